// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The views above and below each message, for which a message list asks its delegate.
enum DecorationViews {
    /// The two methods of `ChatMessageListVCDelegate`, once more: as in every protocol, they stand without a body.
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
