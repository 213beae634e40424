// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import Gallery
import HeadlessSwiftUI

/// The rows that tell of events.
enum SystemMessages {}

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
