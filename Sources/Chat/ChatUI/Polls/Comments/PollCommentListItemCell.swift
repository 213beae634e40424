import HeadlessUIKit

/// The row below the text of a comment, which is the end of its card.
open class PollCommentListItemCell: _TableViewCell, ThemeProvider {
    /// The comment.
    public var content: PollCommentListItemView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The lower part of the card.
    open private(set) lazy var container = UIView()

    /// The author and the time of the comment.
    open private(set) lazy var itemView: PollCommentListItemView = components.pollCommentListItemView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embedPollCard(container, bottom: PollCard.spacing)
        container.embed(
            itemView,
            insets: NSDirectionalEdgeInsets(
                top: 4, leading: PollCard.padding, bottom: PollCard.padding, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        selectionStyle = .none
        backgroundColor = appearance.colorPalette.background
        container.applyPollCardStyle(appearance, corners: PollCard.bottom)
    }

    override open func updateContent() {
        super.updateContent()

        itemView.content = content
    }
}
