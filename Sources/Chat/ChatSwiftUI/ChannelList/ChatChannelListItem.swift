import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A channel in the channel list: avatar, name, and the last message with its time.
public struct ChatChannelListItem: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    private let channel: ChatChannel
    private let channelName: String
    private let injectedChannelInfo: InjectedChannelInfo?
    private let avatar: UIImage
    private let onlineIndicatorShown: Bool
    private let disabled: Bool
    private let onItemTap: (ChatChannel) -> Void

    public init(
        channel: ChatChannel, channelName: String, injectedChannelInfo: InjectedChannelInfo? = nil, avatar: UIImage,
        onlineIndicatorShown: Bool, disabled: Bool = false, onItemTap: @escaping (ChatChannel) -> Void
    ) {
        self.channel = channel
        self.channelName = channelName
        self.injectedChannelInfo = injectedChannelInfo
        self.avatar = avatar
        self.onlineIndicatorShown = onlineIndicatorShown
        self.disabled = disabled
        self.onItemTap = onItemTap
    }

    public var body: some View {
        Button(action: { onItemTap(channel) }, label: { row })
            .foregroundColor(.black)
            .disabled(disabled)
            .accessibilityIdentifier("ChatChannelListItem")
    }

    private var row: some View {
        HStack {
            ChannelAvatarView(avatar: avatar, showOnlineIndicator: onlineIndicatorShown)
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    ChatTitleView(name: channelName)
                    Spacer()
                    if injectedChannelInfo == nil && channel.unreadCount != .noUnread {
                        UnreadIndicatorView(unreadCount: channel.unreadCount.messages)
                    }
                }
                HStack {
                    subtitle
                    Spacer()
                    status
                }
            }
        }
        .padding(.all, 8)
    }

    private var subtitle: some View {
        HStack(spacing: 4) {
            if channel.isMuted {
                Image(uiImage: images.muted)
                    .customizable()
                    .frame(height: 12)
                    .foregroundColor(Color(colors.subtitleText))
            } else if channel.typingText != nil {
                TypingIndicatorView()
            } else if showsDraft {
                Text("\(L10n.Preview.draft):")
                    .lineLimit(1)
                    .font(fonts.caption1.weight(.bold))
                    .foregroundColor(colors.tintColor)
            }
            SubtitleText(text: injectedChannelInfo?.subtitle ?? channel.subtitleText)
        }
    }

    private var showsDraft: Bool {
        injectedChannelInfo == nil && !channel.isMuted && channel.typingText == nil && channel.draftMessageText != nil
    }

    /// The delivery status of the current user's last message, and its time.
    private var status: some View {
        HStack(spacing: 4) {
            if let message = markedMessage {
                MessageReadIndicatorView(
                    readUsers: channel.readers(of: message), showReadCount: false, localState: message.localState)
            }
            SubtitleText(text: injectedChannelInfo?.timestamp ?? channel.timestampText)
                .accessibilityIdentifier("timestampView")
        }
        .layoutPriority(1)
    }

    private var markedMessage: ChatMessage? {
        guard injectedChannelInfo == nil, !showsDraft, channel.config.readEventsEnabled,
            let message = channel.latestMessages.first ?? channel.previewMessage,
            message.isSentByCurrentUser, !message.isDeleted
        else { return nil }
        return message
    }
}

/// Texts that replace a channel's own, for search results.
public struct InjectedChannelInfo {
    /// The name of the channel.
    public var title: String?
    /// The line below the name.
    public var subtitle: String
    /// The number of unread messages.
    public var unreadCount: Int
    /// The time at the end of the line; `nil` for the channel's own.
    public var timestamp: String?
    /// The date of the last message.
    public var lastMessageAt: Date?
    /// The messages that were found, newest first.
    public var latestMessages: [ChatMessage]?

    public init(
        title: String? = nil, subtitle: String, unreadCount: Int, timestamp: String? = nil,
        lastMessageAt: Date? = nil, latestMessages: [ChatMessage]? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.unreadCount = unreadCount
        self.timestamp = timestamp
        self.lastMessageAt = lastMessageAt
        self.latestMessages = latestMessages
    }
}

/// The name of a channel in one bold line.
public struct ChatTitleView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let name: String

    public init(name: String) {
        self.name = name
    }

    public var body: some View {
        Text(name)
            .lineLimit(1)
            .font(fonts.bodyBold)
            .foregroundColor(Color(colors.text))
    }
}

/// A small line in a secondary color.
public struct SubtitleText: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let text: String

    public init(text: String) {
        self.text = text
    }

    public var body: some View {
        Text(text)
            .lineLimit(1)
            .font(fonts.caption1)
            .foregroundColor(Color(colors.subtitleText))
    }
}

/// The red badge with the number of unread messages.
public struct UnreadIndicatorView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let unreadCount: Int
    /// The smallest width and height, in points.
    @ScaledMetric(relativeTo: .footnote) private var side: CGFloat = 18

    public init(unreadCount: Int) {
        self.unreadCount = unreadCount
    }

    public var body: some View {
        Text(LocalizedNumber.text(unreadCount))
            .lineLimit(1)
            .foregroundColor(Color(colors.staticColorText))
            .font(fonts.footnoteBold)
            .padding(.horizontal, unreadCount < 10 ? 2 : 6)
            .frame(minWidth: side, minHeight: side)
            .background(Color(colors.alert))
            .clipShape(Capsule())
            .layoutPriority(1)
            .accessibilityIdentifier("UnreadIndicatorView")
    }
}
