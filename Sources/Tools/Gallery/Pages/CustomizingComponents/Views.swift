// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Other views for a container that is there.
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
