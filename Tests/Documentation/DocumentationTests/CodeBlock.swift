/// A line of a file with its number, counted from 1.
struct NumberedLine {
    var number: Int
    var text: String
}

/// A code block in Markdown, either fenced or indented.
struct CodeBlock {
    /// The word after the fence; empty if there is none.
    var language: String

    /// The number of the first line of code.
    var line: Int

    var lines: [String]

    /// The text of an HTML comment above the fence, which says where the code comes from.
    var mark: String?

    /// Returns the code blocks in a text.
    ///
    /// - Parameter readsIndentation: Whether lines that are indented by four spaces after an empty line are code. In
    ///   documents, such lines are paragraphs in lists, and all code is fenced.
    static func all(in lines: [NumberedLine], readsIndentation: Bool) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var rest = lines[...]
        var isAfterText = false
        var mark: String?
        while let line = rest.popFirst() {
            if let fence = Fence(line.text) {
                let inside = rest.prefix { !fence.isClosed(by: $0.text) }
                rest = rest.dropFirst(inside.count + 1)
                blocks.append(
                    CodeBlock(
                        language: fence.language, line: line.number + 1,
                        lines: inside.map { $0.text.withoutIndentation(of: fence.indentation) }, mark: mark))
                isAfterText = false
                mark = nil
            } else if readsIndentation, !isAfterText, line.text.hasPrefix("    ") {
                let inside = [line] + rest.prefix { $0.text.hasPrefix("    ") || $0.text.isEmpty }
                rest = rest.dropFirst(inside.count - 1)
                let last = inside.lastIndex { !$0.text.isEmpty } ?? 0
                blocks.append(
                    CodeBlock(
                        language: "", line: line.number,
                        lines: inside[...last].map { $0.text.withoutIndentation(of: 4) }))
            } else {
                isAfterText = !line.text.isEmpty
                if isAfterText { mark = line.text.wholeMatch(of: #/ *<!-- (.+) -->/#).map { String($0.1) } }
            }
        }
        return blocks
    }
}

/// The opening fence of a code block.
private struct Fence {
    let indentation: Int
    let language: String

    /// The backticks. A block that contains fences has more backticks than these fences.
    private let length: Int

    init?(_ line: String) {
        let text = line.drop { $0 == " " }
        length = text.prefix { $0 == "`" }.count
        guard length >= 3 else { return nil }
        indentation = line.count - text.count
        language = text.dropFirst(length).filter { $0 != " " }
    }

    func isClosed(by line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return text.count >= length && text.allSatisfy { $0 == "`" }
    }
}

extension String {
    fileprivate func withoutIndentation(of count: Int) -> String {
        String(dropFirst(prefix(count).prefix { $0 == " " }.count))
    }
}
