import Rendering
import Synchronization
import Testing

/// The problems that a test ran into before its next assertion: properties are often set, and fonts often created, well
/// before the view is asserted.
enum TestProblems {
    /// Returns the problems in the current test since its last assertion. Problems before the process's first test go
    /// to the first assertion that asks.
    static func take() -> [RenderProblem] {
        _ = isFollowing
        guard problems.withLock({ !$0.isEmpty }) else { return [] }
        let test = currentTest
        return problems.withLock { problems in
            defer { problems.removeAll { $0.test == nil || $0.test == test } }
            return problems.filter { $0.test == nil || $0.test == test }.map(\.problem)
        }
    }

    private static let problems = Mutex<[(test: String?, problem: RenderProblem)]>([])

    /// Limits the problems of tests without assertions, which no assertion takes.
    private static let limit = 200

    private static let isFollowing: Void = {
        ProcessProblems.early.forEach { add($0, of: nil) }
        ProcessProblems.follow { problem in
            guard let test = currentTest else { return false }
            add(problem, of: test)
            return true
        }
    }()

    private static func add(_ problem: RenderProblem, of test: String?) {
        problems.withLock { problems in
            guard !problems.contains(where: { $0.test == test && $0.problem == problem }) else { return }
            problems.append((test, problem))
            if problems.count > limit { problems.removeFirst(limit / 2) }
        }
    }

    /// The name of the caller's test; `nil` outside of tests.
    private static var currentTest: String? {
        guard let test = Test.current else { return XCTestInvocations.current.map { "\($0.id)" } }
        // The cases of a parameterized test run concurrently, each in its own task.
        let task = test.isParameterized ? withUnsafeCurrentTask { $0.map { " \($0.hashValue)" } } : nil
        return "\(test.id)\(task ?? "")"
    }
}
