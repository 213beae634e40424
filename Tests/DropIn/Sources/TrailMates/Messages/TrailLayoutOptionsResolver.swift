import StreamChat
import StreamChatUI

/// Adds the meeting point's flag, and leaves out avatars.
final class TrailLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)
        let message = messages[messages.index(messages.startIndex, offsetBy: indexPath.item)]
        if message.isPinned { options.insert(.meetingPoint) }
        options.remove(.avatarSizePadding)
        options.remove(.avatar)
        return options
    }
}
