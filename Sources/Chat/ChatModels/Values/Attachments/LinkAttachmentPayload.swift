public import Foundation

/// What is known about a page that a message links to.
public struct LinkAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.linkPreview

    /// The link as it stands in the message.
    public var originalURL: URL
    public var title: String?
    public var text: String?
    public var author: String?
    public var titleLink: URL?

    /// What the link leads to, if it is a file.
    public var assetURL: URL?

    /// The page's picture.
    public var previewURL: URL?
    public var extraData: [String: RawJSON]?

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

    /// Where a tap leads.
    public var url: URL { titleLink ?? originalURL }
}

/// A link in a message's text.
public struct TextLink: Hashable, Sendable {
    public var url: URL
    public var originalText: String
    public var range: NSRange

    public init(url: URL, originalText: String, range: NSRange) {
        self.url = url
        self.originalText = originalText
        self.range = range
    }
}
