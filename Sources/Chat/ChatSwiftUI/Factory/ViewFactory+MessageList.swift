import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeMessageThreadDestination() -> (ChatChannel, ChatMessage) -> EmptyView {
        { _, _ in EmptyView() }
    }

    public func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> some View {
        EmptyView()
    }

    public func makeMessageListModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeMessageListContainerModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        EmptyModifier()
    }

    public func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> some View {
        EmptyView()
    }

    public func makeQuotedMessageAvatarView(for userDisplayInfo: UserDisplayInfo, size: CGSize) -> some View {
        EmptyView()
    }

    public func makeChannelHeaderViewModifier(for channel: ChatChannel) -> some ChatChannelHeaderViewModifier {
        DefaultChannelHeaderModifier(factory: self, channel: channel)
    }

    public func makeChannelLoadingView() -> some View {
        EmptyView()
    }

    public func makeMessageThreadHeaderViewModifier() -> some MessageThreadHeaderViewModifier {
        DefaultMessageThreadHeaderModifier()
    }

    public func makeMessageListBackground(colors: ColorPalette, isInThread: Bool) -> some View {
        EmptyView()
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
        EmptyView()
    }

    public func makeMessageTextView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        EmptyView()
    }

    public func makeMessageDateView(for message: ChatMessage) -> some View {
        EmptyView()
    }

    public func makeMessageAuthorAndDateView(for message: ChatMessage) -> some View {
        EmptyView()
    }

    public func makeLastInGroupHeaderView(for message: ChatMessage) -> some View {
        EmptyView()
    }
}
