internal import Documents

/// The text of a Telegram message, a list of typed parts, as Markdown.
struct TelegramText {
    private(set) var omissions = OmittedData()

    /// - Parameter node: The message's `text_entities`, or the older `text`: a string, or a list of strings and parts.
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
            omissions.add("underlined texts, shown without the line", count: 1)
            runs.add(plain: text)
        case "spoiler":
            omissions.add("hidden texts, shown", count: 1)
            runs.add(plain: text)
        // Mentions, hashtags, commands, addresses and numbers look like their text.
        default: runs.add(plain: text)
        }
    }
}

extension StyledRuns {
    /// Adds Markdown on separate lines.
    fileprivate mutating func add(paragraph: String) {
        if !isAtLineStart { add("\n") }
        add(paragraph + "\n")
    }
}
