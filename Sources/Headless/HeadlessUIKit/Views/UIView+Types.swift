extension UIView {
    /// The value for an axis without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The placement of content that doesn't have the size of its view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The distances that resize with the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// Returns the rectangle after its container was resized.
        func resized(_ rect: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
            let x = Self.resized(
                start: rect.minX, length: rect.width, change: new.width - old.width,
                flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
            let y = Self.resized(
                start: rect.minY, length: rect.height, change: new.height - old.height,
                flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
            return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        }

        /// Distributes the change equally among the flexible parts.
        private static func resized(
            start: CGFloat, length: CGFloat, change: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)
        ) -> (start: CGFloat, length: CGFloat) {
            let parts = CGFloat((flexible.before ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.after ? 1 : 0))
            guard parts > 0 else { return (start, length) }
            let share = change / parts
            return (start + (flexible.before ? share : 0), length + (flexible.size ? share : 0))
        }
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }
}
