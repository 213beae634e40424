internal import Foundation

/// Runs cleanup before a signal ends the process.
enum EndingSignals {
    private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU]

    /// The received signal. The handler, which may interrupt anything, writes it.
    nonisolated(unsafe) private static let received = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)

    nonisolated(unsafe) private static let arrival = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    nonisolated(unsafe) private static var cleanUp: () -> Never = { end() }

    /// Makes ending signals run `cleanUp` on a dedicated thread. Call it once.
    ///
    /// Signals that are ignored, as under `nohup`, stay ignored.
    static func await(cleaningUp cleanUp: @escaping () -> Never) {
        Self.cleanUp = cleanUp
        received.initialize(to: 0)
        sem_init(arrival, 0, 0)
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { _ in
                while sem_wait(EndingSignals.arrival) != 0 {}
                EndingSignals.cleanUp()
            }, nil)
        guard failure == 0 else { return }
        pthread_detach(thread)
        for number in numbers {
            var before = sigaction()
            sigaction(number, nil, &before)
            guard
                unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
                    != unsafeBitCast(SIG_IGN, to: Int.self)
            else { continue }
            var action = sigaction()
            action.sa_flags = SA_RESTART
            action.__sigaction_handler.sa_handler = { number in
                EndingSignals.received.pointee = number
                sem_post(EndingSignals.arrival)
            }
            sigaction(number, &action, nil)
        }
    }

    /// Ends the process by the received signal, so that the parent process sees it.
    static func end() -> Never { end(by: received.pointee) }

    static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        while true { pause() }
    }
}
