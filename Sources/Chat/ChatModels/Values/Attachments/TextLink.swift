public import Foundation

/// A link in a message's text.
public struct TextLink: Hashable, Sendable {
    /// The address that the link leads to.
    public var url: URL

    /// The link as it stands in the text.
    public var originalText: String

    /// The place of the link, in UTF-16 units of the text.
    public var range: NSRange

    /// Creates a link of its parts.
    public init(url: URL, originalText: String, range: NSRange) {
        self.url = url
        self.originalText = originalText
        self.range = range
    }
}
