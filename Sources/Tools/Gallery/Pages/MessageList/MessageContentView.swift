// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A message list whose messages are shown by a view of its own.
enum MessageContentView {
    class CustomMessageContentView: ChatMessageContentView {}

    // Snippet 7, adapted: the text of the page has lost lines
    final class CustomMessageListVC: ChatMessageListVC {

        override func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
            CustomMessageContentView.self
        }
    }
    // End of snippet

    static let section = PictureSection("Message Content View")
}
