import Foundation
import Frames
import HeadlessUIKit
import Rendering

/// A strategy that turns a value into something that can be written to a file and compared: a picture, a text, data.
///
///     assertSnapshot(of: badge, as: .image)
///
/// Its functions may create views: they are always called on the main queue.
///
/// To create a strategy for your own type, transform an existing one with ``pullback(_:)``:
///
///     extension Snapshotting where Value == Badge, Format == UIImage {
///         @MainActor static var badge: Snapshotting { Snapshotting<UIView, UIImage>.image.pullback { BadgeView(name: $0.name) } }
///     }
public struct Snapshotting<Value, Format> {
    /// The file extension of the golden, such as `png`; `nil` for none.
    public var pathExtension: String?

    /// The functions that write, read and compare the format.
    public var diffing: Diffing<Format>

    /// Turns the value into the format, now or later. May be called from any thread.
    public var snapshot: (Value) -> Async<Format>

    /// Changes the settings around the assertion for creating and drawing the value; `nil` changes nothing.
    package var settings: ((RenderSettings) -> RenderSettings)?

    /// Traits of the views that the application doesn't have, as on iOS. The application only takes their scale.
    package var traits: UITraitCollection?

    /// Creates an asynchronous strategy.
    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>) {
        self.init(
            pathExtension: pathExtension, diffing: diffing, settings: nil,
            snapshot: { value in MainQueue.runUnchecked { asyncSnapshot(value) } })
    }

    /// - Parameter snapshot: Called on the assertion's thread.
    private init(
        pathExtension: String?, diffing: Diffing<Format>, settings: ((RenderSettings) -> RenderSettings)?,
        snapshot: @escaping (Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.settings = settings
        self.snapshot = snapshot
    }

    /// Creates a strategy.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy for another type, whose values are first converted to this one's.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for another type, whose values are first converted to this one's asynchronously.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        var strategy = Snapshotting<NewValue, Format>(
            pathExtension: pathExtension, diffing: diffing, settings: settings
        ) { new in
            Async(onMainQueue: false) { callback in
                let value = MainQueue.runUnchecked { transform(new) }
                value.run { snapshot($0).run(callback) }
            }
        }
        strategy.traits = traits
        return strategy
    }
}

/// A strategy whose value is its own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy for values that are their own format.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Returns a strategy that waits before it takes the value.
    ///
    /// - Parameter duration: In seconds.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        var waiting = Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing, settings: strategy.settings
        ) { value in
            // The value's preparation may need the main queue.
            Async(onMainQueue: false) { callback in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                strategy.snapshot(value).run(callback)
            }
        }
        waiting.traits = strategy.traits
        return waiting
    }
}
