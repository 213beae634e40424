import ChatLook
import ChatModels
import HeadlessSwiftUI

/// A thread in the thread list: its channel, its parent message, and the latest reply.
public struct ChatThreadListItem: View {
    @Injected(\.images) private var images
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let viewModel: ChatThreadListItemViewModel

    private static let iconSize: CGFloat = 15
    private static let badgeRowHeight: CGFloat = 18
    private static let avatarSize = CGSize(width: 40, height: 40)

    public init(thread: ChatThread) {
        self.init(viewModel: ChatThreadListItemViewModel(thread: thread))
    }

    public init(viewModel: ChatThreadListItemViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            origin
            reply
        }
        .padding(.all, 8)
        .accessibilityIdentifier("ChatThreadListItem")
    }

    /// The parent message.
    private var origin: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 6) {
                Image(uiImage: images.threadIcon)
                    .customizable()
                    .frame(width: Self.iconSize, height: Self.iconSize)
                    .foregroundColor(Color(colors.subtitleText))
                Text(viewModel.channelNameText)
                    .lineLimit(1)
                    .font(fonts.subheadlineBold)
                    .foregroundColor(Color(colors.text))
            }
            HStack(alignment: .bottom) {
                quiet(L10n.ThreadList.repliedTo(viewModel.parentMessageText))
                Spacer()
                if viewModel.unreadRepliesCount > 0 {
                    UnreadIndicatorView(unreadCount: viewModel.unreadRepliesCount)
                }
            }
            .frame(minHeight: Self.badgeRowHeight, alignment: .bottom)
        }
    }

    /// The latest reply.
    private var reply: some View {
        HStack {
            MessageAvatarView(
                avatarURL: viewModel.latestReplyAuthorImageURL, size: Self.avatarSize,
                showOnlineIndicator: viewModel.isLatestReplyAuthorOnline)
            VStack(alignment: .leading, spacing: 2) {
                Text(viewModel.latestReplyAuthorNameText)
                    .lineLimit(1)
                    .font(fonts.subheadlineBold)
                    .foregroundColor(Color(colors.text))
                HStack {
                    quiet(viewModel.latestReplyMessageText)
                    Spacer()
                    quiet(viewModel.latestReplyTimestampText)
                        .layoutPriority(1)
                }
            }
        }
    }

    private func quiet(_ text: String) -> some View { SubtitleText(text: text) }
}

/// The texts of a thread in the thread list.
public struct ChatThreadListItemViewModel {
    @Injected(\.utils) private var utils
    @Injected(\.chatClient) private var chatClient

    private let thread: ChatThread

    public init(thread: ChatThread) {
        self.thread = thread
    }

    /// The name of the thread's channel.
    public var channelNameText: String { thread.channel.localizedName }

    /// The preview of the parent message, in one line.
    public var parentMessageText: String {
        let message = thread.parentMessage
        if message.isDeleted { return L10n.Message.deletedMessagePlaceholder }
        return thread.title ?? message.previewContent
    }

    /// The latest reply after the name of its author.
    public var latestReplyMessageText: String {
        latestReply?.previewText(forCurrentUserId: chatClient.currentUserId) ?? ""
    }

    /// The name of the author of the latest reply.
    public var latestReplyAuthorNameText: String {
        latestReply.map { utils.chatUserNamer.name(forUser: $0.author) ?? $0.author.id } ?? ""
    }

    /// The image of the author of the latest reply.
    public var latestReplyAuthorImageURL: URL? { latestReply?.author.imageURL }

    /// Whether the author of the latest reply is online.
    public var isLatestReplyAuthorOnline: Bool { latestReply?.author.isOnline ?? false }

    /// The time of the latest reply.
    public var latestReplyTimestampText: String {
        latestReply.map { utils.dateFormatter.string(from: $0.createdAt) } ?? ""
    }

    /// The number of unread replies for the current user.
    public var unreadRepliesCount: Int {
        thread.reads.first { $0.user.id == chatClient.currentUserId }?.unreadMessagesCount ?? 0
    }

    private var latestReply: ChatMessage? { thread.latestReplies.last }
}
