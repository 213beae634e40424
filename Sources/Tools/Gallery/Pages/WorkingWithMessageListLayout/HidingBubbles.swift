// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Only the texts, without bubbles.
enum HidingBubbles {
    // Snippet 3
    class NoBubblesMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(at indexPath: IndexPath, in channel: _ChatChannel<NoExtraData>, with messages: AnyRandomAccessCollection<_ChatMessage<NoExtraData>>) -> ChatMessageLayoutOptions {
            // Get options for the message at given indexPath to change it.
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)
            options.remove(.bubble)
            return options
        }
    }
    // End of snippet

    static func replaceResolver() {
        // Snippet 4
        Components.default.messageLayoutOptionsResolver = NoBubblesMessageLayoutOptionsResolver()
        // End of snippet
    }

    static let section = PictureSection("Hiding bubbles") {
        PictureRow(
            EvilzGroup.unchanged.captioned("visible bubbles"),
            PictureEntry("message-layout-nobubbles", of: EvilzGroup.scene, changedBy: replaceResolver)
                .captioned("hidden bubbles"))
    }
}
