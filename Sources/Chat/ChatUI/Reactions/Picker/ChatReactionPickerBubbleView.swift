import HeadlessUIKit

/// The bubble of the reaction picker. Subclasses define its shape.
open class ChatReactionPickerBubbleView: _View, ThemeProvider {
    /// The available reactions.
    open var content: ChatMessageReactionsView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The side that the tail points to, or `nil` for none.
    open var tailDirection: ChatThreadArrowView.Direction? {
        didSet { updateContentIfNeeded() }
    }

    /// The reactions.
    open private(set) lazy var contentView = components.reactionPickerReactionsView.init()

    /// The insets of the reactions in the bubble, in points.
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

/// A bubble with rounded ends and a tail of two discs.
open class DefaultChatReactionPickerBubbleView: ChatReactionPickerBubbleView {
    /// The outline of bubble and tail.
    private let outlineLayer = CAShapeLayer()

    /// The interior of bubble and tail, which hides the lines where they overlap.
    private let fillLayer = CAShapeLayer()

    override open func setUpLayout() {
        super.setUpLayout()

        layer.insertSublayer(fillLayer, at: 0)
        layer.insertSublayer(outlineLayer, at: 0)
        outlineLayer.fillColor = nil
        // One point of the line is outside of the interior.
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

    /// The interior of the bubble. The larger disc's center is on the lower edge, the smaller one is below it, on the
    /// author's side.
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

/// The available reactions.
open class ChatReactionPickerReactionsView: ChatMessageReactionsView {
    override open var reactionItemView: ChatMessageReactionItemView.Type {
        components.reactionPickerReactionItemView
    }
}
