internal import Markdown

/// Reads a page by walking cmark-gfm's tree once, in page order.
///
/// cmark-gfm doesn't support MDX and DocC. It reports expressions (JSX, `require`, `import`) as text, and they are
/// parsed here. Directives are parsed beforehand (see ``TaggedText``).
struct PageReader {
    let source: PageSource
    let syntax: PageSyntax
    var findings = PageFindings()

    /// The current position in the page. It is exact at tags, and otherwise the beginning of the line.
    var position = 0

    /// The end of the last JSX element. Anything that cmark-gfm finds inside it is ignored.
    var elementEnd = 0

    /// The paragraph around the last JSX element, and the number of unclosed elements that extend to its end.
    private var paragraph = (end: 0, unclosedTags: 0)
    private let linesInDirectives: Set<Int>

    /// Whether the page may contain anything for this program.
    let namesProgram: Bool

    static func findings(in source: PageSource, _ syntax: PageSyntax) -> PageFindings {
        let text = TaggedText(source, syntax)
        var reader = PageReader(source, syntax, text)
        if let tree = MarkdownTree(text.bytes, extensions: text.hasHugeTable ? [] : [.table]) { reader.read(tree.root) }
        return reader.findings
    }

    private init(_ source: PageSource, _ syntax: PageSyntax, _ text: TaggedText) {
        self.source = source
        self.syntax = syntax
        linesInDirectives = text.linesInDirectives
        namesProgram = source.bytes.firstIndex(of: "messageshot", in: source.bytes.indices) != nil
        findings.references = text.references
        findings.work = text.bytes.count
    }

    private mutating func read(_ root: MarkdownNode) {
        var next: MarkdownNode? = root
        while let node = next {
            findings.work += 1
            read(node: node)
            next = node.firstChild ?? node.following
        }
    }

    private mutating func read(node: MarkdownNode) {
        switch node.kind {
        case .codeBlock: readCode(node)
        case .htmlBlock: readHTMLBlock(node)
        case .text: readText(node)
        case .htmlInline: readInlineHTML(node)
        case .softbreak, .linebreak: goDown(lines: 1)
        case .link, .image: readLink(node)
        case .paragraph, .heading, .tableHeader, .tableRow, .tableCell:
            if node.startLine > 0 { position = max(position, source.line(node.startLine).lowerBound) }
        case .document, .quote, .list, .item, .table, .thematicBreak, .code, .emphasis, .strong, .strikethrough, nil:
            break
        }
    }

    /// Moves to the beginning of a later line.
    mutating func goDown(lines: Int) {
        guard lines > 0 else { return }
        position = source.line(source.line(at: position) + lines).lowerBound
    }

    /// Whether indentation doesn't turn a line into code.
    func isIndentedFreely(line: Int) -> Bool { syntax == .mdx || linesInDirectives.contains(line) }

    mutating func add(_ source: FoundReference.Source, _ form: PageImageReference.Form, at offset: Int) {
        findings.references.append(FoundReference(form: form, source: source, offset: offset))
    }

    // MARK: Text

    private mutating func readText(_ node: MarkdownNode) {
        let text = UntaggedText(node.literal)
        findings.work += text.bytes.count
        for tag in text.tags {
            position = tag.offset
            guard position >= elementEnd else { continue }
            // Anything that cmark-gfm recognizes as more than text is the next node.
            readTag(before: tag.index == text.bytes.count ? node.next?.kind : nil, in: node)
        }
    }

    private mutating func readTag(before next: MarkdownNode.Kind?, in node: MarkdownNode) {
        let bytes = source.bytes
        switch bytes[position] {
        case ASCII.less where bytes.has("<!--", at: position): addUnclosedComment(.html)
        case ASCII.less where next != .htmlInline && syntax.hasExpressions: readElement(in: node)
        case ASCII.openBrace: addUnclosedComment(.expression)
        case ASCII.exclamation where next != .image: readUndefinedLabel()
        case UInt8(ascii: "r"): readRequire()
        case UInt8(ascii: "i"): addLiterals(in: bytes, source.line(source.line(at: position)), .statement) { $0 }
        default: break
        }
    }

    private mutating func readLink(_ node: MarkdownNode) {
        let isPicture = node.kind == .image
        guard !isPicture || position >= elementEnd else { return }
        let url = UntaggedText(node.url).string
        guard isPicture || PageImageReference.isImage(url) else { return }
        add(syntax.isDocC && isPicture ? .name(url) : .url(url), isPicture ? .markdown : .link, at: position)
    }

    /// Reads a picture whose label isn't defined in the page: `![alt][label]`, `![label][]`.
    private mutating func readUndefinedLabel() {
        let text = source.bytes[position...].prefix(1000)
        guard let close = text.matchingBracket(from: position + 1), text[(close + 1)...].first == ASCII.openBracket,
            let end = text[close...].dropFirst().firstIndex(of: ASCII.closeBracket)
        else { return }
        let label = close + 2 < end ? text[(close + 2)..<end] : text[(position + 2)..<close]
        let words = label.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self).lowercased() }
        add(.label(words.joined(separator: " ")), .markdown, at: position)
    }

    // MARK: Expressions

    /// Reads a JSX element. With an expression in it, cmark-gfm doesn't recognize it as HTML.
    private mutating func readElement(in node: MarkdownNode) {
        if position >= paragraph.end { paragraph = (end(ofBlockAround: node), 0) }
        guard paragraph.unclosedTags < TagReader.maximumUnclosed else { return }
        var tag = TagReader(source.bytes, at: position, end: paragraph.end)
        let isWhole = tag.read(allowsExpressions: true)
        findings.work += tag.index - position
        if isWhole {
            addReferences(of: tag, in: source.bytes) { $0 }
            elementEnd = tag.index
        } else if tag.index >= paragraph.end {
            paragraph.unclosedTags += 1
        }
    }

    /// The end of the paragraph, heading or cell around a node, or a later position.
    private func end(ofBlockAround node: MarkdownNode) -> Int {
        var block = node
        while block.kind != .paragraph, let parent = block.parent, parent.kind != .document { block = parent }
        let line = source.line(at: position)
        guard block.kind == .paragraph else { return source.line(line).upperBound }
        let next = block.following.map(\.startLine) ?? 0
        let last = source.lastLine(ofParagraphAt: line)
        return source.line(next > line ? min(next - 1, last) : last).upperBound
    }

    /// Reads a `require("…")` outside of elements.
    mutating func readRequire() {
        let call = source.bytes[position...].prefix(1000).prefix { !$0.isLineEnd }
        let argument = call.dropFirst("require(".utf8.count)
        guard let quote = argument.first, let end = argument.dropFirst().firstIndex(of: quote) else { return }
        addLiterals(in: source.bytes, position..<(end + 1), .expression) { $0 }
    }
}

extension ArraySlice<UInt8> {
    /// The closing bracket that matches the one at `start`.
    fileprivate func matchingBracket(from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < endIndex {
            switch self[index] {
            case ASCII.backslash: index += 1
            case ASCII.openBracket: depth += 1
            case ASCII.closeBracket:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension PageSource {
    /// The last line before an empty one.
    fileprivate func lastLine(ofParagraphAt line: Int) -> Int {
        var number = line
        while number < lineStarts.count, !bytes[self.line(number + 1)].allSatisfy(\.isBlank) { number += 1 }
        return number
    }
}
