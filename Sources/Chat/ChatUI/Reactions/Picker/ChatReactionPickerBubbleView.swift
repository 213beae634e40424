import HeadlessUIKit

/// The bubble from which a reaction is picked. Subclasses give it its shape.
open class ChatReactionPickerBubbleView: _View, ThemeProvider {
    /// The reactions to choose from.
    open var content: ChatMessageReactionsView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The side to which the tail points, or `nil` for none.
    open var tailDirection: ChatThreadArrowView.Direction? {
        didSet { updateContentIfNeeded() }
    }

    /// The reactions.
    open private(set) lazy var contentView = components.reactionPickerReactionsView.init()

    /// The distances of the reactions from the edges of the bubble, in points.
    open var contentViewInsets: NSDirectionalEdgeInsets {
        content?.useBigIcons == false
            ? NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            : NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(contentView, insets: contentViewInsets)
    }

    override open func updateContent() {
        super.updateContent()

        contentView.content = content
    }
}

/// A bubble with round ends and a tail of two discs, which lead down to the message.
open class DefaultChatReactionPickerBubbleView: ChatReactionPickerBubbleView {
    /// The line around bubble and tail.
    private let outlineLayer = CAShapeLayer()

    /// The inside of bubble and tail, which hides the lines where they overlap.
    private let fillLayer = CAShapeLayer()

    override open func setUpLayout() {
        super.setUpLayout()

        layer.insertSublayer(fillLayer, at: 0)
        layer.insertSublayer(outlineLayer, at: 0)
        outlineLayer.fillColor = nil
        // One point of the line lies outside of the inside.
        outlineLayer.lineWidth = 2
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        fillLayer.fillColor = appearance.colorPalette.popoverBackground.cgColor
        outlineLayer.strokeColor = appearance.colorPalette.border.cgColor
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        let path = bubblePath.cgPath
        for shape in [outlineLayer, fillLayer] {
            shape.frame = bounds
            shape.path = path
        }
    }

    /// The inside of the bubble. The larger disc's center is on the lower edge, the smaller one lies below it, towards
    /// the author.
    private var bubblePath: UIBezierPath {
        let body = bounds.insetBy(dx: 1, dy: 1)
        let path = UIBezierPath(roundedRect: body, cornerRadius: body.height / 2)
        guard let tailDirection else { return path }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let side: CGFloat = (tailDirection == .toTrailing) == isLeftToRight ? 1 : -1
        path.append(disc(center: CGPoint(x: bounds.midX, y: bounds.maxY), radius: 4 - 1))
        path.append(disc(center: CGPoint(x: bounds.midX + 4 * side, y: bounds.maxY + 6), radius: 2 - 1))
        return path
    }

    private func disc(center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

/// The reactions that can be picked.
open class ChatReactionPickerReactionsView: ChatMessageReactionsView {
    override open var reactionItemView: ChatMessageReactionItemView.Type {
        components.reactionPickerReactionItemView
    }
}
