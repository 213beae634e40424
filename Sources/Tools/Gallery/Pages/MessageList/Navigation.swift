// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A router of the application's own opens what is tapped in a message list.
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
