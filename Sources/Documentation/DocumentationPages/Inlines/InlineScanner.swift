/// Reads the text of a block: comments, code, pictures, elements and directives.
///
/// What turns out to be nothing is never looked at again from a later place, so that the time grows with the size.
struct InlineScanner {
    let text: InlineText
    let block: Block
    let syntax: PageSyntax
    var index = 0

    /// Where the brackets that are open begin, and whether each is a picture's.
    var brackets: [(index: Int, isPicture: Bool)] = []

    /// The number of tags that reach to the end of the text without being closed.
    var unclosedTags = 0
    private let code: CodeSpans

    /// Signs that don't occur again in the text.
    private var absent: Set<Closing> = []

    /// The signs that end a comment and the like.
    enum Closing: Hashable {
        case comment, expression, instruction, declaration, characterData
    }

    var bytes: [UInt8] { text.bytes }

    /// Adds what a text holds to the findings.
    static func scan(_ text: InlineText, of block: Block, _ syntax: PageSyntax, into findings: inout PageFindings) {
        var scanner = InlineScanner(text, block, syntax)
        scanner.readBeginning(&findings)
        while scanner.index < text.bytes.count {
            let start = scanner.index
            scanner.readNext(&findings)
            findings.work += max(1, scanner.index - start)
        }
    }

    private init(_ text: InlineText, _ block: Block, _ syntax: PageSyntax) {
        self.text = text
        self.block = block
        self.syntax = syntax
        code = block.kind == .text ? CodeSpans(text.bytes) : CodeSpans([])
    }

    private mutating func readBeginning(_ findings: inout PageFindings) {
        switch block.kind {
        case .directive: readDirective(&findings)
        case .text where !text.isCell:
            readDefinitions(&findings)
            if syntax == .mdx || syntax == .markdown { readStatements(&findings) }
        case .text, .html, .fence, .code, .raw: break
        }
    }

    private mutating func readNext(_ findings: inout PageFindings) {
        let isMarkdown = block.kind != .html
        switch bytes[index] {
        case Byte.less: readAngle(&findings)
        case Byte.openBrace where syntax.hasExpressionComments && bytes.has("{/*", at: index):
            readComment(.expression, &findings)
        case Byte.backslash where isMarkdown && index + 1 < bytes.count && bytes[index + 1].isPunctuation: index += 2
        case Byte.backtick where isMarkdown: skipCode()
        case Byte.exclamation where isMarkdown && bytes.has("![", at: index):
            open(isPicture: true)
            index += 2
        case Byte.openBracket where isMarkdown:
            open(isPicture: false)
            index += 1
        case Byte.closeBracket where isMarkdown: closeBracket(&findings)
        case UInt8(ascii: "r") where isMarkdown && syntax.hasExpressionComments && bytes.has("require(", at: index):
            readRequire(&findings)
        default: index += 1
        }
    }

    private mutating func skipCode() {
        if let end = code.end(ofSpanAt: index) {
            index = end
        } else {
            while index < bytes.count, bytes[index] == Byte.backtick { index += 1 }
        }
    }

    /// Reads what begins with `<`.
    private mutating func readAngle(_ findings: inout PageFindings) {
        if bytes.has("<!--", at: index) { return readComment(.html, &findings) }
        if bytes.has("<![CDATA[", at: index) { return skip(to: "]]>", .characterData) }
        if bytes.has("<?", at: index) { return skip(to: "?>", .instruction) }
        guard index + 1 < bytes.count else { return index += 1 }
        if bytes[index + 1] == Byte.exclamation, index + 2 < bytes.count, bytes[index + 2].isLetter {
            return skip(to: ">", .declaration)
        }
        readElement(&findings)
    }

    /// Goes behind the next `closing`, or over one sign if there is none.
    private mutating func skip(to closing: StaticString, _ kind: Closing) {
        index = end(of: closing, kind, from: index + 2) ?? index + 1
    }

    /// The end of the next `closing`; `nil` if none follows. That is found out once.
    mutating func end(of closing: StaticString, _ kind: Closing, from start: Int) -> Int? {
        guard !absent.contains(kind) else { return nil }
        if start <= bytes.count, let found = bytes.firstIndex(of: closing, in: start..<bytes.count) {
            return found + closing.utf8CodeUnitCount
        }
        absent.insert(kind)
        return nil
    }
}
