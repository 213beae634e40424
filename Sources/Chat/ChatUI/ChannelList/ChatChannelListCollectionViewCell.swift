import HeadlessUIKit

/// A cell of the channel list.
open class ChatChannelListCollectionViewCell: _CollectionViewCell, ThemeProvider {
    /// The channel's row.
    open private(set) lazy var itemView: ChatChannelListItemView = components.channelContentView.init()

    /// The swipe actions on the trailing side.
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

    /// The width of a row is that of the list, whatever its content is.
    override open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // UIKit's implementation would lay out the row once more without need.
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

    /// The width of the actions in a row of this height, which may be known before layout.
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
