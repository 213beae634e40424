internal import Foundation

/// The streams that a program is started with, as descriptors: whoever starts it may have closed or filled them.
package enum StandardStream: Int32, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2

    /// Makes sure that no file that is opened later takes the place of a stream that is closed, and that a pipe without
    /// a reader or a limit on the size of files is an error and not the end of the program.
    ///
    /// For the beginning of a program. Programs that it starts have the usual signals.
    package static func secure() {
        for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 && errno == EBADF {
            // Opened the wrong way round, so that reading or writing fails as before.
            let descriptor = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
            if descriptor >= 0, descriptor != stream.rawValue {
                dup2(descriptor, stream.rawValue)
                close(descriptor)
            }
        }
        // Not ignored: what is ignored stays so in programs that this one starts.
        for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
    }

    /// Writes all bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(StreamError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(rawValue, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 {
                switch errno {
                case EINTR: continue
                // Somebody else has made the pipe one that doesn't wait.
                case EAGAIN: wait()
                default: throw StreamError(code: errno)
                }
            } else {
                rest = rest.dropFirst(count)
            }
        }
    }

    private func wait() {
        var state = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
    }

    /// Writes lines in their ``Swift/String/printableLines`` form, and a line break behind them.
    package func write(lines: String) throws(StreamError) { try write(text: lines + "\n") }

    /// Writes a text of any number of lines in its ``Swift/String/printableLines`` form.
    package func write(text: String) throws(StreamError) {
        var text = text.printableLines
        let result = text.withUTF8 { utf8 in
            Result { () throws(StreamError) in try write(UnsafeRawBufferPointer(utf8)) }
        }
        try result.get()
    }
}

/// A stream that can't be written to.
package struct StreamError: Error, Equatable {
    /// The system's number of the error, such as `ENOSPC`.
    let code: Int32

    /// The system's own words.
    package var reason: String { String(cString: strerror(code)) }

    /// Whether the reader of a pipe has left, as `head` does when it has seen enough.
    package var isClosedPipe: Bool { code == EPIPE }
}
