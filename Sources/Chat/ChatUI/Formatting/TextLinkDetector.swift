import ChatModels
import Foundation

/// Finds web and mail addresses in texts.
///
/// An address is a link with its scheme (`https://getstream.io`) and without (`getstream.io/chat`,
/// `yoda@dagobah.org`). Without a scheme it has to end in a top-level domain that exists, so that
/// `done.Next` isn't one.
open class TextLinkDetector: @unchecked Sendable {
    /// The detector of all views that are given no other.
    public static let shared = TextLinkDetector()

    public init() {}

    /// Returns the links in `text` from front to back.
    open func links(in text: String) -> [TextLink] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else { return [] }
        var links: [TextLink] = []
        var rest = Array(text.utf16)[...]
        while let start = rest.firstIndex(where: \.isPartOfLinks) {
            let run = rest[start...].prefix(while: \.isPartOfLinks)
            if let link = LinkCandidate(run), let url = URL(string: link.address) {
                let range = NSRange(location: link.units.startIndex, length: link.units.count)
                links.append(
                    TextLink(url: url, originalText: String(decoding: link.units, as: UTF16.self), range: range))
            }
            rest = rest[run.endIndex...]
        }
        return links
    }

    public func hasLinks(in text: String) -> Bool { !links(in: text).isEmpty }

    public func firstLink(in text: String) -> TextLink? { links(in: text).first }
}
