internal import Console
package import Foundation
internal import Synchronization

/// The queue on which view code runs.
///
/// Views are isolated to the main actor, as on iOS. Callers may be synchronous and anywhere: on the main thread, in a
/// task, on another thread.
public enum MainQueue {
    /// Runs `body` on the main queue and returns when it ends; directly if the caller is on the main queue.
    ///
    /// The caller's ``RenderContext`` applies inside `body` too: its settings, and where its problems go. If the main
    /// queue is busy for ten seconds, a line on standard error names the waiting caller.
    ///
    /// - Parameters:
    ///   - file: The file of the waiting code.
    ///   - line: The line of the waiting code.
    public static func run<Result: Sendable>(
        file: String = #fileID, line: UInt = #line, _ body: @MainActor () throws -> Result
    ) rethrows -> Result {
        if isCurrent { return try DefaultTimeZone.following { try MainActor.assumeIsolated(body) } }
        let caller = CallerContext(from: "\(file):\(line)")
        return try queue.sync { try caller.run { try MainActor.assumeIsolated(body) } }
    }

    /// Runs `body` like ``run(file:line:_:)``, without checks for sendability: the caller waits, so nothing else uses
    /// its values. For closures of other modules, which aren't declared as making views.
    package static func runUnchecked<Result>(
        file: String = #fileID, line: UInt = #line, _ body: () throws -> Result
    ) rethrows -> Result {
        if isCurrent { return try DefaultTimeZone.following(body) }
        let caller = CallerContext(from: "\(file):\(line)")
        return try queue.sync { try caller.run(body) }
    }

    /// A caller's context, carried to the main queue.
    private struct CallerContext {
        private let context = RenderContext.current
        private let watch: MainQueueWatch

        init(from place: String) {
            watch = MainQueueWatch(waiting: place)
        }

        func run<Result>(_ body: () throws -> Result) rethrows -> Result {
            watch.end()
            return try context.run { try DefaultTimeZone.following(body) }
        }
    }

    /// Warns on standard error, once per process, that an object is created off the main queue. Without this line,
    /// nothing explains why the program ends at the next closure that checks its isolation.
    package static func checkMaking(_ type: Any.Type) {
        guard !isCurrent, isUnreported.exchange(false, ordering: .relaxed) else { return }
        StandardError.write(
            "MessageShot: \(type) is made outside of the main queue, where its code may end the program; write @MainActor "
                + "before the test or the function that makes it")
    }

    private static let isUnreported = Atomic(true)

    /// Whether the caller is on the main thread or on the main queue. They differ under Swift Testing, which parks the
    /// main thread and serves the main queue from other threads.
    package static var isCurrent: Bool {
        _ = mark
        return isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// Whether the caller is on the main thread. `Thread.isMainThread` makes two system calls, and this is checked for
    /// every view.
    private static var isMainThread: Bool {
        let thread = UInt(pthread_self())
        if mainThread.load(ordering: .relaxed) == thread { return true }
        guard Thread.isMainThread else { return false }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }

    /// The main thread's identifier, cached when first seen.
    private static let mainThread = Atomic<UInt>(0)

    /// Whether a queue is the main queue, for which Dispatch creates a new object on each access.
    package static func isMain(_ queue: DispatchQueue) -> Bool {
        _ = mark
        return queue.getSpecific(key: key) == true
    }

    /// An alias, because the compiler assumes that a closure passed to `DispatchQueue.main.sync` is isolated.
    private static let queue = DispatchQueue.main
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = queue.setSpecific(key: key, value: true)
}
