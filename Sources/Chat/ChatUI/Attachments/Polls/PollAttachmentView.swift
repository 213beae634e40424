import ChatLook
import ChatModels
import HeadlessUIKit

/// A poll: its question, voting instructions, options and actions.
open class PollAttachmentView: _View, ThemeProvider {
    /// A poll and the current user.
    public struct Content {
        /// The poll.
        public var poll: Poll

        /// The current user.
        public var currentUserId: UserId?

        public init(poll: Poll, currentUserId: UserId?) {
            self.poll = poll
            self.currentUserId = currentUserId
        }
    }

    /// The poll.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The maximum number of options that are shown.
    open var maxNumberOfVisibleOptions: Int { 10 }

    // MARK: Subviews

    /// The question.
    open private(set) lazy var pollNameLabel = UILabel()

    /// The voting instructions.
    open private(set) lazy var subtitleLabel = UILabel()

    /// The options.
    open private(set) lazy var optionListView: PollAttachmentOptionListView =
        components.pollAttachmentOptionListView.init()

    /// The action buttons.
    open private(set) lazy var footerView: PollAttachmentFooterView = components.pollAttachmentFooterView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        pollNameLabel.accessibilityIdentifier = "pollNameLabel"
        subtitleLabel.accessibilityIdentifier = "subtitleLabel"
        pollNameLabel.numberOfLines = 0
        let header = ContainerStackView(
            axis: .vertical, spacing: 2, arrangedSubviews: [pollNameLabel, subtitleLabel])
        let column = ContainerStackView(
            axis: .vertical, spacing: 14, arrangedSubviews: [header, optionListView, footerView])
        embed(column, insets: NSDirectionalEdgeInsets(top: 12, leading: 10, bottom: 10, trailing: 12))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        clipsToBounds = true
        pollNameLabel.font = appearance.fonts.headlineBold
        pollNameLabel.textColor = appearance.colorPalette.text
        pollNameLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.font = appearance.fonts.caption1
        subtitleLabel.textColor = appearance.colorPalette.textLowEmphasis
        subtitleLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        pollNameLabel.text = content?.poll.name
        subtitleLabel.text = subtitleText
        footerView.content = content?.actions(showingOptions: maxNumberOfVisibleOptions) ?? []
        optionListView.content = content.map { content in
            PollAttachmentOptionListView.Content(
                poll: content.poll, options: Array(content.poll.options.prefix(maxNumberOfVisibleOptions)))
        }
    }

    /// The voting instructions, or that the poll is closed.
    open var subtitleText: String {
        guard let poll = content?.poll else { return "" }
        if poll.isClosed { return L10n.Polls.voteEnded }
        if poll.enforceUniqueVote { return L10n.Polls.selectOne }
        if let most = poll.maxVotesAllowed, most > 0 {
            return L10n.Polls.selectUpTo(min(most, poll.options.count))
        }
        return L10n.Polls.selectOneOrMore
    }
}

extension PollAttachmentView.Content {
    /// Returns the actions of the user on the poll.
    ///
    /// - Parameter maximum: The maximum number of options that are shown.
    func actions(showingOptions maximum: Int) -> [PollAttachmentFooterView.Action] {
        var actions: [PollAttachmentFooterView.Action] = []
        if poll.options.count > maximum { actions.append(.seeMoreOptions(poll.options.count - maximum)) }
        if !poll.isClosed {
            if poll.allowUserSuggestedOptions { actions.append(.suggestOption) }
            if canComment { actions.append(.addComment) }
            if poll.answersCount > 0 { actions.append(.viewComments(poll.answersCount)) }
        }
        actions.append(.viewResults)
        if !poll.isClosed, isOwn { actions.append(.endVote) }
        return actions
    }

    /// The commenters of an anonymous poll are unknown, so a user may comment again.
    private var canComment: Bool {
        guard poll.allowAnswers else { return false }
        let hasCommented = poll.latestAnswers.contains { $0.user?.id == currentUserId }
        return poll.votingVisibility == .anonymous || !hasCommented
    }

    private var isOwn: Bool { poll.createdBy != nil && poll.createdBy?.id == currentUserId }
}
