import Foundation

/// A value that is there now, or later.
public struct Async<Value> {
    /// Calls its argument once, with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: Calls its argument once, with the value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is there now.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// Returns the value that `transform` makes of this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }

    /// Waits for the value; `nil` if it does not come in time.
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
