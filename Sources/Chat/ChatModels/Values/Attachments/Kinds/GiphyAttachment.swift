public import Foundation

/// A GIF from Giphy.
public struct GiphyAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.giphy

    /// The title: usually the search terms of the GIF.
    public var title: String?

    /// A picture that represents the GIF.
    public var previewURL: URL

    /// The buttons of a GIF that was not sent yet.
    public var actions: [AttachmentAction]

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
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
    /// A GIF from Giphy.
    public static let giphy = Self(.giphy)
}

/// An attached GIF.
public typealias ChatMessageGiphyAttachment = ChatMessageAttachment<GiphyAttachmentPayload>

extension ChatMessage {
    /// The GIFs, in the message's order.
    public var giphyAttachments: [ChatMessageGiphyAttachment] { attachments(payloadType: GiphyAttachmentPayload.self) }
}
