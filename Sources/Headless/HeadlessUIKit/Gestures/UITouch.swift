/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// Always ended.
    open var phase: Phase { .ended }
    open var tapCount: Int { 1 }
    /// Always 0: there is no clock.
    open var timestamp: TimeInterval { 0 }
    /// Always `nil`.
    open var view: UIView? { nil }
    /// Always `nil`.
    open var window: UIWindow? { nil }
    /// Always zero: there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Always zero.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A user event.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// Always touches.
    open var type: EventType { .touches }
    /// Always 0: there is no clock.
    open var timestamp: TimeInterval { 0 }
    /// Always `nil`.
    open var allTouches: Set<UITouch>? { nil }
}
