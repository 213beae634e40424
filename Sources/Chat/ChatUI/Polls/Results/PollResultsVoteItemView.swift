import ChatLook
import ChatModels
import HeadlessUIKit

/// The author and the time of a vote.
open class PollResultsVoteItemView: _View, ThemeProvider {
    /// A vote.
    public struct Content {
        /// The vote.
        public var vote: PollVote

        /// Whether the voter is hidden.
        public var isAnonymous: Bool

        public init(vote: PollVote, isAnonymous: Bool = false) {
            self.vote = vote
            self.isAnonymous = isAnonymous
        }
    }

    /// The vote.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The diameter of the avatar, in points.
    open var authorAvatarSize: CGFloat { 20 }

    /// The avatar of the voter.
    open private(set) lazy var authorAvatarView: ChatUserAvatarView = components.userAvatarView.init()

    /// The name of the voter.
    open private(set) lazy var authorNameLabel = UILabel()

    /// The time of the vote.
    open private(set) lazy var voteTimestampLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        authorNameLabel.accessibilityIdentifier = "authorNameLabel"
        voteTimestampLabel.accessibilityIdentifier = "voteTimestampLabel"
        authorAvatarView.shouldShowOnlineIndicator = false
        voteTimestampLabel.setContentHuggingPriority(.streamRequire, for: .horizontal)
        voteTimestampLabel.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
        HContainer(spacing: 8, alignment: .center) {
            authorAvatarView.width(authorAvatarSize).height(authorAvatarSize)
            authorNameLabel
            voteTimestampLabel
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        authorNameLabel.font = appearance.fonts.body
        authorNameLabel.textColor = appearance.colorPalette.text
        voteTimestampLabel.font = appearance.fonts.subheadline
        voteTimestampLabel.textColor = appearance.colorPalette.textLowEmphasis
        for label in [authorNameLabel, voteTimestampLabel] { label.adjustsFontForContentSizeCategory = true }
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        let author = content.isAnonymous ? nil : content.vote.user
        authorAvatarView.content = author
        authorAvatarView.isHidden = content.isAnonymous
        authorNameLabel.text = author.map { $0.name ?? $0.id } ?? L10n.Polls.Sheet.anonymous
        let formatter = appearance.formatters.pollVoteTimestamp
        let date = content.vote.createdAt
        voteTimestampLabel.text = "\(formatter.formatDay(date)) \(formatter.formatTime(date))"
    }
}
