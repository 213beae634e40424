import HeadlessUIKit

/// The bubble behind the content of a message.
open class ChatMessageBubbleView: _View, AppearanceProvider {
    /// The style of a bubble: its color and its corners.
    public struct Content {
        /// The color of the bubble.
        public let backgroundColor: UIColor

        /// The rounded corners; the others are square.
        public let roundedCorners: CACornerMask

        public init(backgroundColor: UIColor, roundedCorners: CACornerMask) {
            self.backgroundColor = backgroundColor
            self.roundedCorners = roundedCorners
        }
    }

    /// The color and the corners. Without content, the bubble is clear and has four rounded corners.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        layer.borderColor = appearance.colorPalette.border3.cgColor
        layer.cornerRadius = 18
        layer.borderWidth = 1
    }

    override open func updateContent() {
        super.updateContent()

        backgroundColor = content?.backgroundColor ?? .clear
        layer.maskedCorners = content?.roundedCorners ?? Self.allCorners
    }

    private static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
