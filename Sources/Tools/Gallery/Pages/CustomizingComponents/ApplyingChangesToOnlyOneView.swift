// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A green border around the avatars of quoted messages only.
enum ApplyingChangesToOnlyOneView {
    typealias BorderedAvatarView = CustomizingTheAppearance.BorderedAvatarView

    // Snippet 5
    class CustomQuotedChatMessageView: QuotedChatMessageView {

        lazy var borderedAvatarView = BorderedAvatarView()

        override var authorAvatarView: ChatAvatarView {
            borderedAvatarView
        }
    }
    // End of snippet

    static func addBorder() {
        // Snippet 6
        Components.default.quotedMessageView = CustomQuotedChatMessageView.self
        // End of snippet
    }

    static let section = PictureSection("Applying changes to only one view") {
        PictureRow(
            DockAtDawn.unchanged.captioned("Before"),
            PictureEntry("bordered-quote-avatar", of: DockAtDawn.scene, changedBy: addBorder).captioned("After"))
    }
}
