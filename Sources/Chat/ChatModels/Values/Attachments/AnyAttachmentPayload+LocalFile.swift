public import Foundation

/// The metadata of a local file besides its name and size.
public struct AnyAttachmentLocalMetadata: Sendable {
    /// The width and height of a picture or a video, in pixels.
    public var originalResolution: (width: Double, height: Double)?

    /// The duration of a video or a recording, in seconds.
    public var duration: TimeInterval?

    /// The loudness of a recording, each value from 0 to 1.
    public var waveformData: [Float]?

    /// Creates empty metadata.
    public init() {}
}

/// A type of attachment that can't be created from a file.
public struct UnsupportedUploadableAttachmentType: Error, CustomStringConvertible {
    /// The type.
    public let type: AttachmentType

    public var description: String {
        "an attachment of type \(type.rawValue) can't be created from a file; "
            + "pass its payload with AnyAttachmentPayload(payload:) or (localFileURL:customPayload:)"
    }
}

extension AnyAttachmentPayload {
    /// Creates a payload from a local file: a picture, a video, an audio file, a recording, or any other file.
    ///
    /// - Throws: The error of a file that can't be read, ``UnsupportedUploadableAttachmentType`` for another type, or
    ///   the error of extra data that isn't a dictionary.
    public init(
        localFileURL: URL, attachmentType: AttachmentType, localMetadata: AnyAttachmentLocalMetadata? = nil,
        extraData: (any Encodable)? = nil
    ) throws {
        let file = try AttachmentFile(url: localFileURL)
        let title = localFileURL.lastPathComponent
        let extraData = try extraData.map { try [String: RawJSON](encoding: $0) }
        let payload: any AttachmentPayload =
            switch attachmentType {
            case .image:
                ImageAttachmentPayload(
                    title: title, imageURL: localFileURL, file: file,
                    originalWidth: localMetadata?.originalResolution?.width,
                    originalHeight: localMetadata?.originalResolution?.height, extraData: extraData)
            case .video:
                VideoAttachmentPayload(
                    title: title, videoURL: localFileURL, originalWidth: localMetadata?.originalResolution?.width,
                    originalHeight: localMetadata?.originalResolution?.height, duration: localMetadata?.duration,
                    file: file, extraData: extraData)
            case .audio:
                AudioAttachmentPayload(title: title, audioURL: localFileURL, file: file, extraData: extraData)
            case .voiceRecording:
                VoiceRecordingAttachmentPayload(
                    title: title, voiceRecordingURL: localFileURL, file: file, duration: localMetadata?.duration,
                    waveformData: localMetadata?.waveformData, extraData: extraData)
            case .file:
                FileAttachmentPayload(title: title, assetURL: localFileURL, file: file, extraData: extraData)
            default:
                // The type is open: it may be a custom one.
                throw UnsupportedUploadableAttachmentType(type: attachmentType)
            }
        self.init(payload, localFileURL: localFileURL)
    }
}

extension [String: RawJSON] {
    /// Encodes a value whose JSON is an object.
    fileprivate init(encoding value: any Encodable) throws {
        self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
    }
}
