// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The dates of messages: over the list while it is scrolled, between the messages, and in a custom style.
enum DateIndicators {
    static let section = PictureSection(
        "Date Indicators",
        note: "The page's method creates the default view; the last picture has a custom one."
    ) {
        PictureRow(
            scene.picture("message-list-dates-before").captioned("Before"),
            scene.picture("message-list-dates-after") { $0.showDatesBetweenMessages() }.captioned("After"))
        PictureRow(
            scrolled.picture("message-list-dates-overlay").captioned("Scrolled, with the overlay"),
            scene.picture(
                "message-list-dates-custom", with: { CustomDateFactory() },
                configuredBy: { $0.showDatesBetweenMessages() }
            ).captioned("A custom date view"))
    }

    private static let scene = ChannelScene(conversation: Conversations.twoDays)
    private static let scrolled = ChannelScene(conversation: Conversations.manyMessages, scrolledTo: "3")
}

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

/// A custom date style with a smaller height, so that the space between the messages can shrink.
final class CustomDateFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    public func makeMessageListDateIndicator(date: Date) -> some View {
        Text(date, style: .date)
            .font(.caption.bold())
            .foregroundColor(.blue)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
    }
}
