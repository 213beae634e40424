import Foundation
import Markdown
import UIKitValues

/// Converts a document to attributed text: with a blank line between blocks, and markers before items and quotes.
package struct MarkdownWriter {
    private typealias Block = MarkdownDocument.Block

    private let style: MarkdownStyle
    private var pieces: [Piece] = []
    private var isMarkedUp = true

    package init(style: MarkdownStyle) {
        self.style = style
    }

    /// Returns the text of the document with the attributes of its style.
    package mutating func text(of document: MarkdownDocument) -> NSAttributedString {
        isMarkedUp = document.hasMarkup
        write(document.blocks, in: Surroundings(), list: nil)
        return ReleasingAttributedString(pieces: pieces.map { ($0.text, $0.attributes) })
    }

    /// Text in one style.
    private struct Piece {
        let text: String
        var attributes: [NSAttributedString.Key: Any]
    }

    /// The lists and quotes around a block.
    private struct Surroundings {
        /// The nesting depth of lists.
        var listDepth = 0
        /// Whether the block is in a quote.
        var isQuoted = false
    }

    /// The style of text in body size.
    private func bodyStyle(_ surroundings: Surroundings = Surroundings()) -> MarkdownTextStyle {
        surroundings.isQuoted ? style.quote : style.body
    }

    // MARK: Blocks

    private mutating func write(_ blocks: [Block], in surroundings: Surroundings, list: Int?) {
        for (index, block) in blocks.enumerated() {
            if index > 0 { separate(blocks[index - 1], from: block, inList: list != nil) }
            write(block, in: surroundings)
        }
    }

    /// Ends a block: with a blank line, except in lists and after a thematic break.
    private mutating func separate(_ block: Block, from next: Block, inList: Bool) {
        let isTight = inList || block == .thematicBreak || next == .thematicBreak
        endLine()
        if !isTight { append("\n", isMarkedUp ? bodyStyle() : style.blankLine) }
    }

    /// Ends a line in its own style, so that the line feed doesn't make it higher.
    private mutating func endLine() {
        pieces.append(Piece(text: "\n", attributes: pieces.last?.attributes ?? bodyStyle().attributes))
    }

    private mutating func write(_ block: Block, in surroundings: Surroundings) {
        let start = pieces.count
        switch block {
        case .paragraph(let inlines):
            write(inlines, bodyStyle(surroundings), joinsLines: surroundings.isQuoted)
        case .heading(let level, let inlines): write(inlines, style.heading(level), joinsLines: true)
        case .code(let code): append(code, style.code)
        case .thematicBreak: writeThematicBreak()
        case .quote(let blocks): writeQuote(blocks, in: surroundings)
        case .list(let first, let items): writeList(first, items, in: surroundings)
        }
        if surroundings.listDepth > 0, case .list = block { return }
        indent(from: start, in: surroundings)
    }

    /// Three connected dashes, as long as those of San Francisco.
    private mutating func writeThematicBreak() {
        let style = bodyStyle()
        append("\u{2014}\u{2014}\u{2014}", style, tracking: -0.15 * style.font.pointSize)
    }

    private mutating func writeQuote(_ blocks: [Block], in surroundings: Surroundings) {
        var inner = surroundings
        inner.isQuoted = true
        for (index, block) in blocks.enumerated() {
            if index > 0 { separate(blocks[index - 1], from: block, inList: false) }
            let start = pieces.count
            writeBar(bodyStyle(inner).bold)
            write(block, in: inner)
            changeParagraphStyle(from: start) {
                $0.firstLineHeadIndent = MarkdownStyle.quoteIndent.first
                $0.headIndent = MarkdownStyle.quoteIndent.rest
            }
        }
    }

    /// The bar before a quote, at the distance of San Francisco.
    private mutating func writeBar(_ style: MarkdownTextStyle) {
        append("| ", style, tracking: 0.05 * style.font.pointSize)
    }

    private mutating func writeList(_ first: Int?, _ items: [[Block]], in surroundings: Surroundings) {
        var inner = surroundings
        inner.listDepth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { endLine() }
            let start = pieces.count
            append(first.map { "\($0 + index).  " } ?? "•  ", bodyStyle(surroundings))
            let isNested = { (block: Block) in if case .list = block { true } else { false } }
            let own = item.prefix { !isNested($0) }
            write(Array(own), in: inner, list: inner.listDepth)
            indent(from: start, in: inner)
            let nested = Array(item.dropFirst(own.count))
            if !nested.isEmpty {
                endLine()
                write(nested, in: inner, list: inner.listDepth)
            }
        }
    }

    // MARK: Paragraphs

    /// Indents the text since `start` as an item of a list.
    private mutating func indent(from start: Int, in surroundings: Surroundings) {
        guard surroundings.listDepth > 0 else { return }
        changeParagraphStyle(from: start) {
            $0.firstLineHeadIndent = MarkdownStyle.listIndent * CGFloat(surroundings.listDepth - 1)
            $0.headIndent = $0.firstLineHeadIndent + MarkdownStyle.itemIndent
        }
    }

    private mutating func changeParagraphStyle(from start: Int, _ change: (NSMutableParagraphStyle) -> Void) {
        let style = NSMutableParagraphStyle()
        change(style)
        for index in pieces.indices[start...] { pieces[index].attributes[.paragraphStyle] = style }
    }

    // MARK: Inlines

    private mutating func write(_ inlines: [MarkdownDocument.Inline], _ text: MarkdownTextStyle, joinsLines: Bool) {
        for inline in inlines {
            switch inline {
            case .text(let string): append(string, text)
            case .code(let string): append(string, text.code(style.inlineCodeColor))
            case .emphasis(let inner): write(inner, text.italic, joinsLines: joinsLines)
            case .strong(let inner): write(inner, text.bold, joinsLines: joinsLines)
            case .strikethrough(let inner): write(inner, text.struckThrough, joinsLines: joinsLines)
            case .link(let destination, let inner):
                write(inner, style.linked(text, to: destination), joinsLines: joinsLines)
            case .image(_, let inner), .attributed(_, let inner): write(inner, text, joinsLines: joinsLines)
            case .html(let tag): append(inline.isLineBreakTag ? "\n" : tag, text)
            case .softBreak: append(joinsLines ? " " : "\n", text)
            case .lineBreak: append("\n", text)
            }
        }
    }

    /// - Parameter tracking: Extra space between characters, in points.
    private mutating func append(_ string: String, _ text: MarkdownTextStyle, tracking: CGFloat? = nil) {
        guard !string.isEmpty else { return }
        var attributes = text.attributes
        if let tracking { attributes[.tracking] = tracking }
        pieces.append(Piece(text: string, attributes: attributes))
    }
}
