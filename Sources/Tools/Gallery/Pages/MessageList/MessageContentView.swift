// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A message list with a custom content view.
enum MessageContentView {
    class CustomMessageContentView: ChatMessageContentView {}

    // Snippet 7, adapted: the page lacks some lines
    final class CustomMessageListVC: ChatMessageListVC {

        override func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
            CustomMessageContentView.self
        }
    }
    // End of snippet

    static let section = PictureSection("Message Content View")
}
