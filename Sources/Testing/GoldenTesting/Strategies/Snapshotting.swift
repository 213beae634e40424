import Foundation
import Frames

/// How a value becomes something that can be written to a file and compared: a picture, a text, data.
///
///     assertSnapshot(of: badge, as: .image)
///
/// A strategy for another type comes from one that is there, with ``pullback(_:)``:
///
///     extension Snapshotting where Value == Badge, Format == UIImage {
///         static var badge: Snapshotting { Snapshotting<UIView, UIImage>.image.pullback { BadgeView(name: $0.name) } }
///     }
public struct Snapshotting<Value, Format> {
    /// What the golden's name ends in, such as `png`.
    public var pathExtension: String?

    public var diffing: Diffing<Format>

    public var snapshot: (Value) -> Async<Format>

    /// What the value is made and drawn under; `nil` for the settings around the assertion.
    var settings: ((RenderSettings) -> RenderSettings)?

    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy that turns its value into this one's first.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy that turns its value into this one's first, in its own time.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async { callback in transform(newValue).run { snapshot($0).run(callback) } }
        }
        strategy.settings = settings
        return strategy
    }
}

/// A strategy whose value is its own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Returns a strategy that waits before it looks at the value.
    ///
    /// - Parameter duration: In seconds.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        var waiting = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                strategy.snapshot(value).run(callback)
            }
        }
        waiting.settings = strategy.settings
        return waiting
    }
}
