import ChatLook
import ChatModels
import HeadlessUIKit

/// An option of a poll above its voters: its name, a trophy if it has the most votes, and its number of votes.
open class PollResultsSectionHeaderView: _TableHeaderFooterView, ThemeProvider {
    /// An option and its poll.
    public struct Content {
        /// The option.
        public var option: PollOption

        /// The poll.
        public var poll: Poll

        public init(option: PollOption, poll: Poll) {
            self.option = option
            self.poll = poll
        }
    }

    /// The option.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The upper part of the section's card.
    open private(set) lazy var container = UIView()

    /// The name of the option.
    open private(set) lazy var optionNameLabel = UILabel()

    /// The trophy.
    open private(set) lazy var winnerImageView = UIImageView()

    /// The number of votes for the option.
    open private(set) lazy var votesLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        optionNameLabel.accessibilityIdentifier = "optionNameLabel"
        winnerImageView.accessibilityIdentifier = "winnerImageView"
        votesLabel.accessibilityIdentifier = "votesLabel"
        optionNameLabel.numberOfLines = 0
        winnerImageView.contentMode = .scaleAspectFit
        votesLabel.setContentHuggingPriority(.streamRequire, for: .horizontal)
        votesLabel.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
        contentView.embedPollCard(container)
        HContainer(spacing: 8, alignment: .top) {
            optionNameLabel
            Spacer()
            winnerImageView.width(16).height(21)
            votesLabel
        }
        .embed(
            in: container,
            insets: NSDirectionalEdgeInsets(
                top: PollCard.padding, leading: PollCard.padding, bottom: 0, trailing: PollCard.padding))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        container.applyPollCardStyle(appearance, corners: PollCard.top)
        let palette = appearance.colorPalette
        optionNameLabel.font = appearance.fonts.bodyBold
        votesLabel.font = appearance.fonts.body
        for label in [optionNameLabel, votesLabel] {
            label.textColor = palette.text
            label.adjustsFontForContentSizeCategory = true
        }
        winnerImageView.image = appearance.images.pollWinner
        winnerImageView.tintColor = palette.text
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        optionNameLabel.text = content.option.text
        votesLabel.text = L10n.Polls.Sheet.votes(content.poll.voteCount(for: content.option))
        winnerImageView.isHidden = !content.poll.isOptionWithMostVotes(content.option)
    }
}
