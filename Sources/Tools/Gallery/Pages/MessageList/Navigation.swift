// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A custom router, which opens tapped items of a message list.
enum Navigation {
    class CustomChatMessageListRouter: ChatMessageListRouter {}

    @MainActor
    static func replaceRouter() {
        // Snippet 9
        Components.default.messageListRouter = CustomChatMessageListRouter()
        // End of snippet
    }

    static let section = PictureSection("Navigation")
}
