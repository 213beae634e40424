public import Foundation

/// A picture.
public struct ImageAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.image

    /// The title, which not every view shows.
    public var title: String?

    /// The picture's file. A URL with another scheme is shown as a placeholder.
    public var imageURL: URL

    /// The width of the original, in pixels.
    public var originalWidth: Double?

    /// The height of the original, in pixels.
    public var originalHeight: Double?

    /// The type and size of the picture's file.
    public var file: AttachmentFile

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
    ///
    /// - Parameter file: `nil` for a file with the type of the URL's extension and an unknown size.
    public init(
        title: String? = nil,
        imageURL: URL,
        file: AttachmentFile? = nil,
        originalWidth: Double? = nil,
        originalHeight: Double? = nil,
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.imageURL = imageURL
        self.file = file ?? AttachmentFile(type: AttachmentFileType(ext: imageURL.pathExtension))
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.extraData = extraData
    }
}

extension ImageAttachmentPayload {
    /// Creates a payload for an uploaded picture, or a file.
    public init(
        title: String?, imageRemoteURL: URL, file: AttachmentFile? = nil, originalWidth: Double? = nil,
        originalHeight: Double? = nil, extraData: [String: RawJSON]? = nil
    ) {
        self.init(
            title: title, imageURL: imageRemoteURL, file: file, originalWidth: originalWidth,
            originalHeight: originalHeight, extraData: extraData)
    }

    var pictures: [URL] { [imageURL] }
}

extension AttachmentType {
    /// A picture.
    public static let image = Self(.image)
}

/// An attached picture.
public typealias ChatMessageImageAttachment = ChatMessageAttachment<ImageAttachmentPayload>

extension ChatMessage {
    /// The pictures, in the message's order.
    public var imageAttachments: [ChatMessageImageAttachment] { attachments(payloadType: ImageAttachmentPayload.self) }
}
