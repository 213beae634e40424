public import Foundation

/// A voice recording.
public struct VoiceRecordingAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.voiceRecording

    /// The title.
    public var title: String?

    /// The URL of the recording, which is not read.
    public var voiceRecordingURL: URL

    /// The type and size of the recording's file.
    public var file: AttachmentFile

    /// The duration, in seconds.
    public var duration: TimeInterval?

    /// The loudness from the beginning to the end, each value from 0 to 1.
    public var waveformData: [Float]?

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
    public init(
        title: String? = nil,
        voiceRecordingURL: URL,
        file: AttachmentFile = AttachmentFile(type: .aac),
        duration: TimeInterval? = nil,
        waveformData: [Float]? = nil,
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.voiceRecordingURL = voiceRecordingURL
        self.file = file
        self.duration = duration
        self.waveformData = waveformData
        self.extraData = extraData
    }
}

extension VoiceRecordingAttachmentPayload {
    /// Creates a payload for an uploaded recording.
    public init(
        title: String?, voiceRecordingRemoteURL: URL, file: AttachmentFile, duration: TimeInterval? = nil,
        waveformData: [Float]? = nil, extraData: [String: RawJSON]? = nil
    ) {
        self.init(
            title: title, voiceRecordingURL: voiceRecordingRemoteURL, file: file, duration: duration,
            waveformData: waveformData, extraData: extraData)
    }

    var pictures: [URL] { [] }
}

extension AttachmentType {
    /// A voice recording.
    public static let voiceRecording = Self(.voiceRecording)
}

/// An attached voice recording.
public typealias ChatMessageVoiceRecordingAttachment = ChatMessageAttachment<VoiceRecordingAttachmentPayload>

extension ChatMessage {
    /// The voice recordings, in the message's order.
    public var voiceRecordingAttachments: [ChatMessageVoiceRecordingAttachment] {
        attachments(payloadType: VoiceRecordingAttachmentPayload.self)
    }
}
