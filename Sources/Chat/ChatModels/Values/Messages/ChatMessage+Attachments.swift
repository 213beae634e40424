extension ChatMessage {
    /// How many attachments of each type there are.
    public var attachmentCounts: [AttachmentType: Int] {
        allAttachments.reduce(into: [:]) { counts, attachment in counts[attachment.type, default: 0] += 1 }
    }

    public var imageAttachments: [ChatMessageImageAttachment] { attachments(payloadType: ImageAttachmentPayload.self) }
    public var fileAttachments: [ChatMessageFileAttachment] { attachments(payloadType: FileAttachmentPayload.self) }
    public var giphyAttachments: [ChatMessageGiphyAttachment] { attachments(payloadType: GiphyAttachmentPayload.self) }
    public var videoAttachments: [ChatMessageVideoAttachment] { attachments(payloadType: VideoAttachmentPayload.self) }
    public var audioAttachments: [ChatMessageAudioAttachment] { attachments(payloadType: AudioAttachmentPayload.self) }
    public var linkAttachments: [ChatMessageLinkAttachment] { attachments(payloadType: LinkAttachmentPayload.self) }

    public var voiceRecordingAttachments: [ChatMessageVoiceRecordingAttachment] {
        attachments(payloadType: VoiceRecordingAttachmentPayload.self)
    }

    /// The attachments whose payload is of one type, in the message's order.
    public func attachments<Payload: AttachmentPayload>(
        payloadType: Payload.Type
    ) -> [ChatMessageAttachment<Payload>] {
        allAttachments.compactMap { $0.attachment(payloadType: payloadType) }
    }

    public func attachment(with id: AttachmentId) -> AnyChatMessageAttachment? {
        allAttachments.first { $0.id == id }
    }
}
