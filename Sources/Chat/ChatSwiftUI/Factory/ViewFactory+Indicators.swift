import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeScrollToBottomButton(unreadCount: Int, onScrollToBottom: @escaping () -> Void) -> some View {
        EmptyView()
    }

    public func makeDateIndicatorView(dateString: String) -> some View {
        EmptyView()
    }

    public func makeMessageListDateIndicator(date: Date) -> some View {
        EmptyView()
    }

    public func makeTypingIndicatorBottomView(channel: ChatChannel, currentUserId: UserId?) -> some View {
        EmptyView()
    }

    public func makeGiphyBadgeViewType(for message: ChatMessage, availableWidth: CGFloat) -> some View {
        GiphyBadgeView()
    }

    public func makeMessageRepliesView(channel: ChatChannel, message: ChatMessage, replyCount: Int) -> some View {
        EmptyView()
    }

    public func makeMessageRepliesShownInChannelView(
        channel: ChatChannel,
        message: ChatMessage,
        parentMessage: ChatMessage,
        replyCount: Int
    ) -> some View {
        EmptyView()
    }
}
