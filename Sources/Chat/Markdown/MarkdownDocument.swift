/// A text that was read as Markdown: its blocks, from the first to the last.
///
/// The dialect is CommonMark with strikethrough.
public struct MarkdownDocument: Hashable, Sendable {
    public var blocks: [Block]

    public init(blocks: [Block]) {
        self.blocks = blocks
    }

    /// What stands below each other.
    public indirect enum Block: Hashable, Sendable {
        case paragraph([Inline])

        /// A heading of a level from 1 to 6.
        case heading(level: Int, [Inline])

        /// Lines of code, without the line feed at their end.
        case code(String)
        case quote([Block])

        /// A list; each item has blocks of its own.
        ///
        /// - start: The number of the first item, or `nil` for a list without numbers.
        case list(start: Int?, items: [[Block]])
        case thematicBreak
    }

    /// What stands on a line.
    public indirect enum Inline: Hashable, Sendable {
        case text(String)
        case code(String)
        case emphasis([Inline])
        case strong([Inline])
        case strikethrough([Inline])
        case link(destination: String, [Inline])

        /// A picture, and what stands for it.
        case image(source: String, [Inline])

        /// The end of a line in the source, which is not meant as one.
        case softBreak
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
                default: true
                }
            }
        }
    }
}

extension [MarkdownDocument.Inline] {
    /// The text without its looks.
    public var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner),
                .image(_, let inner):
                inner.plainText
            case .softBreak, .lineBreak: "\n"
            }
        }.joined()
    }
}
