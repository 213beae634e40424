public import Foundation

/// A link in a message's text.
public struct TextLink: Hashable, Sendable {
    /// The URL of the link.
    public var url: URL

    /// The link as written in the text.
    public var originalText: String

    /// The range of the link, in UTF-16 units.
    public var range: NSRange

    /// Creates a link.
    public init(url: URL, originalText: String, range: NSRange) {
        self.url = url
        self.originalText = originalText
        self.range = range
    }
}
