// swift-format-ignore-file
import ChatModels
import ChatUI
import HeadlessUIKit

/// What a message list opens, opened in an application's own way.
enum Navigation {
    class CustomChatMessageListRouter: ChatMessageListRouter {}

    static func replaceRouter() {
        // Snippet 9
        Components.default.messageListRouter = CustomChatMessageListRouter()
        // End of snippet
    }

    static let customization = Customization("Navigation")
}
