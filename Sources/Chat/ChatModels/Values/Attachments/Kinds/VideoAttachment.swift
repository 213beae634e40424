public import Foundation

/// A video.
public struct VideoAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.video

    /// The title.
    public var title: String?

    /// The address of the video, which is not read.
    public var videoURL: URL

    /// A picture that stands for the video.
    public var thumbnailURL: URL?

    /// The type and size of the video's file.
    public var file: AttachmentFile

    /// Data of the application's own.
    public var extraData: [String: RawJSON]?

    /// Creates a payload of its parts.
    public init(
        title: String? = nil,
        videoURL: URL,
        thumbnailURL: URL? = nil,
        file: AttachmentFile = AttachmentFile(type: .mp4),
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.videoURL = videoURL
        self.thumbnailURL = thumbnailURL
        self.file = file
        self.extraData = extraData
    }
}

extension VideoAttachmentPayload {
    var pictures: [URL] { [thumbnailURL].compactMap { $0 } }
}

extension AttachmentType {
    /// A video.
    public static let video = Self(.video)
}

/// A video that a message carries.
public typealias ChatMessageVideoAttachment = ChatMessageAttachment<VideoAttachmentPayload>

extension ChatMessage {
    /// The videos, in the message's order.
    public var videoAttachments: [ChatMessageVideoAttachment] { attachments(payloadType: VideoAttachmentPayload.self) }
}
