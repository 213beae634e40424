import ChatModels

/// The preview of a message in a list of channels or threads, for the parts that both flavors share.
package enum MessagePreviewText {
    /// Returns the text of a message with the symbol of its first attachment, which also replaces an empty text.
    ///
    /// - Returns: `nil` if the message's own text is sufficient.
    package static func attachment(of message: ChatMessage, text: String) -> String? {
        guard !message.isDeleted, let attachment = message.allAttachments.first else { return nil }
        func shown(or substitute: String) -> String { text.isEmpty ? substitute : text }
        switch attachment.payload.kind {
        case .audio: return "🎧 \(shown(or: L10n.Channel.Item.audio))"
        case .file:
            let file = attachment.attachment(payloadType: FileAttachmentPayload.self)
            return "📄 \(file?.title ?? text)"
        case .image: return "📷 \(shown(or: L10n.Channel.Item.photo))"
        case .video: return "📹 \(shown(or: L10n.Channel.Item.video))"
        case .giphy: return "/giphy"
        case .linkPreview, .voiceRecording, nil: return nil
        }
    }

    /// Returns the last voter of the message's poll, or its creator; `nil` for a message without a poll.
    package static func poll(of message: ChatMessage, viewerId: UserId?) -> String? {
        guard let poll = message.poll else { return nil }
        return ["📊", pollEvent(of: poll, in: message, viewerId: viewerId), poll.name].joined(separator: " ")
    }

    private static func pollEvent(of poll: Poll, in message: ChatMessage, viewerId: UserId?) -> String {
        if let voter = poll.latestVotes.first?.user {
            return voter.id == viewerId ? L10n.Preview.pollYouVoted : L10n.Preview.pollVoted(voter.nameOrId)
        }
        let creator = poll.createdBy ?? message.author
        return creator.id == viewerId ? L10n.Preview.pollYouCreated : L10n.Preview.pollCreated(creator.nameOrId)
    }
}
