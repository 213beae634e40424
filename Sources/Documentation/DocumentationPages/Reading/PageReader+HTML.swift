internal import Markdown

/// Parses the HTML that cmark-gfm recognizes but doesn't parse.
extension PageReader {
    /// Reads a comment or an element within a line.
    mutating func readInlineHTML(_ node: MarkdownNode) {
        let html = UntaggedText(node.literal)
        let lines = html.bytes.count { $0 == ASCII.newline }
        defer { goDown(lines: lines) }
        findings.work += html.bytes.count
        if html.bytes.has("<!--", at: 0) {
            guard let offset = html.tags.first?.offset else { return }
            position = offset
            if position >= elementEnd { addInlineComment(html, node) }
            return
        }
        guard position >= elementEnd else { return }
        var tag = TagReader(html.bytes, at: 0, end: html.bytes.count)
        guard tag.read(allowsExpressions: false) else { return }
        // Without a tag, the HTML begins its line.
        let start = source.bytes[position...].firstIndex(of: ASCII.less) ?? position
        addReferences(of: tag, in: html.bytes) { [source] index in
            let lines = html.bytes[..<index].count { $0 == ASCII.newline }
            return lines == 0 ? start : source.line(source.line(at: start) + lines).lowerBound
        }
    }

    private mutating func addInlineComment(_ html: UntaggedText, _ node: MarkdownNode) {
        let isAlone = node.parent?.kind == .paragraph
        let comment = PageComment(
            at: position, text: html.bytes, in: source, surroundings: node.isInCell ? .cell : .text,
            excessIndent: excessIndent(of: node), isFirst: isAlone && node.previous.isLineEnd(\.previous),
            isLast: isAlone && node.next.isLineEnd(\.next))
        add(comment)
    }

    /// Records a comment, unless it is inside the previous one: comments in braces may contain others.
    private mutating func add(_ comment: PageComment?) {
        guard let comment, comment.range.lowerBound >= findings.comments.last?.range.upperBound ?? 0 else { return }
        findings.comments.append(comment)
    }

    /// The indentation of a comment that continues a paragraph, if it is deep enough to be code elsewhere; in columns.
    private func excessIndent(of node: MarkdownNode) -> Int {
        let line = source.line(at: position)
        guard let block = node.parent, line != block.startLine, !isIndentedFreely(line: line) else { return 0 }
        let before = source.bytes[source.line(line).lowerBound..<position]
        var (column, quotes) = (0, 0)
        var container = block.parent
        while let current = container {
            if current.kind == .quote { quotes += 1 }
            if column == 0 { column = current.contentColumn }
            container = current.parent
        }
        // A line without the markers of surrounding block quotes isn't in their list items either.
        if before.count(where: { $0 == ASCII.greater }) < quotes { column = 0 }
        let indent = min(before.columns - column, before.suffix(while: \.isBlank).columns)
        return indent >= 4 ? indent : 0
    }

    /// Reads lines of HTML, which consist of comments and elements.
    mutating func readHTMLBlock(_ node: MarkdownNode) {
        let html = UntaggedText(node.literal)
        findings.work += html.bytes.count
        position = max(position, source.line(node.startLine).lowerBound)
        guard !html.bytes.isRawElement else { return }
        let places = LinePlaces(html.bytes, firstLine: node.startLine, in: source)
        var tags = html.tags[...]
        var comments = SequenceFinder("-->")
        var sequences = HTMLSequenceEnds()
        var (index, unclosedTags) = (0, 0)
        // Inserted lines end the block, so what follows the comment will be Markdown.
        var markdownStart = Int.max
        while index < html.bytes.count {
            let start = html.bytes[index...].firstIndex(of: ASCII.less) ?? html.bytes.count
            while let tag = tags.first, tag.index < start {
                position = tag.offset
                if tag.index >= index { readTag(at: tag.index, of: html.bytes) }
                tags = tags.dropFirst()
            }
            guard start < html.bytes.count else { break }
            if html.bytes.has("<!--", at: start) {
                while let tag = tags.first, tag.index < start + 4 { tags = tags.dropFirst() }
                let end = comments.next(in: html.bytes, from: start + 4)
                // `<!-->` is a complete comment, which has no tag.
                if let tag = tags.first, tag.index == start + 4 {
                    position = tag.offset
                    let range = start..<(end.map { $0 + 3 } ?? html.bytes.count)
                    addComment(
                        html.bytes, range, isClosed: end != nil,
                        surroundings: start > markdownStart && !html.bytes.isTagFirst(inLineAt: start) ? .text : .html)
                    if markdownStart == .max, let last = findings.comments.last, last.range.lowerBound == position,
                        last.isFirst && last.isLast || last.mayDeclare
                    {
                        let line = html.bytes[range.upperBound...].firstIndex(of: ASCII.newline)
                        markdownStart = line ?? html.bytes.count
                    }
                }
                index = end.map { $0 + 3 } ?? start + 4
            } else if let end = sequences.end(in: html.bytes, from: start) {
                index = end
            } else {
                var tag = TagReader(html.bytes, at: start, end: html.bytes.count)
                if unclosedTags < TagReader.maximumUnclosed, tag.read(allowsExpressions: syntax.hasExpressions) {
                    addReferences(of: tag, in: html.bytes, at: places.offset)
                    index = tag.index
                } else {
                    if tag.index >= html.bytes.count { unclosedTags += 1 }
                    findings.work += tag.index - start
                    index = start + 1
                }
            }
        }
    }

