// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// All messages on the leading side, with the names and avatars of their authors.
enum LeftAligningAllMessages {
    // Snippet 1
    class LeftAlignedMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(at indexPath: IndexPath, in channel: _ChatChannel<NoExtraData>, with messages: AnyRandomAccessCollection<_ChatMessage<NoExtraData>>) -> ChatMessageLayoutOptions {
            // Get options for the message at given indexpath to change it.
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)
            // First it's needed to disable the flipping of sides when messages is sent from current user
            options.remove(.flipped)
            // After that we need to ensure that for current user there will be avatar included in the message.
            options.insert(.avatar)
            // If you want, you can include the author name for the message as well.
            options.insert(.authorName)
            return options
        }
    }
    // End of snippet

    static func replaceResolver() {
        // Snippet 2
        Components.default.messageLayoutOptionsResolver = LeftAlignedMessageLayoutOptionsResolver()
        // End of snippet
    }

    static let section = PictureSection(
        "Left-aligning all messages",
        note: "This code shows the author of every message; the page's picture only at the end of a group."
    ) {
        PictureRow(
            EvilzGroup.unchanged.captioned("Default alignment"),
            PictureEntry("message-layout-left", of: EvilzGroup.scene, changedBy: replaceResolver)
                .captioned("Left-side alignment"))
    }
}
