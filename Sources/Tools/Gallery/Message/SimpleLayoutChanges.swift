// swift-format-ignore-file
import ChatModels
import ChatUI
import HeadlessUIKit

/// A resolver that changes the options of every message: all at the leading side, all with avatar, name and time.
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

    static let customization = Customization(
        "Simple Layout Changes",
        .beforeAndAfter("message-basic-resolver", of: .messageList(conversation), changedBy: replaceResolver))

    private static let conversation = """
        channel: { direct: true, members: [maul, obiwan], read-events: false }
        me: obiwan
        users:
          maul:   { name: Darth Maul Dathomir, avatar: maul.png }
          obiwan: { name: Obi-Wan Kenobi Stewjon, avatar: obiwan.png }
        messages:
          - { from: maul, at: 2021-10-04T13:28:02Z, text: Less he year do with no sure loud undefined }
          - from: maul
            at: 2021-10-04T13:28:06Z
            text: Their saved linen downs tears son add music
            reactions: { like: { by: [maul] }, sad: { mine: true } }
          - { from: maul,   at: 2021-10-04T13:28:11Z, text: Fanny as smile up small }
          - { from: obiwan, at: 2021-10-04T13:28:15Z, text: His joy she worth truth given }
          - { from: maul,   at: 2021-10-04T13:28:21Z, text: Is arranging furnished knowledge agreeable so }
          - from: obiwan
            at: 2021-10-04T13:28:28Z
            text: For who thoroughly her boy estimating conviction
            reactions: { like: { by: [maul] }, love: { mine: true } }
          - { from: maul, at: 2021-10-04T13:28:33Z, text: Removed demands expense account in outward tedious do }
          - from: maul
            at: 2021-10-04T13:28:40Z
            text: Week to time in john https://www.youtube.com/watch?v=3oGLuM_--Uo&t=13s
            attachments:
              - link:
                  url: https://www.youtube.com/watch?v=3oGLuM_--Uo&t=13s
                  author: YouTube
                  title: A walk along the coast
                  picture: meadow.png
        """
}
