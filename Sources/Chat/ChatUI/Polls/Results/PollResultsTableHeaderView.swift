import ChatModels
import HeadlessUIKit

/// The question of a poll, above its results.
open class PollResultsTableHeaderView: _View, ThemeProvider {
    /// The poll.
    public var content: Poll? {
        didSet { updateContentIfNeeded() }
    }

    /// The card behind the question.
    open private(set) lazy var container = UIView()

    /// The question.
    open private(set) lazy var pollNameLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        pollNameLabel.accessibilityIdentifier = "pollNameLabel"
        pollNameLabel.numberOfLines = 0
        embedPollCard(container, bottom: PollCard.spacing)
        container.embed(
            pollNameLabel,
            insets: NSDirectionalEdgeInsets(
                top: PollCard.padding, leading: PollCard.padding, bottom: PollCard.padding, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        container.applyPollCardStyle(appearance)
        pollNameLabel.font = appearance.fonts.headlineBold
        pollNameLabel.textColor = appearance.colorPalette.text
        pollNameLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        pollNameLabel.text = content?.name
    }
}
