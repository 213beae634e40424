import Frames
import Testing

/// The test that problems belong to which are met outside of its assertions.
enum TestProblems {
    /// Returns what was met in the current test since its last assertion.
    static func take() -> [RenderProblem] {
        isFollowing
        return ProblemsBeforeAssertions.take()
    }

    private static let isFollowing: Void = ProblemsBeforeAssertions.follow { name }

    private static var name: String? {
        guard let test = Test.current else { return XCTestInvocations.current.map { "\($0.id)" } }
        // The cases of a test with arguments run at once, each in a task of its own.
        let task = test.isParameterized ? withUnsafeCurrentTask { $0.map { " \($0.hashValue)" } } : nil
        return "\(test.id)\(task ?? "")"
    }
}
