open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Kept and never read: there are no touches.
    open var numberOfTapsRequired = 1
    /// Kept and never read: there are no touches.
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds. Kept and never read: there are no touches.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Kept and never read: there are no touches.
    open var numberOfTapsRequired = 0
    /// Kept and never read: there are no touches.
    open var numberOfTouchesRequired = 1
    /// In points. Kept and never read: there are no touches.
    open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Kept and never read: there are no touches.
    open var minimumNumberOfTouches = 1
    /// Kept and never read: there are no touches.
    open var maximumNumberOfTouches = Int.max

    /// Always zero: there are no touches.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing: there are no touches.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Always zero: there are no touches.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Kept and never read: there are no touches.
    open var edges: UIRectEdge = []
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Kept and never read: there are no touches.
    open var direction: Direction = .right
    /// Kept and never read: there are no touches.
    open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Kept and never read: there are no touches.
    open var scale: CGFloat = 1
    /// Always zero: there are no touches.
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Kept and never read: there are no touches.
    open var rotation: CGFloat = 0
    /// Always zero: there are no touches.
    open var velocity: CGFloat { 0 }
}
