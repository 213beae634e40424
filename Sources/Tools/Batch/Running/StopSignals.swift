internal import Files
internal import Foundation

/// The pipe for the signal handler, which can't have a context.
nonisolated(unsafe) private var writingEnd: Int32 = -1

/// Signals that ask the program to end, as bytes of a pipe.
package struct StopSignals: Sendable {
    /// The descriptor to wait for.
    let descriptor: Int32

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Starts handling signals. For programs, not for libraries.
    package init() throws(BatchError) {
        let pipe = try BatchError.rethrowing { () throws(FileError) in try Descriptors.pipe() }
        descriptor = pipe.reading
        writingEnd = pipe.writing
        Descriptors.makeNonblocking(pipe.reading)
        Descriptors.makeNonblocking(pipe.writing)
        // A closed pipe is noticed by the failing write.
        _ = signal(SIGPIPE, SIG_IGN)
        for number in Self.signals {
            var former = sigaction()
            // Ignored signals, as with nohup, stay ignored.
            if sigaction(number, nil, &former) == 0, former.isIgnored { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(writingEnd, &byte, 1)
                errno = code
            }
            sigaction(number, &action, nil)
        }
    }

    /// The signal that was received.
    func received() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Ends the program as the signal would have.
    package static func raise(_ number: Int32) {
        _ = signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
