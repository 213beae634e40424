// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Name and time are above the first text of a group, and there are no bubbles.
enum LetsAchieveThisLayout {
    // Snippet 8
    final class CustomMessageOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at indexPath: IndexPath,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>
        ) -> ChatMessageLayoutOptions {
            // First let's get the default options for the message and clean them up.
            var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)
            options.remove([.flipped, .bubble, .timestamp, .avatar, .avatarSizePadding, .authorName, .threadInfo, .reactions])

            // Little helper to figure out if the message is first in group.
            let isFirstInGroup: Bool = {
                let messageIndex = messages.index(messages.startIndex, offsetBy: indexPath.item)
                let message = messages[messageIndex]
                guard messageIndex < messages.index(before: messages.endIndex) else { return true }
                let previousMessage = messages[messages.index(after: messageIndex)]
                guard previousMessage.author == message.author else { return true }
                let delay = previousMessage.createdAt.timeIntervalSince(message.createdAt)
                return delay > minTimeIntervalBetweenMessagesInGroup
            }()

            // If the message is first in group and sent by someone, let's add metadata to it.
            if isFirstInGroup {
                options.insert([.avatar, .timestamp, .authorName])
            } else {
                // The message needs to have avatarView-sized padding otherwise the message below the first one would
                // have leading on the level of the avatar displayed in first message.
                options.insert(.avatarSizePadding)
            }
            return options
        }
    }
    // End of snippet

    // Snippet 9
    final class CustomChatMessageContentView: ChatMessageContentView {
        override var maxContentWidthMultiplier: CGFloat { 1 }

        // Let's override the layout function to implement custom layout:
        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)

            // To have the avatarView aligned at top with rest of the we need to set leading alignment to `mainContainer`.
            mainContainer.alignment = .leading

            // Get subviews of container holding `bubbleContentContainer` when we disabled `.bubble` option.
            let subviews = bubbleThreadMetaContainer.subviews
            // Remove the subviews.
            bubbleThreadMetaContainer.removeAllArrangedSubviews()
            // Simply add the subviews in reversed order
            bubbleThreadMetaContainer.addArrangedSubviews(subviews.reversed())
            // By default, there are directionalLayoutMargins with system value because of the bubble border option.
            // We need to disable them to get cleaner
            bubbleContentContainer.directionalLayoutMargins = .zero
        }
    }
    // End of snippet

    static func restructure() {
        // Snippet 10
        Components.default.messageLayoutOptionsResolver = CustomMessageOptionsResolver()
        Components.default.messageContentView = CustomChatMessageContentView.self // Assign type, not instance.
        // End of snippet
    }

    static let section = PictureSection(
        "Let's achieve this layout:",
        note: "In the page's picture, of an older version, texts are aligned with the names. Now a text view has an inset of 8 "
            + "points at its sides, in addition to the margins that the code removes; textView?.textContainerInset = .zero "
            + "removes it."
    ) {
        RestructuringTheMessageLayout.oneMessage.captioned("One message")
        PictureEntry("messagelist-layout-custom-final", of: EvilzGroup.turnsScene, changedBy: restructure)
                .captioned("Custom Chat layout")
    }
}
