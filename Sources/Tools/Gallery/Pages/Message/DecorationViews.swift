// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The views above and below each message, which a message list requests from its delegate.
enum DecorationViews {
    /// The two methods of `ChatMessageListVCDelegate`, without bodies as in every protocol.
    protocol Decorating: ChatMessageListVCDelegate {
        // Snippet 5
        func chatMessageListVC(
            _ vc: ChatMessageListVC,
            headerViewForMessage message: ChatMessage,
            at indexPath: IndexPath
        ) -> ChatMessageDecorationView?

        func chatMessageListVC(
            _ vc: ChatMessageListVC,
            footerViewForMessage message: ChatMessage,
            at indexPath: IndexPath
        ) -> ChatMessageDecorationView?
        // End of snippet
    }

    static let section = PictureSection("Decoration Views")
}
