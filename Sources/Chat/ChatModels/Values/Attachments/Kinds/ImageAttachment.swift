public import Foundation

/// A picture.
public struct ImageAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.image

    /// The title; not every view shows it.
    public var title: String?

    /// The picture's file. A picture on the network has another scheme, and is shown as a placeholder.
    public var imageURL: URL

    /// The width of the original, in pixels.
    public var originalWidth: Double?

    /// The height of the original, in pixels.
    public var originalHeight: Double?

    /// Data of the application's own.
    public var extraData: [String: RawJSON]?

    /// Creates a payload of its parts.
    public init(
        title: String? = nil,
        imageURL: URL,
        originalWidth: Double? = nil,
        originalHeight: Double? = nil,
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.imageURL = imageURL
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.extraData = extraData
    }
}

extension ImageAttachmentPayload {
    var pictures: [URL] { [imageURL] }
}

extension AttachmentType {
    /// A picture.
    public static let image = Self(.image)
}

/// A picture that a message carries.
public typealias ChatMessageImageAttachment = ChatMessageAttachment<ImageAttachmentPayload>

extension ChatMessage {
    /// The pictures, in the message's order.
    public var imageAttachments: [ChatMessageImageAttachment] { attachments(payloadType: ImageAttachmentPayload.self) }
}
