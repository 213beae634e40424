internal import Foundation

/// The queue on which the code of views runs.
///
/// Views are isolated to the main actor, as on iOS. A caller may be anywhere: on the main thread, in a task, on a
/// thread of its own, and it may be synchronous.
public enum MainQueue {
    /// Runs `body` on the main queue and returns when it has ended; at once if the caller is on that queue already.
    ///
    /// The settings of the render that is under way hold inside `body` too.
    public static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        if isCurrent { return try MainActor.assumeIsolated(body) }
        // A task-local value stays behind on the way to the main thread: it is bound again on the other side.
        let settings = RenderSettings.current
        return try DispatchQueue.main.sync {
            try RenderSettings.$current.withValue(settings) { try MainActor.assumeIsolated(body) }
        }
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
