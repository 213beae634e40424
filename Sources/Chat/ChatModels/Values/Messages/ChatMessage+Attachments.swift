package import Foundation

extension ChatMessage {
    /// The number of attachments of each type.
    public var attachmentCounts: [AttachmentType: Int] {
        allAttachments.reduce(into: [:]) { counts, attachment in counts[attachment.type, default: 0] += 1 }
    }

    /// The attachments with a payload type, in the message's order.
    public func attachments<Payload: AttachmentPayload>(
        payloadType: Payload.Type
    ) -> [ChatMessageAttachment<Payload>] {
        allAttachments.compactMap { $0.attachment(payloadType: payloadType) }
    }

    /// The attachment with an identifier, or `nil` if the message has none.
    public func attachment(with id: AttachmentId) -> AnyChatMessageAttachment? {
        allAttachments.first { $0.id == id }
    }

    /// The pictures in views of the attachments: files, or URLs.
    package var attachedPictures: [URL] { allAttachments.flatMap(\.payload.pictures) }
}
