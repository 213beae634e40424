// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Rearranges the message view: name and time are above a text without a bubble.
enum RestructuringTheMessageLayout {
    // Snippet 11
    final class CustomMessageOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at indexPath: IndexPath,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            // Call super to get the default options.
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)

            // Remove all the options that we don't want to support.
            // By removing `.flipped` option, all messages will be rendered in the leading side.
            options.remove([.flipped, .bubble, .avatarSizePadding, .threadInfo, .reactions])

            // Insert the options that we want to support.
            options.insert([.avatar, .timestamp, .authorName])

            return options
        }
    }
    // End of snippet

    // Snippet 12
    final class CustomChatMessageContentView: ChatMessageContentView {
        override var maxContentWidthMultiplier: CGFloat { 1 }

        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)

            // To have the avatarView aligned at the top with rest of the elements,
            // we'll need to set the `mainContainer` alignment to leading.
            mainContainer.alignment = .leading

            // Set inset to zero to align it with the message author
            textView?.textContainerInset = .zero

            // Reverse the order of the views in the `bubbleThreadMetaContainer`.
            // This will reverse the order of the `textView` and `metadataContainer`
            let subviews = bubbleThreadMetaContainer.subviews
            bubbleThreadMetaContainer.removeAllArrangedSubviews()
            bubbleThreadMetaContainer.addArrangedSubviews(subviews.reversed())

            // We need to disable the layout margins of the text view
            bubbleContentContainer.directionalLayoutMargins = .zero
        }
    }
    // End of snippet

    static func restructure() {
        // Snippet 13
        Components.default.messageLayoutOptionsResolver = CustomMessageOptionsResolver()
        Components.default.messageContentView = CustomChatMessageContentView.self
        // End of snippet
    }

    static let section = PictureSection("Restructuring the Message Layout") {
        PictureEntry("ChatMessageContentView_documentation.default-light", of: GalleryScene.diagram(.containers))
            .captioned("ChatMessageContentView Layout")
        oneMessage.captioned("Custom Message Layout")
        PictureRow.beforeAndAfter("message-restructure-layout", of: scene, changedBy: restructure)
    }

    /// The message that both pages build.
    static let oneMessage = PictureEntry(
        "messagelist-layout-custom",
        of: GalleryScene.message(
            """
            channel: { direct: true, members: [yoda, luke] }
            me: luke
            users:
              yoda: { name: Yoda, avatar: yoda.png }
              luke: { name: Luke Skywalker }
            messages:
              - { from: yoda, at: 2021-10-04T00:01:00Z, text: Hello }
            """,
            width: 200),
        changedBy: restructure
    ).contentSize(.extraExtraExtraLarge)

    private static let scene = GalleryScene.channel(conversation, scrolledBy: 30, on: Phone(time: "1:30"))

    private static let conversation = """
        channel: { direct: true, members: [grievous, obiwan], read-events: false, commands: [giphy] }
        me: obiwan
        users:
          grievous: { name: General Grievous, avatar: grievous.png, last-active: 2023-12-25T12:00:00Z }
          obiwan:   { name: Obi-Wan Kenobi, avatar: obiwan.png }
        messages:
          - from: obiwan
            at: 2021-10-04T13:29:00Z
            text: That was me on my way down from up here https://video.example.org/watch?v=jump-2020
            reactions:
              haha: { by: [grievous] }
              like: { by: [grievous] }
              love: { by: [grievous] }
              sad: { mine: true }
            attachments:
              - link:
                  url: https://video.example.org/watch?v=jump-2020
                  author: Example
                  title: Our first jump together over the bay
                  text: Four friends, three parachutes of different colours and a lot of wind, filmed from the ground on a very bright morning in May
                  picture: skydivers.png
          - { from: grievous, at: 2021-10-04T13:29:10Z, text: You look calmer with a parachute than with a sabre in your hand }
          - { from: grievous, at: 2021-10-04T13:29:20Z, text: How long did it take to fold all of it? }
          - { from: obiwan,   at: 2021-10-04T13:29:30Z, text: Two hours and then once more }
          - from: obiwan
            at: 2021-10-04T13:29:40Z
            text: It does not fit the bag
            reactions: { haha: { by: [grievous] }, like: { by: [grievous] }, wow: { mine: true } }
        """
}
