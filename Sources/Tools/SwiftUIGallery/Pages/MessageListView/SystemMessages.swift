// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The rows of system messages.
enum SystemMessages {
    static let section = PictureSection(
        "System Messages",
        note: "The page's method creates the default view, so both pictures are the same. The page has none."
    ) {
        ChannelScene(conversation: Conversations.minutesApart)
            .beforeAndAfter("message-list-system", with: { SystemMessageFactory() })
    }
}

final class SystemMessageFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 11
    public func makeSystemMessageView(
            message: ChatMessage
    ) -> some View {
        SystemMessageView(message: message.text)
    }
    // End of snippet
}
