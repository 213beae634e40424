import HeadlessUIKit

/// The row of an option, on the card of all options.
open class PollAllOptionsListItemCell: _TableViewCell, ThemeProvider {
    /// The option.
    public var content: PollAttachmentOptionListItemView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The rounded corners of the part of the card behind the row.
    var corners: CACornerMask = [] {
        didSet { container.applyPollCardStyle(appearance, corners: corners) }
    }

    /// The part of the card behind the row.
    open private(set) lazy var container = UIView()

    /// The option.
    open private(set) lazy var itemView: PollAttachmentOptionListItemView =
        components.pollAttachmentOptionListItemView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embedPollCard(container)
        container.embed(
            itemView,
            insets: NSDirectionalEdgeInsets(
                top: 12, leading: PollCard.padding, bottom: 12, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        selectionStyle = .none
        backgroundColor = appearance.colorPalette.background
        container.applyPollCardStyle(appearance, corners: corners)
    }

    override open func updateContent() {
        super.updateContent()

        itemView.content = content
    }
}
