import ChatLook
import ChatModels
import HeadlessUIKit

/// An option of a poll: a checkbox, its name, its number of votes, and a bar.
open class PollAttachmentOptionListItemView: _View, ThemeProvider {
    /// An option, and the poll that it belongs to.
    public struct Content {
        /// The option.
        public var option: PollOption

        /// The poll.
        public var poll: Poll

        public init(option: PollOption, poll: Poll) {
            self.option = option
            self.poll = poll
        }

        /// Whether the current user voted for the option.
        public var isVotedByCurrentUser: Bool { poll.hasCurrentUserVoted(for: option) }

        /// The number of votes for the option.
        public var voteCount: Int { poll.voteCount(for: option) }

        /// The number of votes, relative to that of the leading option.
        public var voteRatio: CGFloat {
            poll.highestVoteCount > 0 ? CGFloat(voteCount) / CGFloat(poll.highestVoteCount) : 0
        }
    }

    /// The option.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the option is tapped, while the poll is open.
    open var onOptionTap: ((PollOption) -> Void)?

    // MARK: Subviews

    /// The checkbox.
    open private(set) lazy var voteCheckboxImageView = UIImageView()

    /// The name.
    open private(set) lazy var optionNameLabel = UILabel()

    /// The latest voters.
    open private(set) lazy var latestVotesAuthorsView = StackedUserAvatarsView()

    /// The number of votes for the option.
    open private(set) lazy var votesCountLabel = UILabel()

    /// The bar.
    open private(set) lazy var votesProgressView = UIView()

    /// The colored part of the bar.
    open private(set) lazy var votesProgressBar = UIView()

    /// The white background of the check mark, independent of the bubble's color.
    private lazy var tickBackground = UIView()

    private static let tickSize: CGFloat = 14

    private var progressConstraint: NSLayoutConstraint?

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnOption() })
    }

    /// Called when the option is tapped.
    open func handleTapOnOption() {
        guard let content, !content.poll.isClosed else { return }
        onOptionTap?(content.option)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        voteCheckboxImageView.accessibilityIdentifier = "voteCheckboxImageView"
        optionNameLabel.accessibilityIdentifier = "optionNameLabel"
        votesCountLabel.accessibilityIdentifier = "votesCountLabel"
        votesProgressView.accessibilityIdentifier = "votesProgressView"
        optionNameLabel.numberOfLines = 0
        voteCheckboxImageView.contentMode = .center
        for view in [latestVotesAuthorsView, votesCountLabel] {
            view.setContentHuggingPriority(.streamRequire, for: .horizontal)
            view.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
        }
        addSubview(tickBackground.withoutAutoresizingMaskConstraints)
        tickBackground.pin(anchors: [.width, .height], to: Self.tickSize)
        votesProgressView.addSubview(votesProgressBar.withoutAutoresizingMaskConstraints)
        votesProgressBar.pin(anchors: [.leading, .top, .bottom], to: votesProgressView)

        let top = HContainer(spacing: 4, alignment: .top) {
            optionNameLabel
            Spacer()
            latestVotesAuthorsView
            votesCountLabel
        }
        let column = VContainer(spacing: 4) {
            top
            votesProgressView.height(4)
        }
        HContainer(spacing: 2, alignment: .center) {
            voteCheckboxImageView.width(25)
            column.height(greaterThanOrEqualTo: 28)
        }
        .embed(in: self)
        tickBackground.pin(anchors: [.centerX, .centerY], to: voteCheckboxImageView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        optionNameLabel.font = appearance.fonts.subheadline
        optionNameLabel.textColor = appearance.colorPalette.text
        optionNameLabel.adjustsFontForContentSizeCategory = true
        votesCountLabel.font = appearance.fonts.body.withSize(14)
        votesCountLabel.textColor = appearance.colorPalette.text
        votesProgressView.backgroundColor = .systemFill
        votesProgressView.layer.cornerRadius = 2
        votesProgressView.clipsToBounds = true
        votesProgressBar.layer.cornerRadius = 2
        tickBackground.backgroundColor = appearance.colorPalette.staticColorText
        tickBackground.layer.cornerRadius = Self.tickSize / 2
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        optionNameLabel.text = content.option.text
        votesCountLabel.text = LocalizedNumber.text(content.voteCount)
        showCheckbox(of: content)
        showVoters(of: content)
        showProgress(of: content)
    }

    private func showCheckbox(of content: Content) {
        let images = appearance.images
        let palette = appearance.colorPalette
        let isVoted = content.isVotedByCurrentUser
        voteCheckboxImageView.image = isVoted ? images.pollVoteCheckmarkActive : images.pollVoteCheckmarkInactive
        voteCheckboxImageView.tintColor = isVoted ? palette.accentPrimary : palette.inactiveTint
        voteCheckboxImageView.isHidden = content.poll.isClosed
        tickBackground.isHidden = content.poll.isClosed || !isVoted
    }

    private func showVoters(of content: Content) {
        let voters = content.option.latestVotes.sorted { $0.createdAt > $1.createdAt }.compactMap(\.user)
        latestVotesAuthorsView.isHidden = voters.isEmpty || content.poll.votingVisibility == .anonymous
        latestVotesAuthorsView.content = StackedUserAvatarsView.Content(users: Array(voters.prefix(2)))
    }

    private func showProgress(of content: Content) {
        let palette = appearance.colorPalette
        let isWinner = content.poll.isClosed && content.poll.isOptionWinner(content.option)
        votesProgressBar.backgroundColor = isWinner ? palette.alternativeActiveTint : palette.accentPrimary
        progressConstraint?.isActive = false
        progressConstraint = votesProgressBar.widthAnchor.pin(
            equalTo: votesProgressView.widthAnchor, multiplier: content.voteRatio)
        progressConstraint?.isActive = true
    }
}
