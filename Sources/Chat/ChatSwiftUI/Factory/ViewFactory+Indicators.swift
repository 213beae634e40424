import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeScrollToBottomButton(unreadCount: Int, onScrollToBottom: @escaping () -> Void) -> some View {
        ScrollToBottomButton(unreadCount: unreadCount, onScrollToBottom: onScrollToBottom)
    }

    public func makeDateIndicatorView(dateString: String) -> some View {
        DateIndicatorView(dateString: dateString)
    }

    public func makeMessageListDateIndicator(date: Date) -> some View {
        DateIndicatorView(date: date)
    }

    public func makeTypingIndicatorBottomView(channel: ChatChannel, currentUserId: UserId?) -> some View {
        TypingIndicatorBottomView(
            typingIndicatorString: channel.typingIndicatorString(currentUserId: currentUserId))
    }

    public func makeGiphyBadgeViewType(for message: ChatMessage, availableWidth: CGFloat) -> some View {
        GiphyBadgeView()
    }

    public func makeMessageRepliesView(channel: ChatChannel, message: ChatMessage, replyCount: Int) -> some View {
        MessageRepliesView(factory: self, channel: channel, message: message, replyCount: replyCount)
    }

    public func makeMessageRepliesShownInChannelView(
        channel: ChatChannel,
        message: ChatMessage,
        parentMessage: ChatMessage,
        replyCount: Int
    ) -> some View {
        MessageRepliesView(
            factory: self, channel: channel, message: parentMessage, replyCount: replyCount, showReplyCount: false,
            isRightAligned: message.isRightAligned)
    }
}
