internal import Console
package import Foundation
internal import Synchronization

/// The queue on which the code of views runs.
///
/// Views are isolated to the main actor, as on iOS. A caller may be anywhere: on the main thread, in a task, on a
/// thread of its own, and it may be synchronous.
public enum MainQueue {
    /// Runs `body` on the main queue and returns when it has ended; at once if the caller is on that queue already.
    ///
    /// The ``RenderContext`` of the caller holds inside `body` too: its settings, and where its problems go. If the main
    /// queue is busy for ten seconds, a line on standard error says so, and who waits.
    ///
    /// - Parameters:
    ///   - file: The file of the code that waits.
    ///   - line: Its line.
    public static func run<Result: Sendable>(
        file: String = #fileID, line: UInt = #line, _ body: @MainActor () throws -> Result
    ) rethrows -> Result {
        if isCurrent { return try DefaultTimeZone.following { try MainActor.assumeIsolated(body) } }
        let way = Way(from: "\(file):\(line)")
        return try queue.sync { try way.arrive { try MainActor.assumeIsolated(body) } }
    }

    /// Runs `body` on the main queue as ``run(file:line:_:)`` does, whatever it uses and returns: the caller waits, so
    /// that nobody else has hold of it. For closures of others, which don't say that they make views.
    package static func runUnchecked<Result>(
        file: String = #fileID, line: UInt = #line, _ body: () throws -> Result
    ) rethrows -> Result {
        if isCurrent { return try DefaultTimeZone.following(body) }
        let way = Way(from: "\(file):\(line)")
        return try queue.sync { try way.arrive(body) }
    }

    /// The way of a caller to the main queue.
    private struct Way {
        private let context = RenderContext.current
        private let watch: MainQueueWatch

        init(from place: String) {
            watch = MainQueueWatch(waiting: place)
        }

        func arrive<Result>(_ body: () throws -> Result) rethrows -> Result {
            watch.end()
            return try context.run { try DefaultTimeZone.following(body) }
        }
    }

    /// Says on standard error that an object whose code belongs on the main queue is made elsewhere, once in a process.
    /// Without the line, nobody knows why the program ends at the next closure that checks where it runs.
    package static func checkMaking(_ type: Any.Type) {
        guard !isCurrent, isUnreported.exchange(false, ordering: .relaxed) else { return }
        StandardError.write(
            "MessageShot: \(type) is made outside of the main queue, where its code may end the program; write @MainActor "
                + "before the test or the function that makes it")
    }

    private static let isUnreported = Atomic(true)

    /// Whether the caller is on the main thread or on the main queue. The two differ under Swift Testing, which parks
    /// the main thread and serves the main queue from others.
    package static var isCurrent: Bool {
        _ = mark
        return isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// Whether the caller is on the main thread. `Thread.isMainThread` asks the system twice; every view that is made asks.
    private static var isMainThread: Bool {
        let thread = UInt(pthread_self())
        if mainThread.load(ordering: .relaxed) == thread { return true }
        guard Thread.isMainThread else { return false }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }

    /// The main thread, once it has been seen.
    private static let mainThread = Atomic<UInt>(0)

    /// Whether a queue is the main queue, of which Dispatch makes a new object each time.
    package static func isMain(_ queue: DispatchQueue) -> Bool {
        _ = mark
        return queue.getSpecific(key: key) == true
    }

    /// By this name: of a closure that `DispatchQueue.main.sync` is given, the compiler takes it that it is isolated.
    private static let queue = DispatchQueue.main
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = queue.setSpecific(key: key, value: true)
}
