import ChatLook
import ChatModels
import HeadlessUIKit

/// The title of a channel's screen: the name, and below it who is online.
open class ChatChannelHeaderView: _View, ThemeProvider {
    /// The channel.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The user who looks at the channel.
    open var currentUserId: UserId? { channelController?.client.currentUserId }

    /// The two texts.
    open private(set) lazy var titleContainerView: TitleContainerView = components.titleContainerView.init()

    /// Writes when someone was last there.
    open var lastSeenDateFormatter: (Date) -> String? {
        { [appearance] date in appearance.formatters.userLastActivity.format(date) }
    }

    /// Whether the second line says who is typing. The strip above the composer says it anyway.
    open var showsTypingUsers = false {
        didSet { updateContentIfNeeded() }
    }

    /// How often the second line is brought up to date, in seconds.
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

    /// Who is typing, the current user left out.
    open var typingText: String? {
        let users = (channelController?.channel?.currentlyTypingUsers ?? []).filter { $0.id != currentUserId }
        return users.isEmpty ? nil : L10n.MessageList.TypingIndicator.typing(users.sorted { $0.id < $1.id })
    }

    /// Who is typing, if that is shown; who is online, or when the other one of two was.
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