    /// Reads an expression between elements.
    private mutating func readTag(at index: Int, of html: [UInt8]) {
        switch source.bytes[position] {
        case UInt8(ascii: "r"): readRequire()
        case ASCII.openBrace where html[index] == ASCII.openBrace: addUnclosedComment(.expression)
        default: break
        }
    }

    /// Adds a comment in lines of HTML.
    private mutating func addComment(
        _ html: [UInt8], _ range: Range<Int>, isClosed: Bool, surroundings: PageComment.Surroundings
    ) {
        guard isClosed else {
            return addUnclosedComment(
                source.bytes[position] == ASCII.openBrace ? .expression : .html,
                isOurs: range.lowerBound == 0 && html.firstIndex(of: "messageshot", in: html.indices) != nil)
        }
        let blanks = html[..<range.lowerBound].suffix(while: \.isBlank)
        let behind = html[range.upperBound...].drop(while: \.isBlank)
        let isFirst = blanks.startIndex == 0 || html[blanks.startIndex - 1] == ASCII.newline
        let isFree = isIndentedFreely(line: source.line(at: position))
        let comment = PageComment(
            at: position, text: Array(html[range]), in: source, surroundings: surroundings,
            excessIndent: isFree || blanks.columns < 4 ? 0 : blanks.columns,
            isFirst: isFirst, isLast: behind.first.map { $0 == ASCII.newline } ?? true)
        add(comment)
    }

    /// Records an unclosed comment if it may be a placeholder, because the rest of the page may be part of it.
    mutating func addUnclosedComment(_ kind: PageComment.Kind, isOurs: Bool = false) {
        let start = position + (kind == .html ? 4 : 3)
        if let last = findings.comments.last, !last.isClosed { return }
        let text = source.bytes[start...].prefix(64).drop(while: \.isWhitespace)
        // The end comment of a placeholder would close it.
        let isBroken = syntax == .mdx && kind == .expression && namesProgram
        guard isOurs || isBroken || text.starts(with: "messageshot".utf8) || text.starts(with: "/messageshot".utf8)
        else { return }
        findings.comments.append(
            PageComment(unclosed: kind, at: position..<source.bytes.count, line: source.line(at: position)))
    }
}

/// Maps the bytes of a block to the page. Each line of the block is the end of a line in the page.
private struct LinePlaces {
    private var ends: [Int] = []
    private let firstLine: Int
    private let source: PageSource

    init(_ block: [UInt8], firstLine: Int, in source: PageSource) {
        self.firstLine = firstLine
        self.source = source
        ends = block.indices.filter { block[$0] == ASCII.newline } + [block.count]
    }

    func offset(of index: Int) -> Int {
        let line = ends.partitioningIndex { $0 >= index }
        let range = source.line(firstLine + line)
        return max(range.lowerBound, range.upperBound - (ends[line] - index))
    }
}

extension [UInt8] {
    /// Whether a line begins with HTML.
    fileprivate func isTagFirst(inLineAt index: Int) -> Bool {
        let start = self[..<index].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? 0
        return self[start...].first { !$0.isBlank } == ASCII.less
    }

    /// Whether the HTML is an element whose content is displayed verbatim or executed.
    fileprivate var isRawElement: Bool {
        let start = firstIndex { !$0.isBlank } ?? 0
        return ([("<pre", 4), ("<script", 7), ("<style", 6), ("<textarea", 9)] as [(StaticString, Int)]).contains {
            guard has($0, at: start, ignoringCase: true) else { return false }
            let next = start + $1 < count ? self[start + $1] : ASCII.greater
            return next.isWhitespace || next == ASCII.greater
        }
    }
}

extension ArraySlice<UInt8> {
    /// The matching bytes at the end.
    fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}

extension MarkdownNode {
    fileprivate var isInCell: Bool {
        var node: MarkdownNode? = self
        while let current = node, current.kind != .tableCell { node = current.parent }
        return node != nil
    }

    /// The columns of markers and whitespace before the content of a block quote or list item.
    fileprivate var contentColumn: Int {
        switch kind {
        case .quote: startColumn + 1
        case .item:
            if let firstChild, firstChild.startLine == startLine { firstChild.startColumn - 1 } else { startColumn + 1 }
        default: 0
        }
    }
}

extension MarkdownNode? {
    /// Whether a line begins or ends here: `next` skips text that is whitespace.
    fileprivate func isLineEnd(_ next: (MarkdownNode) -> MarkdownNode?) -> Bool {
        var node = self
        while let current = node {
            switch current.kind {
            case .softbreak, .linebreak: return true
            case .text where UntaggedText(current.literal).bytes.allSatisfy(\.isBlank): node = next(current)
            default: return false
            }
        }
        return true
    }
}
