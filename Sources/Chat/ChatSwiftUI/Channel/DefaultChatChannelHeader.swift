import ChatModels
import HeadlessSwiftUI

/// The navigation bar of a channel screen: the channel's name and status in the middle, its avatar at the end.
public struct DefaultChatChannelHeader<Factory: ViewFactory>: ToolbarContent {
    @Injected(\.utils) private var utils
    @Injected(\.chatClient) private var chatClient

    /// The channel of the bar.
    public var channel: ChatChannel
    private let headerImage: UIImage?
    @Binding private var isActive: Bool

    /// - Parameters:
    ///   - factory: Determines the type of the factory; it isn't used.
    ///   - headerImage: The avatar; `nil` for the channel's own.
    ///   - isActive: Whether the channel's info screen is open.
    public init(
        factory: Factory = DefaultViewFactory.shared, channel: ChatChannel, headerImage: UIImage? = nil,
        isActive: Binding<Bool> = .constant(false)
    ) {
        self.channel = channel
        self.headerImage = headerImage
        _isActive = isActive
    }

    public var body: some ToolbarContent {
        ToolbarItem(placement: .principal) {
            ChannelTitleView(channel: channel, shouldShowTypingIndicator: shouldShowTypingIndicator)
                .accessibilityIdentifier("ChannelTitleView")
        }
        ToolbarItem(placement: .navigationBarTrailing) {
            avatar.offset(x: 4)
        }
    }

    private var avatar: ChannelAvatarView {
        let size = CGSize(width: 36, height: 36)
        let isOnline = channel.showsOnlineIndicator(currentUserId: chatClient.currentUserId)
        guard let headerImage else {
            return ChannelAvatarView(channel: channel, showOnlineIndicator: isOnline, size: size)
        }
        return ChannelAvatarView(avatar: headerImage, showOnlineIndicator: isOnline, size: size)
    }

    private var shouldShowTypingIndicator: Bool {
        utils.messageListConfig.typingIndicatorPlacement == .navigationBar
            && channel.showsTyping(currentUserId: chatClient.currentUserId)
    }
}
