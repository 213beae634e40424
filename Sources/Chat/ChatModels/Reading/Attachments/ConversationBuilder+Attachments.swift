internal import Documents
internal import Foundation

extension ConversationBuilder {
    func readAttachments(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        for place in try node.elements(.attachments) ?? [] {
            let (key, value) = try attachmentKind(place)
            if key == .poll {
                message.poll = try poll(KeyedNode(value), in: message)
                continue
            }
            message.allAttachments.append(
                try attachmentDraft(key, value).attachment(
                    id: AttachmentId(cid: cid, messageId: message.id, index: message.allAttachments.count)))
        }
    }

    /// The kind of an attachment, which is its only key, and its value.
    func attachmentKind(_ place: LocatedNode) throws(DocumentError) -> (key: AttachmentKey, value: LocatedNode) {
        let attachment = try KeyedNode<AttachmentKey>(place)
        guard attachment.keys.count == 1, let key = attachment.keys.first, let value = attachment[key] else {
            throw place.wrongType(expected: AttachmentKey.noun)
        }
        return (key, value)
    }

    /// Reads an attachment other than a poll.
    func attachmentDraft(_ key: AttachmentKey, _ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        if let payload = key.payload { try payload.draft(value, in: self) } else { try other(value) }
    }

    private func other(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        if let name = value.node.characters { return AttachmentDraft(unknown: ["type": .string(name)]) }
        let named = try value.named(expected: AttachmentKey.other.shape.words)
        return AttachmentDraft(unknown: named.reduce(into: [:]) { $0[$1.name] = $1.value.node.rawJSON })
    }

    /// The file of a picture, or its URL, which is drawn as a placeholder.
    func shownPicture(_ place: LocatedNode) throws(DocumentError) -> URL {
        if let file = try picture(place) { return file }
        return place.node.characters.flatMap(URL.init(string:)) ?? FileName.url("picture")
    }
}
