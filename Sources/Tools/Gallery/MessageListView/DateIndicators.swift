// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import Gallery
import HeadlessSwiftUI

/// The days of messages: over the list while it is scrolled, between the messages, and in another look.
enum DateIndicators {}

extension CustomAppDelegate {
    func showDatesBetweenMessages() {
        // Snippet 4
        let utils = Utils(messageListConfig: MessageListConfig(dateIndicatorPlacement: .messageList))
        let streamChat = StreamChat(chatClient: chatClient, utils: utils)
        // End of snippet
        self.streamChat = streamChat
    }
}

final class DateIndicatorFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 5
    public func makeMessageListDateIndicator(date: Date) -> some View {
        DateIndicatorView(date: date)
    }
    // End of snippet
}
