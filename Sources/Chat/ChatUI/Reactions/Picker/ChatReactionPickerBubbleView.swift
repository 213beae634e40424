import HeadlessUIKit

/// The bubble from which a reaction is picked. Subclasses give it its shape.
open class ChatReactionPickerBubbleView: _View, ThemeProvider {
    /// What the bubble shows.
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

/// A bubble with round ends and two discs, which lead down to the message.
open class DefaultChatReactionPickerBubbleView: ChatReactionPickerBubbleView {
    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.popoverBackground
        layer.borderColor = appearance.colorPalette.border.cgColor
        layer.borderWidth = 1
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
        placeTail()
    }

    private lazy var tail = [makeDisc(radius: 4), makeDisc(radius: 2)]

    /// The larger disc's centre is on the lower edge of the bubble, the smaller one lies outwards below it.
    private func placeTail() {
        guard let tailDirection else {
            for disc in tail { disc.isHidden = true }
            return
        }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let side: CGFloat = (tailDirection == .toTrailing) == isLeftToRight ? 1 : -1
        let centers = [
            CGPoint(x: bounds.midX, y: bounds.maxY), CGPoint(x: bounds.midX + 4 * side, y: bounds.maxY + 6),
        ]
        for (disc, center) in zip(tail, centers) {
            disc.isHidden = false
            disc.position = center
        }
    }

    private func makeDisc(radius: CGFloat) -> CALayer {
        let disc = CALayer()
        disc.frame = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        disc.cornerRadius = radius
        disc.backgroundColor = appearance.colorPalette.popoverBackground.cgColor
        disc.borderColor = appearance.colorPalette.border.cgColor
        disc.borderWidth = 1
        layer.insertSublayer(disc, at: 0)
        return disc
    }
}

/// The reactions that can be picked.
open class ChatReactionPickerReactionsView: ChatMessageReactionsView {
    override open var reactionItemView: ChatMessageReactionItemView.Type {
        components.reactionPickerReactionItemView
    }
}
