// swift-format-ignore-file
import ChatModels
import ChatUI
import HeadlessUIKit

/// What a message list opens, opened in an application's own way.
enum Navigation {
    class CustomChatMessageListRouter: ChatMessageListRouter {}

    static func replaceRouter() {
        // Snippet 9, adapted: every list makes a router of its own, so that not a router but its type is named
        // On the page: Components.default.messageListRouter = CustomChatMessageListRouter()
        Components.default.messageListRouter = CustomChatMessageListRouter.self
        // End of snippet
    }

    static let customization = Customization("Navigation")
}
