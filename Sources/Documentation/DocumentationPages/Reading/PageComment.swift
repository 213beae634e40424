/// A comment of a page.
struct PageComment {
    /// How comments are written.
    enum Kind: Hashable, Sendable {
        /// `<!-- … -->`
        case html
        /// `{/* … */}`
        case expression
    }

    /// What a comment stands in, as far as it says how a picture can be put behind it.
    enum Surroundings: Hashable {
        case text, html, cell
    }

    var kind: Kind

    /// What stands in the comment, without the markers of quotes around it.
    var text: String

    /// The place of the whole comment in the page; up to the end of the page if it isn't closed.
    var range: Range<Int>

    /// The number of the line, counted from 1.
    var line: Int
    var isClosed: Bool
    var surroundings: Surroundings

    /// The columns of the blanks before the comment, if they would make code of a line that follows an empty one.
    var excessIndent = 0

    /// Whether nothing but blanks stands before it in its line, and behind it.
    var isFirst = false
    var isLast = false

    /// - Parameters:
    ///   - offset: Where the comment begins in the page.
    ///   - html: The comment as cmark-gfm has it, for one that has several lines.
    /// - Returns: `nil` for a comment about anything else than pictures.
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

    /// Whether the comment may hide the declaration of a picture.
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
    /// Whether a comment may be a placeholder, or one that is misspelt: it begins with a word of about the length of
    /// ours.
    fileprivate var beginsWithOurWord: Bool {
        let word = trimmed.utf8.prefix { !$0.isWhitespace && $0 != ASCII.colon }
        return (9...14).contains(word.count)
    }
}
