/// A text that was read as Markdown: its blocks, from the first to the last.
///
/// The dialect is CommonMark with strikethrough.
public struct MarkdownDocument: Hashable, Sendable {
    /// The blocks, from the first to the last.
    public var blocks: [Block]

    /// Creates a document from its blocks.
    public init(blocks: [Block]) {
        self.blocks = blocks
    }

    /// A part of a document that takes whole lines.
    public indirect enum Block: Hashable, Sendable {
        /// A paragraph of running text.
        case paragraph([Inline])

        /// A heading of a level from 1 to 6.
        case heading(level: Int, [Inline])

        /// Lines of code, without the line feed at their end.
        case code(String)
        /// A quotation, which has blocks of its own.
        case quote([Block])

        /// A list; each item has blocks of its own.
        ///
        /// - start: The number of the first item, or `nil` for a list without numbers.
        case list(start: Int?, items: [[Block]])
        /// A line across the page.
        case thematicBreak
    }

    /// A part of a line.
    public indirect enum Inline: Hashable, Sendable {
        /// Plain text.
        case text(String)
        /// Code within a line.
        case code(String)
        /// Emphasized text, shown in italics.
        case emphasis([Inline])
        /// Strongly emphasized text, shown in bold.
        case strong([Inline])
        /// Text that is struck through.
        case strikethrough([Inline])
        /// A link with an address, and the text that leads there.
        case link(destination: String, [Inline])

        /// A picture's address, and the text that stands in for it.
        case image(source: String, [Inline])

        /// Text with attributes in JSON: Apple's `^[text](attributes)`. Only who asks for them gets them.
        case attributed(String, [Inline])

        /// A tag or a comment of HTML, as it stands in the source.
        case html(String)

        /// The end of a line in the source, which is not meant as one.
        case softBreak
        /// The end of a line that is meant as one.
        case lineBreak
    }
}

extension MarkdownDocument {
    /// Whether there is anything but paragraphs of plain text.
    public var hasMarkup: Bool {
        blocks.contains { block in
            guard case .paragraph(let inlines) = block else { return true }
            return inlines.contains { inline in
                switch inline {
                case .text, .softBreak: false
                case .html: inline.isLineBreakTag
                case .code, .emphasis, .strong, .strikethrough, .link, .image, .attributed, .lineBreak: true
                }
            }
        }
    }
}

extension MarkdownDocument.Inline {
    /// Whether this is the tag `<br>`, `<br/>` or `<br />`.
    public var isLineBreakTag: Bool {
        guard case .html(let tag) = self, tag.utf8.count < 32 else { return false }
        return tag.lowercased().filter { !$0.isWhitespace && $0 != "/" } == "<br>"
    }
}

extension [MarkdownDocument.Inline] {
    /// The text without its looks.
    public var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text), .html(let text): text
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner),
                .image(_, let inner), .attributed(_, let inner):
                inner.plainText
            case .softBreak, .lineBreak: "\n"
            }
        }.joined()
    }
}
