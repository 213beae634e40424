package import Markdown

/// A run of Markdown text in one style.
package struct MarkdownRun: Hashable {
    /// The style of a run of text.
    package struct Style: Hashable, Sendable {
        package var intent: InlinePresentationIntent = []

        /// The URL of the link.
        package var link: String?

        /// The URL of the image whose alternative text this is.
        package var image: String?

        /// The attributes of `^[text](attributes)`, in JSON.
        package var attributes: String?

        package init() {}
    }

    package var text: String
    package var style: Style

    /// Returns the runs of a text, adjacent runs of the same style joined.
    package static func runs(of text: String, syntax: MarkdownSyntax, allowsExtendedAttributes: Bool) -> [MarkdownRun] {
        if syntax == .inlineOnlyPreservingWhitespace, !MarkdownParser.mayHaveInlineMarkup(text) {
            return [MarkdownRun(text: text, style: Style())]
        }
        var writer = MarkdownRunWriter(keepsLineEnds: syntax == .inlineOnlyPreservingWhitespace)
        let document = MarkdownParser.parse(
            text, syntax: syntax, allowsExtendedAttributes: allowsExtendedAttributes)
        writer.write(document.blocks)
        return writer.runs
    }
}

/// Converts a document to runs of text. Like Foundation, it writes no separators between blocks and no list markers.
private struct MarkdownRunWriter {
    private(set) var runs: [MarkdownRun] = []

    /// Whether to keep line ends instead of replacing them with spaces.
    let keepsLineEnds: Bool

    init(keepsLineEnds: Bool) {
        self.keepsLineEnds = keepsLineEnds
    }

    mutating func write(_ blocks: [MarkdownDocument.Block]) {
        for block in blocks {
            switch block {
            case .paragraph(let inlines), .heading(_, let inlines): write(inlines, .init())
            case .code(let code): append(code + "\n", .init())
            case .quote(let blocks): write(blocks)
            case .list(_, let items): for item in items { write(item) }
            case .thematicBreak: append("\u{2E3B}", .init())
            }
        }
    }

    private mutating func write(_ inlines: [MarkdownDocument.Inline], _ style: MarkdownRun.Style) {
        for inline in inlines {
            switch inline {
            case .text(let text): append(text, style)
            case .code(let text): append(text, style, .code)
            case .html(let text): append(text, style, .inlineHTML)
            case .emphasis(let inner): write(inner, style.with(.emphasized))
            case .strong(let inner): write(inner, style.with(.stronglyEmphasized))
            case .strikethrough(let inner): write(inner, style.with(.strikethrough))
            case .link(let destination, let inner): write(inner, style.with { $0.link = destination })
            case .image(let source, let inner): write(inner, style.with { $0.image = source })
            case .attributed(let attributes, let inner): write(inner, style.with { $0.attributes = attributes })
            case .softBreak where keepsLineEnds: append("\n", style)
            case .softBreak: append(" ", style, .softBreak)
            case .lineBreak: append("\n", style, .lineBreak)
            }
        }
    }

    private mutating func append(
        _ text: String, _ style: MarkdownRun.Style, _ intent: InlinePresentationIntent = []
    ) {
        guard !text.isEmpty else { return }
        let style = style.with(intent)
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(.init(text: text, style: style))
        }
    }
}

extension MarkdownRun.Style {
    fileprivate func with(_ intent: InlinePresentationIntent) -> Self { with { $0.intent.formUnion(intent) } }

    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
