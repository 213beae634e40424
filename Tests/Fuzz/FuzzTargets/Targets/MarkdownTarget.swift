internal import Foundation
internal import Markdown

extension FuzzTarget {
    /// The Markdown of messages.
    static let markdown = FuzzTarget(
        "markdown", makers: [bytes(words: words), marks],
        run: { data in
            var outcome = FuzzOutcome()
            let text = String(decoding: data, as: UTF8.self)
            let document = MarkdownParser.parse(text)
            outcome.isAccepted = document.hasMarkup
            // Spaces at the end of a line make a line break, as does the end of the line itself.
            let hasBlanksAtEnd = ["  \n", "  \r"].contains { text.utf8.contains($0.utf8) }
            let isMarkedUp = MarkdownParser.parseIfMarkedUp(text) != nil || hasBlanksAtEnd
            outcome.expect(isMarkedUp || !document.hasMarkup, "only one of two readers finds markup")
            for syntax in [MarkdownSyntax.inlineOnly, .inlineOnlyPreservingWhitespace] {
                let blocks = MarkdownParser.parse(text, syntax: syntax, allowsExtendedAttributes: true).blocks
                let paragraphs = blocks.filter { if case .paragraph = $0 { true } else { false } }
                outcome.expect(paragraphs.count == blocks.count, "a block is read where only lines are allowed")
                outcome.expect(
                    syntax == .inlineOnly || blocks.count < 2, "blank lines end a paragraph although spaces are kept")
            }
            return outcome
        })

    private static let words = [
        "*", "**", "_", "__", "~~", "`", "```", "\n", "\n\n", "    ", "\t", "> ", "- ", "1. ", "# ", "| ", "|-|-|\n",
        "[", "](",
        ")", "![", "<", ">", "</", "<!--", "&", ";", "\\", "http://a.b", "www.a.b", "a@b.c", "[^1]", "[^1]: ", "[x] ",
        "[a]: b\n", "***", "---", "===", "a", " ", "é", "\u{0}", "日",
    ]

    /// Markdown characters in random order.
    private static let marks: Maker = { _, random in
        var text = ""
        let isLong = random.oneIn(200)
        for _ in 0...random.below(isLong ? 2000 : 40) {
            let word = random.pick(words)
            text += random.oneIn(6) ? String(repeating: word, count: 1 + random.below(isLong ? 100 : 8)) : word
        }
        return Data(text.utf8)
    }
}
