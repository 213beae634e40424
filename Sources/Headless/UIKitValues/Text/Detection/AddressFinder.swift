/// Finds web and email addresses in texts.
///
/// An address either has a scheme (`https://getstream.io`) or doesn't (`getstream.io/chat`, `yoda@dagobah.org`).
/// Without one, its host must end in an existing top-level domain, so `done.Next` isn't an address.
package enum AddressFinder {
    /// An address and its range.
    package struct Match {
        /// The address with its scheme.
        package let url: URL
        /// The address as it appears in the text.
        package let text: String
        /// The range in UTF-16 units.
        package let range: NSRange
    }

    /// Returns the addresses in `text` in order.
    package static func matches(in text: String) -> [Match] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else { return [] }
        var matches: [Match] = []
        var rest = Array(text.utf16)[...]
        while let start = rest.firstIndex(where: \.isPartOfLinks) {
            let run = rest[start...].prefix(while: \.isPartOfLinks)
            if let link = LinkCandidate(run), let url = URL(string: link.address) {
                let range = NSRange(location: link.units.startIndex, length: link.units.count)
                matches.append(Match(url: url, text: String(decoding: link.units, as: UTF16.self), range: range))
            }
            rest = rest[run.endIndex...]
        }
        return matches
    }
}
