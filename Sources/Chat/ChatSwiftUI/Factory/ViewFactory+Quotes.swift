import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeQuotedMessageHeaderView(quotedMessage: Binding<ChatMessage?>) -> some View {
        QuotedMessageHeaderView(quotedMessage: quotedMessage)
    }

    public func makeQuotedMessageView(
        quotedMessage: ChatMessage,
        fillAvailableSpace: Bool,
        isInComposer: Bool,
        scrolledId: Binding<String?>
    ) -> some View {
        QuotedMessageViewContainer(
            factory: self, quotedMessage: quotedMessage, fillAvailableSpace: fillAvailableSpace,
            forceLeftToRight: isInComposer, scrolledId: scrolledId)
    }

    public func makeCustomAttachmentQuotedView(for message: ChatMessage) -> some View {
        EmptyView()
    }

    public func makeEditedMessageHeaderView(editedMessage: Binding<ChatMessage?>) -> some View {
        EditMessageHeaderView(editedMessage: editedMessage)
    }

    public func makeCommandsContainerView(
        suggestions: [String: Any],
        handleCommand: @escaping ([String: Any]) -> Void
    ) -> some View {
        CommandsContainerView(suggestions: suggestions, handleCommand: handleCommand)
    }

    public func makeMessageReadIndicatorView(channel: ChatChannel, message: ChatMessage) -> some View {
        MessageReadIndicatorView(
            readUsers: channel.readers(of: message), showReadCount: channel.memberCount > 2,
            localState: message.localState)
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
        ComposerPollView(channelController: channelController, messageController: messageController)
    }

    public func makePollView(message: ChatMessage, poll: Poll, isFirst: Bool) -> some View {
        PollAttachmentView(factory: self, message: message, poll: poll, isFirst: isFirst)
    }
}
