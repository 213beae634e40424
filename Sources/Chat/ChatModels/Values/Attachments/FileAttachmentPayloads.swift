public import Foundation

/// A file of any type.
public struct FileAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.file

    public var title: String?
    public var assetURL: URL
    public var file: AttachmentFile
    public var extraData: [String: RawJSON]?

    public init(
        title: String? = nil,
        assetURL: URL,
        file: AttachmentFile = AttachmentFile(),
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.assetURL = assetURL
        self.file = file
        self.extraData = extraData
    }
}

/// A piece of music or another sound.
public struct AudioAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.audio

    public var title: String?
    public var audioURL: URL
    public var file: AttachmentFile
    public var extraData: [String: RawJSON]?

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

/// A spoken message.
public struct VoiceRecordingAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.voiceRecording

    public var title: String?
    public var voiceRecordingURL: URL
    public var file: AttachmentFile

    /// In seconds.
    public var duration: TimeInterval?

    /// How loud it is from the beginning to the end, each value from 0 to 1.
    public var waveformData: [Float]?
    public var extraData: [String: RawJSON]?

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
