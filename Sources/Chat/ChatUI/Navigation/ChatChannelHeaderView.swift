import ChatLook
import ChatModels
import HeadlessUIKit

/// The title of a channel's screen: the name, and the online status below it.
open class ChatChannelHeaderView: _View, ThemeProvider {
    /// The channel.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The current user.
    open var currentUserId: UserId? { channelController?.client.currentUserId }

    /// The two texts.
    open private(set) lazy var titleContainerView: TitleContainerView = components.titleContainerView.init()

    /// Formats the last activity of a user.
    open var lastSeenDateFormatter: (Date) -> String? {
        { [appearance] date in appearance.formatters.userLastActivity.format(date) }
    }

    /// Whether the second line shows who is typing. The typing indicator above the composer also does.
    open var showsTypingUsers = false {
        didSet { updateContentIfNeeded() }
    }

    /// The interval at which the second line is updated, in seconds.
    open var statusUpdateInterval: TimeInterval { 60 }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(titleContainerView)
    }

    override open func updateContent() {
        super.updateContent()

        titleContainerView.content = (titleText, subtitleText)
    }

    /// The name of the channel.
    open var titleText: String? {
        channelController?.channel.flatMap {
            self.channelName(of: $0, for: currentUserId)
        }
    }

    /// The users who are typing, without the current user.
    open var typingText: String? {
        let users = (channelController?.channel?.currentlyTypingUsers ?? []).filter { $0.id != currentUserId }
        return users.isEmpty ? nil : L10n.MessageList.TypingIndicator.typing(users.sorted { $0.id < $1.id })
    }

    /// The users who are typing, if that is enabled; otherwise the online status, or the last activity of the other of
    /// two members.
    open var subtitleText: String? {
        guard let channel = channelController?.channel else { return nil }
        if showsTypingUsers, let typingText { return typingText }
        guard channel.isDirectMessageChannel else {
            return L10n.Message.Title.group(members: channel.memberCount, online: channel.watcherCount)
        }
        guard let member = channel.lastActiveMembers.first(where: { $0.id != currentUserId }) else { return nil }
        if member.isOnline { return L10n.Message.Title.online }
        return member.lastActiveAt.flatMap(lastSeenDateFormatter) ?? L10n.Message.Title.offline
    }
}
