/// The nodes of the library as values.
extension MarkdownNode {
    /// The blocks that the node stands for: one, or none for what can't be shown.
    func blocks(depth: Int) -> [MarkdownDocument.Block] {
        guard depth < MarkdownParser.maximumDepth else { return [.paragraph([.text(plainText)])] }
        switch kind {
        case .paragraph: return [.paragraph(inlines(depth: depth))]
        case .heading: return [.heading(level: headingLevel, inlines(depth: depth))]
        case .codeBlock: return [.code(literal.withoutFinalLineFeed)]
        case .htmlBlock: return [.paragraph([.text(literal.withoutFinalLineFeed)])]
        case .quote: return [.quote(children.flatMap { $0.blocks(depth: depth + 1) })]
        case .list:
            return [
                .list(start: listStart, items: children.map { $0.children.flatMap { $0.blocks(depth: depth + 1) } })
            ]
        case .thematicBreak: return [.thematicBreak]
        case .document, .item, .text, .code, .link, .image, .strikethrough, .table, .softbreak, .linebreak, .emphasis,
            .strong, .htmlInline, .tableHeader, .tableRow, .tableCell, nil:
            return []
        }
    }

    private func inlines(depth: Int) -> [MarkdownDocument.Inline] {
        guard depth < MarkdownParser.maximumDepth else { return [.text(plainText)] }
        let inlines = children.map { $0.inline(depth: depth + 1) }.filter { $0 != .text("") }
        return owner.mayHaveExtendedAttributes ? inlines.withExtendedAttributes : inlines
    }

    private func inline(depth: Int) -> MarkdownDocument.Inline {
        switch kind {
        case .text: .text(literal)
        case .code: .code(literal)
        case .softbreak: .softBreak
        case .linebreak: .lineBreak
        case .emphasis: .emphasis(inlines(depth: depth))
        case .strong: .strong(inlines(depth: depth))
        case .strikethrough: .strikethrough(inlines(depth: depth))
        case .link: .link(destination: url, inlines(depth: depth))
        case .image: .image(source: url, inlines(depth: depth))
        case .htmlInline: .html(literal)
        case .document, .paragraph, .heading, .list, .item, .table, .quote, .codeBlock, .htmlBlock, .thematicBreak,
            .tableHeader, .tableRow, .tableCell, nil:
            .text(plainText)
        }
    }
}

extension String {
    fileprivate var withoutFinalLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
