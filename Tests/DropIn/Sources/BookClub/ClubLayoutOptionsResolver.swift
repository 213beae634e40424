import StreamChat
import StreamChatUI
import UIKit

extension ChatMessageLayoutOption {
    /// A line above messages that praise a book.
    static let recommendation: Self = "recommendation"
}

final class ClubLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)
        let message = messages[messages.index(messages.startIndex, offsetBy: indexPath.item)]
        if message.text.contains("★") { options.insert(.recommendation) }
        return options
    }
}
