import HeadlessUIKit

/// A cell of the list of channels.
open class ChatChannelListCollectionViewCell: _CollectionViewCell, ThemeProvider {
    /// The channel's row.
    open private(set) lazy var itemView: ChatChannelListItemView = components.channelContentView.init()

    /// The buttons that a swipe uncovers at the trailing side.
    open private(set) lazy var swipeableView: SwipeableView = components.channelActionsView.init()

    override open var isHighlighted: Bool { didSet { updateBackground() } }
    override open var isSelected: Bool { didSet { updateBackground() } }

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.addSubview(swipeableView.withoutAutoresizingMaskConstraints)
        contentView.addSubview(itemView.withoutAutoresizingMaskConstraints)
        itemView.pin(to: contentView)
        NSLayoutConstraint.activate([
            swipeableView.topAnchor.pin(equalTo: contentView.topAnchor),
            swipeableView.bottomAnchor.pin(equalTo: contentView.bottomAnchor),
            swipeableView.trailingAnchor.pin(equalTo: contentView.trailingAnchor),
        ])
        swipeableView.isHidden = true
    }

    override open func prepareForReuse() {
        super.prepareForReuse()

        swipeableView.close()
    }

    /// A row has the list's width, whatever its texts would like.
    override open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // What UIKit's cells answer would be one more layout of the row, and thrown away.
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let fitting = systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        preferred.frame = CGRect(
            origin: layoutAttributes.frame.origin,
            size: CGSize(width: layoutAttributes.size.width, height: fitting.height))
        return preferred
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = swipeableView.isHidden ? 0 : actionsWidth
        itemView.transform = CGAffineTransform(translationX: isMirrored ? distance : -distance, y: 0)
    }

    /// How wide the buttons are in a row of this height, which may be known before they are laid out.
    private var actionsWidth: CGFloat {
        swipeableView.systemLayoutSizeFitting(
            CGSize(width: 0, height: bounds.height), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required
        ).width
    }

    private func updateBackground() {
        itemView.backgroundColor =
            isHighlighted || isSelected ? itemView.contentHighlightedBackgroundColor : itemView.contentBackgroundColor
    }
}
