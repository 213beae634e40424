import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeQuotedMessageHeaderView(quotedMessage: Binding<ChatMessage?>) -> some View {
        EmptyView()
    }

    public func makeQuotedMessageView(
        quotedMessage: ChatMessage,
        fillAvailableSpace: Bool,
        isInComposer: Bool,
        scrolledId: Binding<String?>
    ) -> some View {
        EmptyView()
    }

    public func makeCustomAttachmentQuotedView(for message: ChatMessage) -> some View {
        EmptyView()
    }

    public func makeEditedMessageHeaderView(editedMessage: Binding<ChatMessage?>) -> some View {
        EmptyView()
    }

    public func makeCommandsContainerView(
        suggestions: [String: Any],
        handleCommand: @escaping ([String: Any]) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeMessageReadIndicatorView(channel: ChatChannel, message: ChatMessage) -> some View {
        EmptyView()
    }

    public func makeNewMessagesIndicatorView(newMessagesStartId: Binding<String?>, count: Int) -> some View {
        NewMessagesIndicator(newMessagesStartId: newMessagesStartId, count: count)
    }

    public func makeJumpToUnreadButton(
        channel: ChatChannel,
        onJumpToMessage: @escaping () -> Void,
        onClose: @escaping () -> Void
    ) -> some View {
        VStack {
            JumpToUnreadButton(
                unreadCount: channel.unreadCount.messages, onTap: onJumpToMessage, onClose: onClose
            )
            .padding(.all, 8)
            Spacer()
        }
    }

    public func makeComposerPollView(
        channelController: ChatChannelController,
        messageController: ChatMessageController?
    ) -> some View {
        EmptyView()
    }

    public func makePollView(message: ChatMessage, poll: Poll, isFirst: Bool) -> some View {
        EmptyView()
    }
}
