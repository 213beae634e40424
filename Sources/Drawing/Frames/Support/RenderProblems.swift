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
        return try $handler.withValue(Handler(tell: handler), operation: body)
    }

    /// Tells of a problem.
    package static func report(_ message: String) { handler.tell(message) }

    /// A closure in a structure: optimized code on Linux ends where a task-local value is a closure itself.
    private struct Handler: Sendable {
        let tell: @Sendable (String) -> Void
    }

    @TaskLocal private static var handler = Handler { StandardError.write("warning: \($0)") }

    /// What is drawn on the main queue for another thread is told to the handler of that thread.
    private static let isCarried: Void = MainQueue.carry($handler)

    // MARK: Once in a run

    private static let toldInRun = Mutex<Set<String>>([])

    /// Tells of a problem that holds for the whole of a run, the first time.
    ///
    /// - Parameter key: What it is told of once; the line itself unless given.
    package static func reportOnceInRun(_ message: String, key: String? = nil) {
        let isNew = toldInRun.withLock { $0.insert(key ?? message).inserted }
        if isNew { report(message) }
    }

    // MARK: Once in a render

    private static let told = Mutex<Set<String>>([])

    /// Tells of a problem that many views may have, once in a render.
    package static func reportOnce(_ message: String) {
        let isNew = told.withLock { $0.insert(message).inserted }
        if isNew { report(message) }
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
