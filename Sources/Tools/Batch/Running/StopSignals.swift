internal import Foundation

/// The pipe that the handler of signals writes to. A handler can't have a context.
nonisolated(unsafe) private var writingEnd: Int32 = -1

/// Signals that ask the program to end, as bytes of a pipe that can be waited for.
package struct StopSignals: Sendable {
    /// What is waited for.
    let descriptor: Int32

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Takes signals from now on. For programs, not for libraries.
    package init() throws(BatchError) {
        let pipe = try Descriptors.pipe()
        descriptor = pipe.reading
        writingEnd = pipe.writing
        Descriptors.makeNonblocking(pipe.reading)
        Descriptors.makeNonblocking(pipe.writing)
        // A reader who goes away is noticed where something is written.
        _ = signal(SIGPIPE, SIG_IGN)
        for number in Self.signals {
            var former = sigaction()
            // What is ignored, as with nohup, stays so.
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

    /// The signal that has come.
    func received() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Ends the program as the signal would have done.
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
