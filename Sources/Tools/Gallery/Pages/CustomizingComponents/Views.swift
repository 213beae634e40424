// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Changes the views of an existing container.
enum Views {
    final class View: ReplyView {
        let bottomContainer = HContainer { UILabel() }

        func replaceViews() {
            // Snippet 10
            bottomContainer.views {
                unreadCountView
                replyTimestampLabel
            }
            // End of snippet
        }
    }

    static let section = PictureSection("UIStackView.views")
}
