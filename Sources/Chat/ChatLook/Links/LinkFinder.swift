import ChatModels
import Foundation

/// Finds web and mail addresses in texts.
///
/// An address is a link with its scheme (`https://getstream.io`) and without (`getstream.io/chat`,
/// `yoda@dagobah.org`). Without a scheme it has to end in a top-level domain that exists, so that
/// `done.Next` isn't one.
package enum LinkFinder {
    /// Returns the links in `text` from front to back.
    package static func links(in text: String) -> [TextLink] {
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
}
