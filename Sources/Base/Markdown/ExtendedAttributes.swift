extension [MarkdownDocument.Inline] {
    /// The inlines with each `^[text](attributes)` as what it means: Apple's extension of Markdown.
    ///
    /// The library leaves the marks in plain text, or takes them for a link's if no space is among the attributes.
    var withExtendedAttributes: Self {
        var reader = ExtendedAttributesReader()
        for inline in self { reader.read(inline) }
        return reader.inlines
    }
}

private struct ExtendedAttributesReader {
    private(set) var inlines: [MarkdownDocument.Inline] = []

    /// A bracket without its partner so far.
    private enum Opener {
        case plain
        /// A bracket behind `^`, with the number of the inline that the two are.
        case attributes(Int)
    }

    private var openers: [Opener] = []

    mutating func read(_ inline: MarkdownDocument.Inline) {
        switch inline {
        case .text(let text): read(text)
        case .link(let destination, let content): read(link: inline, destination, content)
        case .code, .emphasis, .strong, .strikethrough, .image, .attributed, .html, .softBreak, .lineBreak:
            inlines.append(inline)
        }
    }

    private mutating func read(_ text: String) {
        var rest = Substring(text)
        while let mark = rest.firstIndex(where: { $0 == "[" || $0 == "]" }) {
            let isOpening = rest[mark] == "["
            let before = rest[..<mark]
            rest = rest[mark...].dropFirst()
            if isOpening {
                open(behind: before)
            } else {
                append(before)
                close(before: &rest)
            }
        }
        append(rest)
    }

    private mutating func open(behind text: Substring) {
        if text.last == "^" {
            append(text.dropLast())
            openers.append(.attributes(inlines.count))
            append("^[")
        } else {
            append(text)
            openers.append(.plain)
            append("[")
        }
    }

    private mutating func close(before rest: inout Substring) {
        guard case .attributes(let opener)? = openers.popLast(), rest.first == "(", let end = rest.firstIndex(of: ")")
        else {
            append("]")
            return
        }
        let attributes = String(rest[..<end].dropFirst())
        let content = Array(inlines[(opener + 1)...])
        inlines.removeSubrange(opener...)
        inlines.append(.attributed(attributes, content))
        rest = rest[end...].dropFirst()
    }

    private mutating func read(
        link: MarkdownDocument.Inline, _ destination: String, _ content: [MarkdownDocument.Inline]
    ) {
        guard case .text(let text)? = inlines.last, text.last == "^" else {
            inlines.append(link)
            return
        }
        inlines.removeLast()
        append(text.dropLast())
        inlines.append(.attributed(destination, content))
    }

    private mutating func append(_ text: Substring) {
        if !text.isEmpty { inlines.append(.text(String(text))) }
    }
}
