import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeMessageThreadDestination() -> (ChatChannel, ChatMessage) -> ChatChannelView<Self> {
        { [unowned self] channel, message in
            ChatChannelView(
                viewFactory: self,
                channelController: chatClient.channelController(of: channel),
                messageController: chatClient.messageController(
                    of: message, in: channel.cid, replies: message.latestReplies))
        }
    }

    public func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> some View {
        Color(colors.background)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("EmptyMessagesView")
    }

    public func makeMessageListModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeMessageListContainerModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        MessageBubbleModifier(
            message: messageModifierInfo.message,
            isFirst: messageModifierInfo.isFirst,
            injectedBackgroundColor: messageModifierInfo.injectedBackgroundColor,
            cornerRadius: messageModifierInfo.cornerRadius,
            forceLeftToRight: messageModifierInfo.forceLeftToRight)
    }

    public func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> some View {
        MessageAvatarView(avatarURL: userDisplayInfo.imageURL)
    }

    public func makeQuotedMessageAvatarView(for userDisplayInfo: UserDisplayInfo, size: CGSize) -> some View {
        MessageAvatarView(avatarURL: userDisplayInfo.imageURL, size: size)
    }

    public func makeChannelHeaderViewModifier(for channel: ChatChannel) -> some ChatChannelHeaderViewModifier {
        DefaultChannelHeaderModifier(factory: self, channel: channel)
    }

    public func makeChannelLoadingView() -> some View {
        LoadingView()
    }

    public func makeMessageThreadHeaderViewModifier() -> some MessageThreadHeaderViewModifier {
        DefaultMessageThreadHeaderModifier()
    }

    public func makeMessageListBackground(colors: ColorPalette, isInThread: Bool) -> some View {
        Color(colors.background)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    public func makeMessageContainerView(
        channel: ChatChannel,
        message: ChatMessage,
        width: CGFloat?,
        showsAllInfo: Bool,
        isInThread: Bool,
        scrolledId: Binding<String?>,
        quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> Void,
        isLast: Bool
    ) -> some View {
        MessageContainerView(
            factory: self, channel: channel, message: message, width: width, showsAllInfo: showsAllInfo,
            isInThread: isInThread, isLast: isLast, scrolledId: scrolledId, quotedMessage: quotedMessage,
            onLongPress: onLongPress)
    }

    public func makeMessageTextView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        MessageTextView(factory: self, message: message, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeMessageDateView(for message: ChatMessage) -> some View {
        MessageDateView(message: message)
    }

    public func makeMessageAuthorAndDateView(for message: ChatMessage) -> some View {
        MessageAuthorAndDateView(message: message)
    }

    public func makeLastInGroupHeaderView(for message: ChatMessage) -> some View {
        EmptyView()
    }
}
