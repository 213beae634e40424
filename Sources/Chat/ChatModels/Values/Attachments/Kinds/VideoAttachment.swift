public import Foundation

/// A video.
public struct VideoAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.video

    /// The title.
    public var title: String?

    /// The URL of the video, which is not read.
    public var videoURL: URL

    /// A picture that represents the video.
    public var thumbnailURL: URL?

    /// The width of the original, in pixels.
    public var originalWidth: Double?

    /// The height of the original, in pixels.
    public var originalHeight: Double?

    /// The duration, in seconds.
    public var duration: TimeInterval?

    /// The type and size of the video's file.
    public var file: AttachmentFile

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
    public init(
        title: String? = nil,
        videoURL: URL,
        thumbnailURL: URL? = nil,
        originalWidth: Double? = nil,
        originalHeight: Double? = nil,
        duration: TimeInterval? = nil,
        file: AttachmentFile = AttachmentFile(type: .mp4),
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.videoURL = videoURL
        self.thumbnailURL = thumbnailURL
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.duration = duration
        self.file = file
        self.extraData = extraData
    }
}

extension VideoAttachmentPayload {
    /// Creates a payload for an uploaded video.
    public init(
        title: String?, videoRemoteURL: URL, thumbnailURL: URL? = nil, originalWidth: Double? = nil,
        originalHeight: Double? = nil, duration: TimeInterval? = nil, file: AttachmentFile,
        extraData: [String: RawJSON]? = nil
    ) {
        self.init(
            title: title, videoURL: videoRemoteURL, thumbnailURL: thumbnailURL, originalWidth: originalWidth,
            originalHeight: originalHeight, duration: duration, file: file, extraData: extraData)
    }

    var pictures: [URL] { [thumbnailURL].compactMap { $0 } }
}

extension AttachmentType {
    /// A video.
    public static let video = Self(.video)
}

/// An attached video.
public typealias ChatMessageVideoAttachment = ChatMessageAttachment<VideoAttachmentPayload>

extension ChatMessage {
    /// The videos, in the message's order.
    public var videoAttachments: [ChatMessageVideoAttachment] { attachments(payloadType: VideoAttachmentPayload.self) }
}
