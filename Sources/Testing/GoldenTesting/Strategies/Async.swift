import Foundation
import Frames
import Rendering

/// A value that is available now or later.
public struct Async<Value> {
    /// Calls its argument once, with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: Calls its argument once, with the value. It is called on the main queue.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.init(onMainQueue: true, run: run)
    }

    /// - Parameter isOnMainQueue: Whether `run` is called on the main queue, rather than on the assertion's.
    init(onMainQueue isOnMainQueue: Bool, run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = isOnMainQueue ? { callback in MainQueue.runUnchecked { run(callback) } } : run
    }

    /// Creates a value that is available now.
    public init(value: Value) {
        self.init(onMainQueue: false) { callback in callback(value) }
    }

    /// Returns the value that `transform` makes of this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue>(onMainQueue: false) { callback in run { callback(transform($0)) } }
    }

    /// Waits for the value; `nil` if it isn't available in time.
    ///
    /// - Parameter timeout: In seconds.
    func value(within timeout: TimeInterval) -> Value? {
        let box = LockedBox<Value>()
        run { box.set($0) }
        let end = Date(timeIntervalSinceNow: timeout)
        while box.value == nil, Date() < end {
            if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) {
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
        return box.value
    }
}

private final class LockedBox<Value> {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? { lock.withLock { stored } }

    func set(_ value: Value) {
        lock.withLock { stored = value }
    }
}
