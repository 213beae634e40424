import Foundation

/// Finds the examples in a package's documents and in the doc comments of its sources.
struct ExampleFinder {
    let package: PackageFolder

    /// Returns the examples, sorted by file name.
    func examples() throws -> [Example] {
        try package.documents().flatMap { try Self.examples(inDocument: package.text(of: $0), $0) }
            + package.sources().flatMap { try Self.examples(inSource: package.text(of: $0), $0) }
    }

    /// Returns the Swift blocks in a Markdown document.
    static func examples(inDocument text: String, _ file: String) -> [Example] {
        Document(file, text: text).blocks(markedAs: "swift").map { block in
            Example(file: file, line: block.line, lines: block.lines, isInside: file == "CONTRIBUTING.md")
        }
    }

    /// Returns the code blocks in doc comments, except those in another language than Swift.
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
