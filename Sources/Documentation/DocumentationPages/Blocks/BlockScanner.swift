/// Reads a page line by line into blocks, as CommonMark does it.
///
/// Each line is looked at once, so that the time grows with the size of the page, whatever it holds.
struct BlockScanner {
    let source: PageSource
    let syntax: PageSyntax
    let emit: (Block) -> Void

    /// The quotes and items around the line, from the outermost.
    var containers: [Container] = []
    var leaf = Leaf.none

    /// The lines of the leaf so far.
    var block: Block?

    /// The number of DocC's directives around the line.
    var directives = 0

    /// The number of the line, counted from 1.
    private(set) var line = 0

    /// The last place where a comment in braces can end; `nil` if there is none.
    let lastCommentEnd: Int?

    /// Whether blanks at the beginning of a line don't make it code.
    var isIndentedFreely: Bool { !syntax.hasIndentedCode || directives > 0 }

    /// What the next line may belong to.
    enum Leaf: Equatable {
        case none, text, indentedCode
        case fence(sign: UInt8, length: Int, indent: Int)
        case html(HTMLBlock)
        /// A comment in braces.
        case comment
        case directive
    }

    /// Reads all blocks of a page, in their order.
    static func scan(_ source: PageSource, _ syntax: PageSyntax, _ emit: (Block) -> Void) {
        withoutActuallyEscaping(emit) { emit in
            var scanner = BlockScanner(source, syntax, emit)
            scanner.readLines()
        }
    }

    private init(_ source: PageSource, _ syntax: PageSyntax, _ emit: @escaping (Block) -> Void) {
        self.source = source
        self.syntax = syntax
        self.emit = emit
        let bytes = source.bytes
        lastCommentEnd =
            syntax.hasExpressionComments
            ? bytes.indices.dropLast().last { bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == Byte.slash } : nil
    }

    private mutating func readLines() {
        var start = source.start
        if let settings = source.frontMatter, !syntax.isDocC {
            line = settings.lines
            start = settings.end
        }
        while start < source.bytes.count {
            let end = source.lineEnd(from: start)
            line += 1
            read(start..<end)
            start = source.nextLine(behind: end)
        }
        close(to: 0)
    }

    private mutating func read(_ range: Range<Int>) {
        var cursor = LineCursor(source.bytes, range)
        if syntax.isDocC, readDirective(cursor) { return }
        let matched = containers.firstIndex { !cursor.continue($0, isFree: isIndentedFreely) } ?? containers.count
        if matched == containers.count, continueLeaf(&cursor) { return }
        switch leaf {
        case .text, .none: break
        case .indentedCode, .fence, .html, .comment, .directive: closeLeaf()
        }
        readNewBlock(&cursor, matched)
    }

    private mutating func readNewBlock(_ cursor: inout LineCursor, _ matched: Int) {
        var matched = matched
        while true {
            let sign = cursor.firstSign
            if sign.offset == cursor.end {
                close(to: matched)
                return
            }
            let rest = sign.offset..<cursor.end
            let isShallow = sign.indent < 4 || isIndentedFreely
            if !isShallow, leaf != .text {
                close(to: matched)
                return begin(.indentedCode, .code, rest)
            }
            guard isShallow else { return addText(cursor, rest, matched) }
            if beginLeaf(rest, indent: sign.indent, matched) { return }
            guard matched < Container.maximumDepth, let container = enterContainer(&cursor, sign, matched) else {
                return addText(cursor, rest, matched)
            }
            close(to: matched)
            fillLastItem()
            containers.append(container)
            matched += 1
        }
    }

    private func enterContainer(
        _ cursor: inout LineCursor, _ sign: (offset: Int, indent: Int), _ matched: Int
    ) -> Container? {
        if cursor.enterQuote(sign, isFree: isIndentedFreely) { return .quote }
        let interrupts = leaf == .text && matched == containers.count
        return cursor.enterItem(sign, isFree: isIndentedFreely, interrupts: interrupts)
    }

    /// Adds a line to the paragraph, or begins one.
    private mutating func addText(_ cursor: LineCursor, _ rest: Range<Int>, _ matched: Int) {
        // A line without the signs of the quote around it belongs to the quote's paragraph all the same.
        if leaf == .text {
            block?.lines.append(cursor.offset..<cursor.end)
        } else {
            close(to: matched)
            begin(.text, .text, rest)
        }
    }
}
