// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Containers that fill a view: all of it, all but insets, or its margins.
enum Embed {
    final class View: ReplyView {
        func embedContainers() {
            // Snippet 13
            // Default embed
            VContainer {
                unreadCountView
                replyTimestampLabel
            }.embed(in: self) // Assuming that self is a view

            // With insets
            VContainer {
                unreadCountView
                replyTimestampLabel
            }.embed(in: self, insets: .init(top: 10, leading: 10, bottom: 10, trailing: 10))

            // Respecting the layout margins
            self.directionalLayoutMargins = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
            VContainer {
                unreadCountView
                replyTimestampLabel
            }.embedToMargins(in: self)
            // End of snippet
        }
    }

    static let section = PictureSection("UIStackView.embed")
}
