/// The text of a page to be parsed by cmark-gfm: the same lines, with tags where something relevant may begin.
///
/// Syntax that cmark-gfm doesn't support is replaced by syntax that it does. MDX comments become HTML comments, and
/// lines with DocC directives become empty. Indentation that doesn't mean code in MDX and within directives is reduced,
/// so that it doesn't mean code in Markdown either.
///
/// It doesn't matter here whether a line is code, because tags in code are ignored.
struct TaggedText {
    let source: PageSource
    let syntax: PageSyntax

    private(set) var bytes: [UInt8] = []

    /// The pictures that directives refer to.
    var references: [FoundReference] = []

    /// The numbers of the lines within directives.
    var linesInDirectives: Set<Int> = []

    /// The number of DocC directives around the line.
    var directives = 0

    /// The fence of the code block around the line, and the indentation of its list item in columns. Only set where it
    /// must be known which lines are code.
    var fence: (fence: Fence, indent: Int)?

    /// The end of the multiline comment around the line.
    var commentEnd = 0

    /// Whether a table may be padded to so many cells that they don't fit in memory.
    private(set) var hasHugeTable = false
    private var cells = (columns: 0, count: 0)

    private var htmlEnds = SequenceFinder("-->")
    private var expressionEnds = ExpressionEndFinder()

    /// The end of the last comment that begins on its line.
    private var hyphensEnd = 0

    /// The `*/}` of the last comment in braces.
    private var expressionEnd: Range<Int>?

    /// The maximum depth of block quotes and lists. Markers beyond it are text.
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
    /// - Parameter isIndentedFreely: Whether indentation doesn't turn the line into code.
    mutating func add(_ line: Range<Int>, isIndentedFreely: Bool) {
        countCells(line)
        let content = addMarkers(line, isIndentedFreely: isIndentedFreely)
        var index = content
        while index < line.upperBound { index = addNext(at: index, of: line, isFirst: index == content) }
        bytes.append(ASCII.newline)
    }

    /// Adds the markers of block quotes and list items at the beginning of a line, and whitespace.
    ///
    /// - Returns: The start of the line's content.
    private mutating func addMarkers(_ line: Range<Int>, isIndentedFreely: Bool) -> Int {
        // Markers beyond the maximum depth are text.
        var maximum = isIndentedFreely ? 3 : 2 * Self.maximumDepth
        var index = line.lowerBound
        for _ in 0..<Self.maximumDepth {
            let blanks = source.bytes[index..<line.upperBound].prefix(while: \.isBlank)
            bytes += blanks.columns > maximum ? Array(repeating: ASCII.space, count: maximum) : Array(blanks)
            index = blanks.endIndex
            guard let end = source.markerEnd(at: index, of: line) else { return index }
            bytes += source.bytes[index..<end]
            index = end
            // One space belongs to the marker.
            if isIndentedFreely { maximum = 4 }
        }
        bytes += PlaceTag.separator
        return index
    }

    /// Counts the cells of the table that the lines would form.
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

    /// Adds the character at an index, with a tag if it may begin something relevant.
    ///
    /// - Returns: The index after it.
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
            // cmark-gfm would end an HTML comment at two hyphens.
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
        // A tag before HTML at the beginning of a line would turn it into text. In MDX, it isn't parsed as HTML there
        // anyway.
        if isTag, !isFirst || syntax == .mdx || isJSX(at: index) { return addTagged(index) }
        if isFirst, syntax == .mdx { bytes += PlaceTag.separator }
        // Within a line, cmark-gfm would search the whole text for the end of each instruction and declaration.
        let isInline = !isFirst || syntax == .mdx
        let isLong = page.has("<?", at: index) || page.has("<!", at: index)
        return add(index..<(index + 1), isInline && isLong ? PlaceTag.separator : [])
    }

    /// Whether the destination of a link or a definition begins here, which may be enclosed in `<` and `>`.
    private func isDestination(at index: Int) -> Bool {
        guard let last = source.bytes[..<index].lastIndex(where: { !$0.isWhitespace }), last > 0 else { return false }
        return source.bytes[last - 1] == ASCII.closeBracket
            && (source.bytes[last] == ASCII.openParenthesis || source.bytes[last] == ASCII.colon)
    }

    /// Whether an element contains an expression, which isn't valid HTML.
    private func isJSX(at index: Int) -> Bool {
        guard syntax.hasExpressions else { return false }
        var tag = TagReader(source.bytes, at: index, end: min(index + 1000, source.bytes.count))
        return tag.read(allowsExpressions: true) && tag.hasExpression
    }

    /// Adds the beginning of a comment in braces as an HTML comment.
    private mutating func addExpressionComment(at index: Int, of line: Range<Int>, isFirst: Bool) -> Int {
        guard let end = expressionEnds.next(in: source.bytes, from: index + 3) else { return addTagged(index) }
        expressionEnd = end
        if end.upperBound <= line.upperBound {
            hyphensEnd = end.lowerBound
            // The rest of the line after the comment isn't HTML.
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

/// Finds the ends of comments in braces: `*/}`, optionally with whitespace between.
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
