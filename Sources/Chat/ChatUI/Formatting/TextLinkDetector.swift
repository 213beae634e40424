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
        let characters = Array(text)
        var offset = 0
        var index = 0
        while index < characters.count {
            guard characters[index].isPartOfLinks else {
                offset += characters[index].utf16.count
                index += 1
                continue
            }
            let run = characters[index...].prefix(while: \.isPartOfLinks)
            if let link = LinkCandidate(run), let url = URL(string: link.address) {
                let before = run[..<link.characters.startIndex].utf16Count
                let range = NSRange(location: offset + before, length: link.characters.utf16Count)
                links.append(TextLink(url: url, originalText: String(link.characters), range: range))
            }
            offset += run.utf16Count
            index = run.endIndex
        }
        return links
    }

    public func hasLinks(in text: String) -> Bool { !links(in: text).isEmpty }

    public func firstLink(in text: String) -> TextLink? { links(in: text).first }
}

extension ArraySlice<Character> {
    fileprivate var utf16Count: Int { reduce(0) { $0 + $1.utf16.count } }
}

extension Character {
    /// Whether an address may go on with this character. Scripts that write without spaces end one.
    fileprivate var isPartOfLinks: Bool {
        guard let ascii = asciiValue else {
            return isLetter && unicodeScalars.allSatisfy { $0.value < 0x2E80 }
        }
        return ascii > 0x20 && ascii < 0x7F && !"<>\"\\^`{}|".contains(self)
    }
}
