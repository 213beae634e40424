import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func supportedMessageActions(
        for message: ChatMessage,
        channel: ChatChannel,
        onFinish: @escaping (MessageActionInfo) -> Void,
        onError: @escaping (Error) -> Void
    ) -> [MessageAction] {
        MessageAction.defaultActions(for: message, channel: channel, onFinish: onFinish)
    }

    public func makeSendInChannelView(showReplyInChannel: Binding<Bool>, isDirectMessage: Bool) -> some View {
        SendInChannelView(sendInChannel: showReplyInChannel, isDirectMessage: isDirectMessage)
    }

    public func makeMessageActionsView(
        for message: ChatMessage,
        channel: ChatChannel,
        onFinish: @escaping (MessageActionInfo) -> Void,
        onError: @escaping (Error) -> Void
    ) -> some View {
        MessageActionsView(
            messageActions: supportedMessageActions(
                for: message, channel: channel, onFinish: onFinish, onError: onError))
    }

    public func makeReactionsUsersView(message: ChatMessage, maxHeight: CGFloat) -> some View {
        ReactionsUsersView(message: message, maxHeight: maxHeight)
    }

    public func makeBottomReactionsView(
        message: ChatMessage,
        showsAllInfo: Bool,
        onTap: @escaping () -> Void,
        onLongPress: @escaping () -> Void
    ) -> some View {
        BottomReactionsView(
            message: message, showsAllInfo: showsAllInfo, onTap: onTap, onLongPress: onLongPress)
    }

    public func makeMessageReactionView(
        message: ChatMessage,
        onTapGesture: @escaping () -> Void,
        onLongPressGesture: @escaping () -> Void
    ) -> some View {
        ReactionsContainer(
            message: message, onTapGesture: onTapGesture, onLongPressGesture: onLongPressGesture)
    }

    public func makeReactionsOverlayView(
        channel: ChatChannel,
        currentSnapshot: UIImage,
        messageDisplayInfo: MessageDisplayInfo,
        onBackgroundTap: @escaping () -> Void,
        onActionExecuted: @escaping (MessageActionInfo) -> Void
    ) -> some View {
        ReactionsOverlayView(
            factory: self, channel: channel, currentSnapshot: currentSnapshot, messageDisplayInfo: messageDisplayInfo,
            onBackgroundTap: onBackgroundTap, onActionExecuted: onActionExecuted)
    }

    public func makeReactionsBackgroundView(currentSnapshot: UIImage, popInAnimationInProgress: Bool) -> some View {
        ReactionsBackgroundView(currentSnapshot: currentSnapshot, isBlurred: !popInAnimationInProgress)
    }

    public func makeReactionsContentView(
        message: ChatMessage,
        contentRect: CGRect,
        onReactionTap: @escaping (MessageReactionType) -> Void
    ) -> some View {
        ReactionsOverlayContainer(message: message, contentRect: contentRect, onReactionTap: onReactionTap)
    }
}
