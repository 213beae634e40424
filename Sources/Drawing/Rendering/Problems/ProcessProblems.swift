internal import Console
internal import Synchronization

extension ProblemSink {
    /// The sink outside of all others: it writes to standard error.
    package static let process = ProblemSink { StandardError.write("warning: \($0.text)") }
}

/// Who follows the problems that no sink of a render gets: a library of tests, which knows the test that they belong to.
package enum ProcessProblems {
    /// Takes a problem, and returns whether it is known to whom it belongs.
    package typealias Observer = @Sendable (RenderProblem) -> Bool

    private struct State {
        var observer: Observer?
        /// The problems that were met before anybody observed.
        var early: [RenderProblem] = []
    }

    private static let state = Mutex(State())
    private static let mostEarly = 100

    /// The first problems of the process, as long as nobody follows.
    package static var early: [RenderProblem] { state.withLock { $0.early } }

    /// Sends all problems to an observer from now on.
    package static func follow(_ observer: @escaping Observer) { state.withLock { $0 = State(observer: observer) } }

    /// - Returns: Whether it is known to whom the problem belongs.
    static func observe(_ problem: RenderProblem) -> Bool {
        let observer = state.withLock { state in
            if state.observer == nil, state.early.count < mostEarly { state.early.append(problem) }
            return state.observer
        }
        // It runs the code of others, and so outside of the lock.
        return observer?(problem) ?? false
    }
}
