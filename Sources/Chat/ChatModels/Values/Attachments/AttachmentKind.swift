/// An attachment kind with views.
///
/// All differences between kinds are a `switch` over this enumeration without a `default`, or a requirement of
/// `KnownAttachmentPayload`, so that the compiler lists every place that a new kind needs. Custom attachment types have
/// no kind. If a message has attachments of several kinds but only one can be shown, it is the first one in this order.
package enum AttachmentKind: String, CaseIterable, Sendable {
    case image, video, giphy, file, linkPreview, voiceRecording, audio
}

extension AttachmentKind {
    /// The payload of attachments of this kind.
    var payload: any KnownAttachmentPayload.Type {
        switch self {
        case .image: ImageAttachmentPayload.self
        case .video: VideoAttachmentPayload.self
        case .giphy: GiphyAttachmentPayload.self
        case .file: FileAttachmentPayload.self
        case .linkPreview: LinkAttachmentPayload.self
        case .voiceRecording: VoiceRecordingAttachmentPayload.self
        case .audio: AudioAttachmentPayload.self
        }
    }
}

extension AttachmentType {
    /// The type of attachments of a kind.
    package init(_ kind: AttachmentKind) {
        self.init(rawValue: kind.rawValue)
    }

    /// The kind of attachments of this type, or `nil` for a custom type.
    package var kind: AttachmentKind? { AttachmentKind(rawValue: rawValue) }
}
