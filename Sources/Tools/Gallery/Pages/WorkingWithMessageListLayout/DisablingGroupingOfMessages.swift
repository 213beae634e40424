// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Each message appears separately, with its time and avatar.
enum DisablingGroupingOfMessages {
    // Snippet 5, adapted: the page does not say where `message` comes from
    class NotGroupedMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(at indexPath: IndexPath, in channel: _ChatChannel<NoExtraData>, with messages: AnyRandomAccessCollection<_ChatMessage<NoExtraData>>) -> ChatMessageLayoutOptions {
            // Get options for the message at given indexPath to change it.
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)

            options.insert(.continuousBubble)
            options.insert(.timestamp)
            options.insert(.avatar)

            // Not on the page:
            let message = messages[messages.index(messages.startIndex, offsetBy: indexPath.item)]
            // Let's add authorName to the message when it's not send by current user.
            if !message.isSentByCurrentUser && !channel.isDirectMessageChannel {
                options.insert(.authorName)
            }

            return options
        }
    }
    // End of snippet

    static func replaceResolver() {
        Components.default.messageLayoutOptionsResolver = NotGroupedMessageLayoutOptionsResolver()
    }

    static let section = PictureSection(
        "Disabling grouping of messages",
        note: "The page's picture is of an older version, in which the current user's messages had no place for an avatar. Now the "
            + "option that the code inserts gives them one."
    ) {
        PictureRow(
            PictureEntry("message-layout-squared-grouping", of: EvilzGroup.laterScene).captioned("Message grouped"),
            PictureEntry("message-layout-squared-nogrouping", of: EvilzGroup.laterScene, changedBy: replaceResolver)
                .captioned("Messages separated"))
    }
}
