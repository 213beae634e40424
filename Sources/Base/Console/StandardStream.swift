internal import Foundation

/// The three standard streams. The parent process may have closed or filled them.
package enum StandardStream: Int32, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2

    /// Keeps files that are opened later from taking the place of a closed stream, and turns writing to a closed pipe
    /// or beyond a file-size limit into an error instead of the end of the program.
    ///
    /// Call this when a program starts. Its child processes keep the default signal handling.
    package static func secure() {
        for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 && errno == EBADF {
            // Opened in the opposite direction, so that reading or writing still fails.
            let descriptor = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
            if descriptor >= 0, descriptor != stream.rawValue {
                dup2(descriptor, stream.rawValue)
                close(descriptor)
            }
        }
        // A handler, not `SIG_IGN`: child processes inherit ignored signals.
        for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
    }

    /// Writes all bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(StreamError) { try Self.write(bytes, to: rawValue) }

    /// Writes all bytes to a descriptor.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(StreamError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 {
                switch errno {
                case EINTR: continue
                // Another process has made the pipe non-blocking.
                case EAGAIN: wait(for: descriptor)
                default: throw StreamError(code: errno)
                }
            } else {
                rest = rest.dropFirst(count)
            }
        }
    }

    private static func wait(for descriptor: Int32) {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
    }

    /// Writes lines in their ``Swift/String/printableLines`` form, followed by a line break.
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

/// An error of writing to a standard stream.
package struct StreamError: Error, Equatable {
    /// The `errno` value, such as `ENOSPC`.
    let code: Int32

    /// The system's description of the error.
    package var reason: String { String(cString: strerror(code)) }

    /// Whether the reader of a pipe has closed it, as `head` does when it has read enough.
    package var isClosedPipe: Bool { code == EPIPE }
}
