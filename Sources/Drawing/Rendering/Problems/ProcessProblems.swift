internal import Console
internal import Synchronization

extension ProblemSink {
    /// The outermost sink, which writes to standard error.
    package static let process = ProblemSink { StandardError.write("warning: \($0.text)") }
}

/// Forwards problems outside any render's sink to a test library, which knows to which test they belong.
package enum ProcessProblems {
    /// Takes a problem, and returns whether its owner is known.
    package typealias Observer = @Sendable (RenderProblem) -> Bool

    private struct State {
        var observer: Observer?
        /// The problems before an observer was set.
        var early: [RenderProblem] = []
    }

    private static let state = Mutex(State())
    private static let maximumEarlyProblems = 100

    /// The first problems of the process; empty once there is an observer.
    package static var early: [RenderProblem] { state.withLock { $0.early } }

    /// Sends all further problems to an observer.
    package static func follow(_ observer: @escaping Observer) { state.withLock { $0 = State(observer: observer) } }

    /// - Returns: Whether the owner of the problem is known.
    static func observe(_ problem: RenderProblem) -> Bool {
        let observer = state.withLock { state in
            if state.observer == nil, state.early.count < maximumEarlyProblems { state.early.append(problem) }
            return state.observer
        }
        // Called outside the lock, because it runs foreign code.
        return observer?(problem) ?? false
    }
}
