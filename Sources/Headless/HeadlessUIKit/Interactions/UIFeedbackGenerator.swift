/// The base class of haptic feedback generators. There is no haptic feedback: everything here compiles and does
/// nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    override public init() {
        super.init()
    }

    /// Creates a generator for a view, as on iOS 17.5.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Does nothing: there is no haptic feedback.
    open func prepare() {}
}

/// Feedback for a collision. There is no haptic feedback.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init()
    }

    /// Does nothing: there is no haptic feedback.
    open func impactOccurred() {}
    /// Does nothing: there is no haptic feedback.
    open func impactOccurred(intensity: CGFloat) {}
    /// Does nothing: there is no haptic feedback.
    open func impactOccurred(at location: CGPoint) {}
    /// Does nothing: there is no haptic feedback.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a selection change. There is no haptic feedback.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing: there is no haptic feedback.
    open func selectionChanged() {}
    /// Does nothing: there is no haptic feedback.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for success or failure. There is no haptic feedback.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Does nothing: there is no haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Does nothing: there is no haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
