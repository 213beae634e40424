import ChatLook
import ChatModels

/// The text of a quote: the message's own, or the name of its attachment.
enum QuotedMessageText {
    static func text(of message: ChatMessage) -> String {
        if message.isDeleted { return L10n.Message.deletedMessagePlaceholder }
        if let poll = message.poll { return "📊 \(poll.name)" }
        if !message.text.isEmpty { return message.adjustedText }
        if !message.imageAttachments.isEmpty { return L10n.Composer.QuotedMessage.photo }
        if !message.giphyAttachments.isEmpty { return L10n.Composer.QuotedMessage.giphy }
        if let file = message.fileAttachments.first { return file.title ?? "" }
        if !message.videoAttachments.isEmpty { return L10n.Channel.Item.video }
        return ""
    }
}
