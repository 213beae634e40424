import HeadlessUIKit

/// The row of a vote, on the card of its option.
open class PollResultsVoteItemCell: _TableViewCell, ThemeProvider {
    /// The vote.
    public var content: PollResultsVoteItemView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The part of the card behind the row.
    open private(set) lazy var container = UIView()

    /// The author and the time of the vote.
    open private(set) lazy var itemView: PollResultsVoteItemView = components.pollResultsVoteItemView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embedPollCard(container)
        container.embed(
            itemView,
            insets: NSDirectionalEdgeInsets(
                top: PollCard.padding, leading: PollCard.padding, bottom: 0, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        selectionStyle = .none
        backgroundColor = appearance.colorPalette.background
        container.applyPollCardStyle(appearance, corners: [])
    }

    override open func updateContent() {
        super.updateContent()

        itemView.content = content
    }
}
