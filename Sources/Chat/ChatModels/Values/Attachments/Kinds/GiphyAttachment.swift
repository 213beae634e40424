public import Foundation

/// A GIF from Giphy's collection.
public struct GiphyAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.giphy

    /// The title: mostly the words that the GIF was searched by.
    public var title: String?

    /// A picture that stands for the GIF.
    public var previewURL: URL

    /// The buttons of a GIF that was not sent yet.
    public var actions: [AttachmentAction]

    /// Data of the application's own.
    public var extraData: [String: RawJSON]?

    /// Creates a payload of its parts.
    public init(
        title: String? = nil, previewURL: URL, actions: [AttachmentAction] = [], extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.previewURL = previewURL
        self.actions = actions
        self.extraData = extraData
    }
}

extension GiphyAttachmentPayload {
    var pictures: [URL] { [previewURL] }
}

extension AttachmentType {
    /// A GIF from Giphy's collection.
    public static let giphy = Self(.giphy)
}

/// A GIF that a message carries.
public typealias ChatMessageGiphyAttachment = ChatMessageAttachment<GiphyAttachmentPayload>

extension ChatMessage {
    /// The GIFs, in the message's order.
    public var giphyAttachments: [ChatMessageGiphyAttachment] { attachments(payloadType: GiphyAttachmentPayload.self) }
}
