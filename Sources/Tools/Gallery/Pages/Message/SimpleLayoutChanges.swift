// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A resolver that changes the options of every message: all on the leading side, with avatar, name and time.
enum SimpleLayoutChanges {
    // Snippet 3
    final class CustomMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at indexPath: IndexPath,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)

            // Remove the reactions and thread info from each message.
            // Remove `.flipped` option, all messages will be rendered in the leading side
            // independent if it's the current user or not.
            options.remove([
                .flipped,
                .threadInfo,
                .reactions
            ])

            // Always show the avatar, timestamp and author name for each message.
            options.insert([.avatar, .timestamp, .authorName])

            return options
        }
    }
    // End of snippet

    static func replaceResolver() {
        // Snippet 4
        Components.default.messageLayoutOptionsResolver = CustomMessageLayoutOptionsResolver()
        // End of snippet
    }

    static let section = PictureSection("Simple Layout Changes") {
        PictureRow.beforeAndAfter("message-basic-resolver", of: scene, changedBy: replaceResolver)
    }

    private static let scene = GalleryScene.channel(conversation, scrolledBy: 150, on: Phone(time: "1:29"))

    private static let conversation = """
        channel: { direct: true, members: [maul, obiwan], read-events: false, commands: [giphy] }
        me: obiwan
        users:
          maul:   { name: Darth Maul Dathomir, avatar: maul.png, last-active: 2023-12-25T12:00:00Z }
          obiwan: { name: Obi-Wan Kenobi Stewjon, avatar: obiwan.png }
        messages:
          - { from: maul, at: 2021-10-04T13:28:02Z, text: The new training room has no windows at all }
          - from: maul
            at: 2021-10-04T13:28:06Z
            text: Somebody painted both of the doors yellow
            reactions: { like: { by: [maul] }, sad: { mine: true } }
          - { from: maul,   at: 2021-10-04T13:28:11Z, text: I rather like the echo }
          - { from: obiwan, at: 2021-10-04T13:28:15Z, text: Bring your own lamp this time }
          - { from: maul,   at: 2021-10-04T13:28:21Z, text: The floor is polished so mind your boots }
          - from: obiwan
            at: 2021-10-04T13:28:28Z
            text: Three rounds, and the loser cleans the mats
            reactions: { like: { by: [maul] }, love: { mine: true } }
          - { from: maul, at: 2021-10-04T13:28:33Z, text: Agreed but the stairs count as part of the room }
          - from: maul
            at: 2021-10-04T13:28:40Z
            text: Warm up with this https://video.example.org/watch?v=coast-walk&t=13s
            attachments:
              - link:
                  url: https://video.example.org/watch?v=coast-walk&t=13s
                  author: Example
                  title: A walk along the coast
                  picture: meadow.png
        """
}
