/// A kind of attachment that there are views for.
///
/// Whatever differs between kinds is a `switch` over this enumeration without a `default`, or a requirement of
/// `KnownAttachmentPayload`, so that the compiler names every place that a new kind needs. An attachment of a type that
/// an application made up has no kind. If a message has attachments of several kinds of which only one can be shown,
/// it is the first one here.
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

    /// The kind of attachments of this type, or `nil` if an application made the type up.
    package var kind: AttachmentKind? { AttachmentKind(rawValue: rawValue) }
}
