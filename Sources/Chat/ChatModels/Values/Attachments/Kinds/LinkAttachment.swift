public import Foundation

/// The preview of a page that a message links to.
public struct LinkAttachmentPayload: AttachmentPayload {
    /// The type of attachments with this payload.
    public static let type = AttachmentType.linkPreview

    /// The link as it stands in the message.
    public var originalURL: URL

    /// The title of the page.
    public var title: String?

    /// The first lines of the page.
    public var text: String?

    /// The publisher of the page.
    public var author: String?

    /// The address of the page if it is another one than that in the message.
    public var titleLink: URL?

    /// The address of the file that the link leads to, if it is one.
    public var assetURL: URL?

    /// A picture of the page.
    public var previewURL: URL?

    /// Data of the application's own.
    public var extraData: [String: RawJSON]?

    /// Creates a payload of its parts.
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

    /// The address that a tap leads to.
    public var url: URL { titleLink ?? originalURL }
}

extension LinkAttachmentPayload {
    var pictures: [URL] { [previewURL].compactMap { $0 } }
}

extension AttachmentType {
    /// The preview of a page that a message links to.
    public static let linkPreview = Self(.linkPreview)
}

/// The preview of a page that a message links to.
public typealias ChatMessageLinkAttachment = ChatMessageAttachment<LinkAttachmentPayload>

extension ChatMessage {
    /// The previews of pages, in the message's order.
    public var linkAttachments: [ChatMessageLinkAttachment] { attachments(payloadType: LinkAttachmentPayload.self) }
}
