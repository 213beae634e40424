// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Padding around the content of a container.
enum Padding {
    final class View: ReplyView {
        func makeContainerWithDistances() -> UIStackView {
            // Snippet 11
            VContainer {
                unreadCountView
                replyTimestampLabel
            }.padding(top: 8, leading: 16, bottom: 8, trailing: 16)
            // End of snippet
        }

        func makeContainerWithOneDistance() -> UIStackView {
            // Snippet 12
            VContainer {
                unreadCountView
                replyTimestampLabel
            }.padding(8)
            // End of snippet
        }
    }

    static let section = PictureSection("UIStackView.padding")
}
