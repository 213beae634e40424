/// A comment of a page.
struct PageComment {
    /// The syntax of a comment.
    enum Kind: Hashable, Sendable {
        /// `<!-- … -->`
        case html
        /// `{/* … */}`
        case expression
    }

    /// The context of a comment, which determines how a picture can be inserted after it.
    enum Surroundings: Hashable {
        case text, html, cell
    }

    var kind: Kind

    /// The text of the comment, without the markers of surrounding block quotes.
    var text: String

    /// The comment's range in the page. An unclosed comment extends to the end of the page.
    var range: Range<Int>

    /// The line number, counted from 1.
    var line: Int
    var isClosed: Bool
    var surroundings: Surroundings

    /// The columns of whitespace before the comment, if a line with this indentation after an empty one would be code.
    var excessIndent = 0

    /// Whether there is only whitespace before and after the comment on its lines.
    var isFirst = false
    var isLast = false

    /// - Parameters:
    ///   - offset: The offset of the comment in the page.
    ///   - html: The comment as cmark-gfm reports it, if it has several lines.
    /// - Returns: `nil` for a comment that isn't about pictures.
    init?(
        at offset: Int, text html: [UInt8], in source: PageSource, surroundings: Surroundings, excessIndent: Int,
        isFirst: Bool, isLast: Bool
    ) {
        kind = source.bytes[offset] == ASCII.openBrace ? .expression : .html
        let opening = kind == .html ? 4 : 3
        let closing: StaticString = kind == .html ? "-->" : "*/"
        let start = offset + opening
        guard let stop = source.bytes.firstIndex(of: closing, in: start..<source.bytes.count) else { return nil }
        let end =
            kind == .html
            ? stop + 3 : source.bytes[stop...].firstIndex(of: ASCII.closeBrace).map { $0 + 1 } ?? source.bytes.count
        range = offset..<end
        if source.bytes[start..<stop].contains(where: \.isLineEnd) {
            text = html.string((html.startIndex + 4)..<max(html.count - 3, html.startIndex + 4))
        } else {
            text = source.bytes.string(start..<stop)
        }
        line = source.line(at: offset)
        isClosed = true
        self.surroundings = surroundings
        self.excessIndent = excessIndent
        self.isFirst = isFirst
        self.isLast = isLast
        guard text.beginsWithOurWord || mayDeclare else { return nil }
    }

    /// Whether the comment may contain the declaration of a picture.
    var mayDeclare: Bool { text.contains("```") || text.contains("~~~") }

    /// A comment that isn't closed.
    init(unclosed kind: Kind, at range: Range<Int>, line: Int) {
        self.kind = kind
        text = ""
        self.range = range
        self.line = line
        isClosed = false
        surroundings = .text
    }
}

extension String {
    /// Whether a comment may be a placeholder, possibly misspelled: it begins with a word of about the same length as
    /// the keyword.
    fileprivate var beginsWithOurWord: Bool {
        let word = trimmed.utf8.prefix { !$0.isWhitespace && $0 != ASCII.colon }
        return (9...14).contains(word.count)
    }
}
