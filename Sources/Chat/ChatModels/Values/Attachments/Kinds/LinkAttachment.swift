public import Foundation

/// The preview of a linked page.
public struct LinkAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.linkPreview

    /// The link as written in the message.
    public var originalURL: URL

    /// The title of the page.
    public var title: String?

    /// The first lines of the page.
    public var text: String?

    /// The publisher of the page.
    public var author: String?

    /// The URL of the page, if it differs from the one in the message.
    public var titleLink: URL?

    /// The URL of the linked file, if it is one.
    public var assetURL: URL?

    /// A picture of the page.
    public var previewURL: URL?

    /// Custom data.
    public var extraData: [String: RawJSON]?

    /// Creates a payload.
    public init(
        originalURL: URL,
        title: String? = nil,
        text: String? = nil,
        author: String? = nil,
        titleLink: URL? = nil,
        assetURL: URL? = nil,
        previewURL: URL? = nil,
        extraData: [String: RawJSON]? = nil
    ) {
        self.originalURL = originalURL
        self.title = title
        self.text = text
        self.author = author
        self.titleLink = titleLink
        self.assetURL = assetURL
        self.previewURL = previewURL
        self.extraData = extraData
    }

    /// The URL that a tap opens.
    public var url: URL { titleLink ?? originalURL }
}

extension LinkAttachmentPayload {
    var pictures: [URL] { [previewURL].compactMap { $0 } }
}

extension AttachmentType {
    /// The preview of a linked page.
    public static let linkPreview = Self(.linkPreview)
}

/// The preview of a linked page.
public typealias ChatMessageLinkAttachment = ChatMessageAttachment<LinkAttachmentPayload>

extension ChatMessage {
    /// The previews of pages, in the message's order.
    public var linkAttachments: [ChatMessageLinkAttachment] { attachments(payloadType: LinkAttachmentPayload.self) }
}
