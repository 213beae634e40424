internal import Foundation

/// The queue on which the code of views runs.
///
/// Views are isolated to the main actor, as on iOS. A caller may be anywhere: on the main thread, in a task, on a
/// thread of its own, and it may be synchronous.
public enum MainQueue {
    /// Runs `body` on the main queue and returns when it has ended; at once if the caller is on that queue already.
    ///
    /// The settings of the render that is under way hold inside `body` too, as do all task-local values that are
    /// carried. If the main queue is busy for ten seconds, a line on standard error says so, and who waits.
    ///
    /// - Parameters:
    ///   - file: The file of the code that waits.
    ///   - line: Its line.
    public static func run<Result: Sendable>(
        file: String = #fileID, line: UInt = #line, _ body: @MainActor () throws -> Result
    ) rethrows -> Result {
        if isCurrent { return try MainActor.assumeIsolated(body) }
        let values = CarriedValues.ofCaller
        let watch = MainQueueWatch(waiting: "\(file):\(line)")
        return try DispatchQueue.main.sync {
            watch.end()
            return try values.bound { try MainActor.assumeIsolated(body) }
        }
    }

    /// Makes a task-local value hold on the main queue as it does for the caller of ``run(file:line:_:)``, from now on.
    ///
    /// By itself a task-local value stays behind on the way to another thread.
    package static func carry<Value>(_ local: TaskLocal<Value>) {
        CarriedValues.add(local)
    }

    /// Whether the caller is on the main thread or on the main queue. The two differ under Swift Testing, which parks
    /// the main thread and serves the main queue from others.
    private static var isCurrent: Bool {
        _ = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)
}
