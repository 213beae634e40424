package import Files
internal import Synchronization

/// Ends a program that another thread is waiting for.
package final class Interruption: Sendable {
    private struct State {
        var isRequested = false
        var process: ChildProcess?
    }

    private let state = Mutex(State())

    package init() {}

    /// Ends the running program, and those that would be started later.
    package func request() {
        state.withLock { state in
            state.isRequested = true
            state.process?.kill()
        }
    }

    /// Waits for a program, which a request ends.
    ///
    /// - Throws: `CancellationError` if the program was ended by a request.
    package func wait<Result>(for process: ChildProcess, _ body: () throws -> Result) throws -> Result {
        state.withLock { state in
            if state.isRequested { process.kill() } else { state.process = process }
        }
        defer { state.withLock { $0.process = nil } }
        let result = Swift.Result { try body() }
        if state.withLock({ $0.isRequested }) { throw CancellationError() }
        return try result.get()
    }
}
