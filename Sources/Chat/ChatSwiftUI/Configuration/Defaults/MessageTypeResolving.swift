import ChatModels

/// Determines the parts of a message in its row.
public protocol MessageTypeResolving {
    /// Whether the row only shows that the message was deleted.
    func isDeleted(message: ChatMessage) -> Bool
    /// Whether the row shows photos.
    func hasImageAttachment(message: ChatMessage) -> Bool
    /// Whether the row shows a GIF from Giphy.
    func hasGiphyAttachment(message: ChatMessage) -> Bool
    /// Whether the row shows videos.
    func hasVideoAttachment(message: ChatMessage) -> Bool
    /// Whether the row shows the preview of a link.
    func hasLinkAttachment(message: ChatMessage) -> Bool
    /// Whether the row shows files.
    func hasFileAttachment(message: ChatMessage) -> Bool
    /// Whether the row shows voice recordings.
    func hasVoiceRecording(message: ChatMessage) -> Bool
    /// Whether the row shows a custom view of the message.
    func hasCustomAttachment(message: ChatMessage) -> Bool
}

extension MessageTypeResolving {
    public func isDeleted(message: ChatMessage) -> Bool { message.isDeleted }
    public func hasImageAttachment(message: ChatMessage) -> Bool { !message.imageAttachments.isEmpty }
    public func hasGiphyAttachment(message: ChatMessage) -> Bool { !message.giphyAttachments.isEmpty }
    public func hasVideoAttachment(message: ChatMessage) -> Bool { !message.videoAttachments.isEmpty }
    public func hasFileAttachment(message: ChatMessage) -> Bool { !message.fileAttachments.isEmpty }
    public func hasVoiceRecording(message: ChatMessage) -> Bool { !message.voiceRecordingAttachments.isEmpty }
    public func hasCustomAttachment(message: ChatMessage) -> Bool { false }

    /// Whether the message only has links as attachments.
    public func hasLinkAttachment(message: ChatMessage) -> Bool {
        !message.linkAttachments.isEmpty && message.allAttachments.allSatisfy { $0.type == .linkPreview }
    }
}

/// Determines the parts from the message; custom attachments are up to apps.
public class MessageTypeResolver: MessageTypeResolving {
    public init() {}
}
