internal import Console
internal import Synchronization

/// What a render can't draw as it was asked: constraints that contradict each other, a frame without end, a picture
/// that isn't there. It is told in one line and drawn around.
public enum RenderProblems {
    /// Runs `body` and calls `handler` with one line for each problem of what is drawn meanwhile, on any thread. By
    /// default the lines go to standard error.
    public static func withHandler<Result>(
        _ handler: @escaping @Sendable (String) -> Void, operation body: () throws -> Result
    ) rethrows -> Result {
        isCarried
        return try $handler.withValue(Handler(isStandard: false, tell: handler), operation: body)
    }

    /// Tells of a problem.
    package static func report(_ message: String, _ kind: RenderProblem.Kind = .other) {
        report(RenderProblem(kind, message))
    }

    /// Tells of a problem.
    package static func report(_ problem: RenderProblem) {
        tell(problem, isAttributed: attribute(problem))
    }

    /// Tells a handler of each problem, and standard error once in a run where tests run: there are many of them.
    private static func tell(_ problem: RenderProblem, isAttributed: Bool) {
        guard !isLeftToAssertion, !isAttributed || !handler.isStandard || isNewInRun(problem) else { return }
        handler.tell(problem.text)
    }

    /// A closure in a structure: optimized code on Linux ends where a task-local value is a closure itself.
    private struct Handler: Sendable {
        let isStandard: Bool
        let tell: @Sendable (String) -> Void
    }

    @TaskLocal private static var handler = Handler(isStandard: true) { StandardError.write("warning: \($0)") }

    /// What is drawn on the main queue for another thread is told to the handler of that thread.
    private static let isCarried: Void = MainQueue.carry($handler)

    // MARK: Assertions

    /// The list of the assertion that is under way.
    @TaskLocal private static var list: RenderProblem.List?

    private static let isListCarried: Void = MainQueue.carry($list)

    /// Runs `body`, and adds the problems that are met meanwhile to an assertion's list. Standard error has to be told
    /// of them by the assertion, once it knows whether its failure tells of them.
    package static func withList<Result>(
        _ list: RenderProblem.List, operation body: () throws -> Result
    ) rethrows -> Result {
        isListCarried
        return try $list.withValue(list, operation: body)
    }

    private static var isLeftToAssertion: Bool { list != nil && handler.isStandard }

    /// Adds a problem to the assertion that is under way, or keeps it for the next one of the same test.
    ///
    /// - Returns: Whether it is known which test it belongs to.
    private static func attribute(_ problem: RenderProblem) -> Bool {
        if let list {
            list.add(problem)
            return true
        }
        // A handler of its own is there for problems that are expected.
        return handler.isStandard && ProblemsBeforeAssertions.add(problem)
    }

    // MARK: Once in a run

    private static let toldInRun = Mutex<Set<String>>([])

    /// Returns whether standard error has not been told of a problem in this run; from now on it counts as told.
    package static func isNewInRun(_ problem: RenderProblem) -> Bool {
        toldInRun.withLock { $0.insert(problem.key).inserted }
    }

    /// Begins a run: what was told once is told again. For programs that do one thing after the other.
    package static func beginRun() {
        toldInRun.withLock { $0 = [] }
        _ = takeUndrawn()
    }

    /// Tells of a problem that holds for the whole of a run, the first time.
    ///
    /// - Parameter key: What it is told of once; the line itself unless given.
    package static func reportOnceInRun(
        _ message: String, _ kind: RenderProblem.Kind = .other, key: String? = nil
    ) {
        let problem = RenderProblem(kind, message, key: key)
        _ = attribute(problem)
        if !isLeftToAssertion, isNewInRun(problem) { handler.tell(problem.text) }
    }

    // MARK: Once in a render

    private static let told = Mutex<Set<String>>([])

    /// Tells of a problem that many views may have, once in a render.
    package static func reportOnce(_ message: String, _ kind: RenderProblem.Kind = .other) {
        let problem = RenderProblem(kind, message)
        let isAttributed = attribute(problem)
        let isNew = told.withLock { $0.insert(message).inserted }
        if isNew { tell(problem, isAttributed: isAttributed) }
    }

    /// Begins a render: problems are told again. A render inside of another one belongs to it.
    package static func render<Result>(_ body: () throws -> Result) rethrows -> Result {
        let depth = depth.withLock { depth in
            depth += 1
            return depth
        }
        if depth == 1 { told.withLock { $0 = [] } }
        defer { self.depth.withLock { $0 -= 1 } }
        return try body()
    }

    /// The renders that are under way, one inside the other: all run on the main queue.
    private static let depth = Mutex(0)
}
