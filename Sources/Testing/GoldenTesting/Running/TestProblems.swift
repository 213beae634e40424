import Rendering
import Synchronization
import Testing

/// The problems that were met in a test before its next assertion: a property is often set, and a font often made, where the
/// view is made, and the assertion comes after.
enum TestProblems {
    /// Returns what was met in the current test since its last assertion. What was met in the process before the first test
    /// belongs to the first assertion that asks.
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

    /// What tests without assertions have met is taken by nobody.
    private static let most = 200

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
            if problems.count > most { problems.removeFirst(most / 2) }
        }
    }

    /// The name of the test that the caller runs in; `nil` outside of tests.
    private static var currentTest: String? {
        guard let test = Test.current else { return XCTestInvocations.current.map { "\($0.id)" } }
        // The cases of a test with arguments run at once, each in a task of its own.
        let task = test.isParameterized ? withUnsafeCurrentTask { $0.map { " \($0.hashValue)" } } : nil
        return "\(test.id)\(task ?? "")"
    }
}
