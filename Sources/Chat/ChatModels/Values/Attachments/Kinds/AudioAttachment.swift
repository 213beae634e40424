public import Foundation

/// An audio file.
public struct AudioAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.audio

    /// The title, usually the file's name.
    public var title: String?

    /// The URL of the file, which is not read.
    public var audioURL: URL

    /// The type and size of the file.
    public var file: AttachmentFile

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
    public init(
        title: String? = nil,
        audioURL: URL,
        file: AttachmentFile = AttachmentFile(type: .mp3),
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.audioURL = audioURL
        self.file = file
        self.extraData = extraData
    }
}

extension AudioAttachmentPayload {
    /// Creates a payload for an uploaded audio file.
    public init(title: String?, audioRemoteURL: URL, file: AttachmentFile, extraData: [String: RawJSON]? = nil) {
        self.init(title: title, audioURL: audioRemoteURL, file: file, extraData: extraData)
    }

    var pictures: [URL] { [] }
}

extension AttachmentType {
    /// An audio file.
    public static let audio = Self(.audio)
}

/// An attached audio file.
public typealias ChatMessageAudioAttachment = ChatMessageAttachment<AudioAttachmentPayload>

extension ChatMessage {
    /// The audio files, in the message's order.
    public var audioAttachments: [ChatMessageAudioAttachment] { attachments(payloadType: AudioAttachmentPayload.self) }
}
