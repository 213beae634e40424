/// A fenced code block in a Markdown page.
struct CodeBlock {
    /// The first word after the opening fence in lowercase, such as `swift`.
    let language: String

    /// The number of the first line of code, counted from 1.
    let line: Int

    let lines: [String]

    /// All blocks of a page, in order. A block without a closing fence extends to the end of the page.
    static func all(in page: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (fence: Substring, language: String, line: Int, lines: [String])?
        for (index, line) in page.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).enumerated() {
            let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
            let fence = text.prefix { $0 == text.first }
            let isFence = fence.count >= 3 && (fence.first == "`" || fence.first == "~")
            if let block = open {
                let closes = isFence && fence.first == block.fence.first && fence.count >= block.fence.count
                if closes, text.dropFirst(fence.count).allSatisfy(\.isWhitespace) {
                    blocks.append(CodeBlock(language: block.language, line: block.line, lines: block.lines))
                    open = nil
                } else {
                    open?.lines.append(String(line))
                }
            } else if isFence, fence.first == "~" || !text.dropFirst(fence.count).contains("`") {
                let word = text.dropFirst(fence.count).drop(while: \.isWhitespace).prefix {
                    !$0.isWhitespace && $0 != ","
                }
                open = (fence, word.lowercased(), index + 2, [])
            }
        }
        if let block = open { blocks.append(CodeBlock(language: block.language, line: block.line, lines: block.lines)) }
        return blocks
    }
}

extension Character {
    /// Whether the character ends a line. CR LF is a single `Character`.
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
