// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A custom message list for all screens.
enum UICustomization {
    class CustomMessageListVC: ChatMessageListVC {}

    static func replaceList() {
        // Snippet 6
        Components.default.messageListVC = CustomMessageListVC.self
        // End of snippet
    }

    static let section = PictureSection("UI Customization")
}
