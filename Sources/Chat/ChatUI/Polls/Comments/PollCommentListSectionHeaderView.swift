import ChatModels
import HeadlessUIKit

/// The text of a comment on a poll, above its author.
open class PollCommentListSectionHeaderView: _TableHeaderFooterView, ThemeProvider {
    /// The comment.
    public var content: PollVote? {
        didSet { updateContentIfNeeded() }
    }

    /// The upper part of the comment's card.
    open private(set) lazy var container = UIView()

    /// The text.
    open private(set) lazy var commentLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        commentLabel.accessibilityIdentifier = "commentLabel"
        commentLabel.numberOfLines = 0
        contentView.embedPollCard(container)
        container.embed(
            commentLabel,
            insets: NSDirectionalEdgeInsets(
                top: PollCard.padding, leading: PollCard.padding, bottom: 4, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        container.applyPollCardStyle(appearance, corners: PollCard.top)
        commentLabel.font = appearance.fonts.bodyBold
        commentLabel.textColor = appearance.colorPalette.text
        commentLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        commentLabel.text = content?.answerText
    }
}
