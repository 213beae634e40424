/// The text of a page as cmark-gfm is to read it: the same lines, with tags at what may be of interest.
///
/// What cmark-gfm doesn't know is written in words that it knows. Comments of MDX become those of HTML. Lines with
/// directives of DocC become empty. Blanks before lines that make no code there (in MDX, and within directives) become
/// so few that they make none here.
///
/// Nothing here has to know whether a line is code: a tag that comes back in code means nothing.
struct TaggedText {
    let source: PageSource
    let syntax: PageSyntax

    private(set) var bytes: [UInt8] = []

    /// The pictures that directives refer to.
    var references: [FoundReference] = []

    /// The numbers of the lines within directives.
    var linesInDirectives: Set<Int> = []

    /// The number of DocC's directives around the line.
    var directives = 0

    /// The fence of the code around the line, where lines in code have to be known, and the columns that lines of its
    /// item are indented by.
    var fence: (fence: Fence, indent: Int)?

    /// The end of the comment of several lines around the line.
    var commentEnd = 0

    /// Whether a table may have so many more cells than are written that they don't fit in memory.
    private(set) var hasHugeTable = false
    private var cells = (columns: 0, count: 0)

    private var htmlEnds = SequenceFinder("-->")
    private var expressionEnds = ExpressionEndFinder()

    /// Where the comment ends that was begun last in its line.
    private var hyphensEnd = 0

    /// The `*/}` of the comment in braces that was begun last.
    private var expressionEnd: Range<Int>?

    /// How deep quotes and lists may be nested. Markers of more are text.
    private static let maximumDepth = 64

    init(_ source: PageSource, _ syntax: PageSyntax) {
        self.source = source
        self.syntax = syntax
        bytes.reserveCapacity(source.bytes.count * 5 / 4)
        addLines()
        hasHugeTable = cells.count > 100_000 + source.bytes.count
    }

    // MARK: Lines

    mutating func addEmptyLine() { bytes.append(ASCII.newline) }

    mutating func addText(_ text: String) { bytes += text.utf8 }

    /// Adds a line with its tags.
    ///
    /// - Parameter isIndentedFreely: Whether blanks before what stands in the line make no code of it.
    mutating func add(_ line: Range<Int>, isIndentedFreely: Bool) {
        countCells(line)
        let content = addMarkers(line, isIndentedFreely: isIndentedFreely)
        var index = content
        while index < line.upperBound { index = addNext(at: index, of: line, isFirst: index == content) }
        bytes.append(ASCII.newline)
    }

    /// Adds the markers of quotes and items that a line begins with, and blanks.
    ///
    /// - Returns: Where the content of the line begins.
    private mutating func addMarkers(_ line: Range<Int>, isIndentedFreely: Bool) -> Int {
        // Deeper items than may be nested are text, too.
        var maximum = isIndentedFreely ? 3 : 2 * Self.maximumDepth
        var index = line.lowerBound
        for _ in 0..<Self.maximumDepth {
            let blanks = source.bytes[index..<line.upperBound].prefix(while: \.isBlank)
            bytes += blanks.columns > maximum ? Array(repeating: ASCII.space, count: maximum) : Array(blanks)
            index = blanks.endIndex
            guard let end = source.markerEnd(at: index, of: line) else { return index }
            bytes += source.bytes[index..<end]
            index = end
            // One blank belongs to the marker.
            if isIndentedFreely { maximum = 4 }
        }
        bytes += PlaceTag.separator
        return index
    }

    /// Counts the cells that a table would have whose rule and rows these lines are.
    private mutating func countCells(_ line: Range<Int>) {
        let text = source.bytes[line]
        if text.allSatisfy(\.isBlank) { cells.columns = 0 }
        let isRule = text.allSatisfy {
            $0.isBlank || $0 == ASCII.pipe || $0 == ASCII.hyphen || $0 == ASCII.colon || $0 == ASCII.greater
        }
        if isRule { cells.columns = max(cells.columns, text.count { $0 == ASCII.pipe }) }
        cells.count += cells.columns
    }

    // MARK: Tags

