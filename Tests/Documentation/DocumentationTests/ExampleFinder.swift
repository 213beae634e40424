import Foundation

/// Finds the examples of a package: in its documents, and in the doc comments of its sources.
struct ExampleFinder {
    let package: PackageFolder

    /// Returns the examples in the order of their files' names.
    func examples() throws -> [Example] {
        try package.documents().flatMap { try Self.examples(inDocument: package.text(of: $0), $0) }
            + package.sources().flatMap { try Self.examples(inSource: package.text(of: $0), $0) }
    }

    /// Returns the blocks of a Markdown document that are marked as Swift.
    static func examples(inDocument text: String, _ file: String) -> [Example] {
        Document(file, text: text).blocks(markedAs: "swift").map { block in
            Example(file: file, line: block.line, lines: block.lines, isInside: file == "CONTRIBUTING.md")
        }
    }

    /// Returns the blocks of code in doc comments, but for those that are marked as something other than Swift.
    static func examples(inSource text: String, _ file: String) -> [Example] {
        var examples: [Example] = []
        var comment: [NumberedLine] = []
        for (index, line) in (text.components(separatedBy: "\n") + [""]).enumerated() {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("///") {
                let text = trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3)
                comment.append(NumberedLine(number: index + 1, text: String(text)))
                continue
            }
            let blocks = CodeBlock.all(in: comment, readsIndentation: true)
            let isPublic = line.contains("public ") || line.contains("open ") || trimmed.hasPrefix("@")
            examples += blocks.filter { ["swift", ""].contains($0.language) }.map { block in
                Example(file: file, line: block.line, lines: block.lines, isInside: !isPublic)
            }
            comment = []
        }
        return examples
    }
}
