internal import Documents

/// The text of a Telegram message, a list of parts of different types, as Markdown.
struct TelegramText {
    private(set) var losses = OmittedData()

    /// - Parameter node: The message's `text_entities`, or the older `text`: a text, or a list of texts and parts.
    mutating func markdown(_ node: DocumentNode?) -> String {
        guard let node else { return "" }
        if let text = node.characters { return MarkdownText.escaped(text) }
        var runs = StyledRuns()
        for part in node.elements ?? [] {
            if let text = part.characters { runs.add(plain: text) } else { add(part, to: &runs) }
        }
        return runs.markdown
    }

    private mutating func add(_ part: DocumentNode, to runs: inout StyledRuns) {
        let text = part.name("text") ?? ""
        switch part.name("type") ?? "plain" {
        case "bold": runs.add(plain: text, [.bold])
        case "italic": runs.add(plain: text, [.italic])
        case "strikethrough": runs.add(plain: text, [.struck])
        case "code": runs.add(MarkdownText.code(text))
        case "pre": runs.add(paragraph: MarkdownText.preformatted(text))
        case "blockquote": runs.add(paragraph: MarkdownText.quotation(MarkdownText.escaped(text.trimmingNewlines)))
        case "text_link": runs.add(MarkdownText.link(text, to: part.name("href") ?? text))
        case "link": runs.add(text)
        case "underline":
            losses.add("underlined texts, which are plain", count: 1)
            runs.add(plain: text)
        case "spoiler":
            losses.add("hidden texts, which are shown", count: 1)
            runs.add(plain: text)
        // Mentions, hashtags, commands, addresses and numbers are what they look like.
        default: runs.add(plain: text)
        }
    }
}

extension StyledRuns {
    /// Adds Markdown that has to stand on lines of its own.
    fileprivate mutating func add(paragraph: String) {
        if !isAtLineStart { add("\n") }
        add(paragraph + "\n")
    }
}
