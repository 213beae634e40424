// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Sizes that are set on views in containers.
enum WidthAndHeight {
    final class View: ReplyView {
        func makeContainer() -> UIStackView {
            // Snippet 9
            VContainer {
                unreadCountView
                replyTimestampLabel
                    .width(15)
                    .height(greaterThanOrEqualTo: 15)
            }
            // End of snippet
        }
    }

    static let section = PictureSection("UIView.width and UIView.height")
}