    /// Adds what stands at a place, with a tag if that may be of interest.
    ///
    /// - Returns: The place behind it.
    private mutating func addNext(at index: Int, of line: Range<Int>, isFirst: Bool) -> Int {
        let page = source.bytes
        switch page[index] {
        case ASCII.backslash where index + 1 < line.upperBound && page[index + 1].isPunctuation:
            return add(index..<(index + 2))
        case ASCII.less: return addAngle(at: index, of: line, isFirst: isFirst)
        case ASCII.openBrace where syntax.hasExpressions && page.has("{/*", at: index):
            return addExpressionComment(at: index, of: line, isFirst: isFirst)
        case ASCII.star where expressionEnd?.lowerBound == index: return addExpressionEnd(of: line)
        case ASCII.hyphen where index < hyphensEnd && page.has("--", at: index):
            // To the library, two hyphens end a comment.
            return add(index..<(index + 1), PlaceTag.separator)
        case ASCII.exclamation where page.has("![", at: index): return addTagged(index)
        case UInt8(ascii: "r") where syntax.hasExpressions && page.has("require(", at: index): return addTagged(index)
        case UInt8(ascii: "i") where syntax.hasExpressions && isFirst && page.has("import ", at: index):
            return addTagged(index)
        case PlaceTag.delimiter[0] where page[index..<line.upperBound].starts(with: PlaceTag.delimiter):
            bytes += "\u{FFFD}".utf8
            return index + PlaceTag.delimiter.count
        default: return add(index..<(index + 1))
        }
    }

    private mutating func add(_ range: Range<Int>, _ suffix: [UInt8] = []) -> Int {
        bytes += source.bytes[range]
        bytes += suffix
        return range.upperBound
    }

    private mutating func addTagged(_ index: Int) -> Int {
        bytes += PlaceTag.tag(index)
        return add(index..<(index + 1))
    }

    /// Adds a `<`, with a tag in a comment or before an element.
    private mutating func addAngle(at index: Int, of line: Range<Int>, isFirst: Bool) -> Int {
        let page = source.bytes
        if page.has("<!--", at: index), !page.has("<!-->", at: index), !page.has("<!--->", at: index) {
            let end = htmlEnds.next(in: page, from: index + 4) ?? page.count
            if end < line.upperBound { hyphensEnd = end } else if isFirst { commentEnd = end }
            return add(index..<(index + 4), PlaceTag.tag(index))
        }
        let isTag = index + 1 < line.upperBound && page[index + 1].isLetter && !isDestination(at: index)
        // A tag before it would keep HTML from being HTML at the beginning of a line, which in MDX it is never.
        if isTag, !isFirst || syntax == .mdx || isJSX(at: index) { return addTagged(index) }
        if isFirst, syntax == .mdx { bytes += PlaceTag.separator }
        // Within a line, the library would look for the end of each instruction and declaration to the end of the text.
        let isInline = !isFirst || syntax == .mdx
        let isLong = page.has("<?", at: index) || page.has("<!", at: index)
        return add(index..<(index + 1), isInline && isLong ? PlaceTag.separator : [])
    }

    /// Whether a link or a definition has its destination here, which may stand between `<` and `>`.
    private func isDestination(at index: Int) -> Bool {
        guard let last = source.bytes[..<index].lastIndex(where: { !$0.isWhitespace }), last > 0 else { return false }
        return source.bytes[last - 1] == ASCII.closeBracket
            && (source.bytes[last] == ASCII.openParenthesis || source.bytes[last] == ASCII.colon)
    }

    /// Whether an element has an expression, which HTML doesn't know.
    private func isJSX(at index: Int) -> Bool {
        guard syntax.hasExpressions else { return false }
        var tag = TagReader(source.bytes, at: index, end: min(index + 1000, source.bytes.count))
        return tag.read(allowsExpressions: true) && tag.hasExpression
    }

    /// Adds the beginning of a comment in braces as one of HTML.
    private mutating func addExpressionComment(at index: Int, of line: Range<Int>, isFirst: Bool) -> Int {
        guard let end = expressionEnds.next(in: source.bytes, from: index + 3) else { return addTagged(index) }
        expressionEnd = end
        if end.upperBound <= line.upperBound {
            hyphensEnd = end.lowerBound
            // What stands behind the comment in its line is no HTML.
            bytes += PlaceTag.separator
        } else if isFirst {
            commentEnd = end.lowerBound
        }
        bytes += "<!--".utf8
        bytes += PlaceTag.tag(index)
        return index + 3
    }

    private mutating func addExpressionEnd(of line: Range<Int>) -> Int {
        let end = expressionEnd?.upperBound ?? line.upperBound
        expressionEnd = nil
        bytes += PlaceTag.separator
        bytes += "-->".utf8
        return min(end, line.upperBound)
    }
}

/// Finds the ends of comments in braces: `*/}`, with or without blanks between.
private struct ExpressionEndFinder {
    private var stars = SequenceFinder("*/")
    private var last: (star: Int, end: Range<Int>?)?

    /// The end of a comment whose text begins at `start`; `nil` if it isn't closed.
    mutating func next(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let star = stars.next(in: bytes, from: start) else { return nil }
        if let last, last.star == star { return last.end }
        let brace = bytes[(star + 2)...].firstIndex { !$0.isWhitespace }
        let end = brace.flatMap { bytes[$0] == ASCII.closeBrace ? star..<($0 + 1) : nil }
        last = (star, end)
        return end
    }
}
