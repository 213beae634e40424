// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The author and the time of a message: below it, and above the oldest one of a group.
enum AuthorAndDateView {
    static let section = PictureSection(
        "Author and Date View",
        note: "The first two methods create the default views."
    ) {
        scene.beforeAndAfter("message-list-author-and-date", with: { DateViewFactory() })
        PictureRow(
            scene.picture("message-list-last-in-group-before").captioned("Before"),
            scene.picture(
                "message-list-last-in-group-after", with: { LastInGroupFactory() },
                configuredBy: { $0.showAuthorsAboveGroups() }
            ).captioned("After"))
    }

    private static let scene = ChannelScene(conversation: Conversations.twoDays)
}

final class DateViewFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 12
    func makeMessageDateView(for message: ChatMessage) -> some View {
        MessageDateView(message: message)
    }
    // End of snippet

    // Snippet 13
    func makeMessageAuthorAndDateView(for message: ChatMessage) -> some View {
        MessageAuthorAndDateView(message: message)
    }
    // End of snippet
}

final class LastInGroupFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 14
    public func makeLastInGroupHeaderView(for message: ChatMessage) -> some View {
        HStack {
            MessageAuthorView(message: message)
            Spacer()
        }
        .padding(.leading, 60)
    }
    // End of snippet
}

extension CustomAppDelegate {
    func showAuthorsAboveGroups() {
        // Snippet 15
        let utils = Utils(
            messageListConfig: MessageListConfig(
                messageDisplayOptions: MessageDisplayOptions(showAuthorName: false, lastInGroupHeaderSize: 16),
                dateIndicatorPlacement: .messageList
            )
        )
        let streamChat = StreamChat(chatClient: chatClient, utils: utils)
        // End of snippet
        self.streamChat = streamChat
    }
}
