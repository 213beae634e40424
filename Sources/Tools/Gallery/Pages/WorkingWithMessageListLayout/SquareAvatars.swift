// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Avatars with square corners, everywhere.
enum SquareAvatars {
    // Snippet 6
    final class SquareAvatarView: ChatAvatarView {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView.layer.cornerRadius = 3
        }
    }
    // End of snippet

    static func replaceAvatar() {
        // Snippet 7
        Components.default.avatarView = SquareAvatarView.self
        // End of snippet
    }

    static let section = PictureSection("Square avatars") {
        PictureRow(
            EvilzGroup.unchanged.captioned("Default avatars"),
            PictureEntry("message-layout-squared-avatar", of: EvilzGroup.scene, changedBy: replaceAvatar)
                .captioned("Square avatars"))
    }
}
