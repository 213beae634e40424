/// Finds addresses of the web and of mail in texts.
///
/// An address is one with its scheme (`https://getstream.io`) and one without (`getstream.io/chat`,
/// `yoda@dagobah.org`). Without a scheme it has to end in a top-level domain that exists, so that
/// `done.Next` isn't one.
package enum AddressFinder {
    /// An address and its place.
    package struct Match {
        /// The address with its scheme.
        package let url: URL
        /// The address as it stands in the text.
        package let text: String
        /// Where it stands, in UTF-16 units.
        package let range: NSRange
    }

    /// Returns the addresses in `text` from front to back.
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
