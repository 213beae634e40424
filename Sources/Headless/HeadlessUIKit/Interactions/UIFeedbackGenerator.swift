/// The base of what makes a device shake. A still makes no feedback: everything here compiles and does nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    override public init() {
        super.init()
    }

    /// Creates a generator for a view, as of iOS 17.5.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Does nothing: a still makes no feedback.
    open func prepare() {}
}

/// A collision. A still makes no feedback.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init()
    }

    /// Does nothing: a still makes no feedback.
    open func impactOccurred() {}
    /// Does nothing: a still makes no feedback.
    open func impactOccurred(intensity: CGFloat) {}
    /// Does nothing: a still makes no feedback.
    open func impactOccurred(at location: CGPoint) {}
    /// Does nothing: a still makes no feedback.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A change of selection. A still makes no feedback.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing: a still makes no feedback.
    open func selectionChanged() {}
    /// Does nothing: a still makes no feedback.
    open func selectionChanged(at location: CGPoint) {}
}

/// A success or a failure. A still makes no feedback.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Does nothing: a still makes no feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Does nothing: a still makes no feedback.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
