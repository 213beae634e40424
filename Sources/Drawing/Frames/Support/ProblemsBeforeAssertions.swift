internal import Synchronization

/// The problems that were met in a test before its next assertion: a property is often set, and a font often made, where
/// the view is made, and the assertion comes after.
package enum ProblemsBeforeAssertions {
    /// Returns a name for the test that the caller runs in; `nil` outside of tests.
    package typealias TestName = @Sendable () -> String?

    /// Names tests from now on. What was met in the process before belongs to the first assertion that asks.
    package static func follow(_ testName: @escaping TestName) {
        state.withLock { if $0.testName == nil { $0.testName = testName } }
    }

    /// Returns what was met in the caller's test since the last time.
    package static func take() -> [RenderProblem] {
        let (test, waiting) = currentTest()
        guard waiting else { return [] }
        return state.withLock { state in
            let taken = state.problems.filter { $0.test == nil || $0.test == test }
            state.problems.removeAll { $0.test == nil || $0.test == test }
            return taken.map(\.problem)
        }
    }

    /// - Returns: Whether it is known which test the problem belongs to.
    static func add(_ problem: RenderProblem) -> Bool {
        let test = currentTest().name
        return state.withLock { state in
            guard state.testName == nil || test != nil else { return false }
            if !state.problems.contains(where: { $0.test == test && $0.problem == problem }) {
                state.problems.append((test, problem))
            }
            // What tests without assertions have met is taken by nobody.
            if state.problems.count > most { state.problems.removeFirst(most / 2) }
            return test != nil
        }
    }

    private struct State: Sendable {
        var testName: TestName?
        var problems: [(test: String?, problem: RenderProblem)] = []
    }

    private static let state = Mutex(State())
    private static let most = 200

    /// The test's name is asked for outside of the lock, since it runs the code of others.
    private static func currentTest() -> (name: String?, hasProblems: Bool) {
        let (testName, hasProblems) = state.withLock { ($0.testName, !$0.problems.isEmpty) }
        return (testName?(), hasProblems)
    }
}
