import ChatLook
import ChatModels
import HeadlessSwiftUI

/// A poll in its bubble: the question, voting instructions, options and actions.
public struct PollAttachmentView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.chatClient) private var chatClient

    private let factory: Factory
    private let message: ChatMessage
    private let poll: Poll
    private let isFirst: Bool

    public init(factory: Factory, message: ChatMessage, poll: Poll, isFirst: Bool) {
        self.factory = factory
        self.message = message
        self.poll = poll
        self.isFirst = isFirst
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            heading
            ForEach(poll.options.prefix(PollAction.visibleOptions)) { PollOptionRow(poll: poll, option: $0) }
            ForEach(actions, id: \.self) { PollActionButton(action: $0) }
        }
        .padding(16)
        .modifier(factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
        .accessibilityIdentifier("PollAttachmentView")
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(poll.name)
                .font(fonts.headlineBold)
                .foregroundColor(textColor(for: message))
            Text(poll.votingHint)
                .font(fonts.caption1)
                .foregroundColor(Color(colors.textLowEmphasis))
        }
    }

    private var actions: [PollAction] { PollAction.actions(on: poll, for: chatClient.currentUser?.id) }
}

extension Poll {
    /// The voting instructions, or that the poll is closed.
    fileprivate var votingHint: String {
        if isClosed { return L10n.Polls.voteEnded }
        if enforceUniqueVote { return L10n.Polls.selectOne }
        if let most = maxVotesAllowed, most > 0 { return L10n.Polls.selectUpTo(min(most, options.count)) }
        return L10n.Polls.selectOneOrMore
    }
}
