import Foundation

/// A timer for each frame of the display. A picture has no frames: it never fires.
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector

    /// Whether ``fire()`` does nothing.
    open var isPaused = false
    /// In frames per second. Kept and never read: it never fires.
    open var preferredFramesPerSecond = 0
    /// Kept and never read: it never fires.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link that calls a method with itself. It retains its target.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// In seconds; always 0: there are no frames.
    open var timestamp: CFTimeInterval { 0 }
    /// In seconds; always a sixtieth after ``timestamp``.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// In seconds, as on a display with 60 frames per second.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// Does nothing: there are no frames.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing: there are no frames.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing: there are no frames.
    open func invalidate() {}

    /// Calls the method as for a frame. UIKit has no such method.
    public final func fire() {
        if !isPaused { selector.send(to: target, [self]) }
    }
}

/// The frames per second that an animation asks for.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Kept and never read: there are no frames.
    public var minimum: Float
    /// Kept and never read: there are no frames.
    public var maximum: Float
    /// Kept and never read: there are no frames.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
