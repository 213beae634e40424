public import Foundation

/// A file of any type.
public struct FileAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.file

    /// The title, usually the file's name.
    public var title: String?

    /// The URL of the file, which is not read.
    public var assetURL: URL

    /// The type and size of the file.
    public var file: AttachmentFile

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
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

extension FileAttachmentPayload {
    /// Creates a payload for an uploaded file.
    public init(title: String?, assetRemoteURL: URL, file: AttachmentFile, extraData: [String: RawJSON]? = nil) {
        self.init(title: title, assetURL: assetRemoteURL, file: file, extraData: extraData)
    }

    var pictures: [URL] { [] }
}

extension AttachmentType {
    /// A file of any type.
    public static let file = Self(.file)
}

/// An attached file.
public typealias ChatMessageFileAttachment = ChatMessageAttachment<FileAttachmentPayload>

extension ChatMessage {
    /// The files, in the message's order.
    public var fileAttachments: [ChatMessageFileAttachment] { attachments(payloadType: FileAttachmentPayload.self) }
}
