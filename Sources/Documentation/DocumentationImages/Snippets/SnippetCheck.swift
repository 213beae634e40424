import Foundation

/// Compares the snippets of a page's sections with the code on the page.
///
/// The comparison ignores trailing whitespace, common indentation, and empty lines at the beginning and end.
struct SnippetCheck {
    private let page: PicturePage
    private let document: String
    private let blocks: [CodeBlock]

    /// Returns one line for each difference: the page, the line, the snippet, and the first line that differs.
    ///
    /// - Throws: If the page or a section's file can't be read.
    static func differences(of page: PicturePage) throws -> [String] {
        guard let document = page.document else { return [] }
        let path = document.hasPrefix("/") ? document : "\(page.packageFolder)/\(document)"
        guard let data = FileManager.default.contents(atPath: path) else {
            return ["\(document): there is no such page; its path is relative to the package's folder"]
        }
        let blocks = CodeBlock.all(in: String(decoding: data, as: UTF8.self)).filter { $0.language == "swift" }
        let check = SnippetCheck(page: page, document: document, blocks: blocks)
        return try page.sections.flatMap { section in
            let file = page.relative(try page.path(of: section))
            return try page.snippets(of: section).compactMap { check.difference($0, "\(file):\($0.line)") }
        }
    }

    private func difference(_ snippet: Snippet, _ place: String) -> String? {
        let code = Self.plain(snippet.codeOfPage.components(separatedBy: "\n")).lines
        if let number = snippet.number {
            guard blocks.indices.contains(number - 1) else {
                return
                    "\(document): the snippet \(number) (\(place)) does not exist; the page has \(Self.count(blocks))"
            }
            return difference(code, blocks[number - 1], snippet, place)
        }
        let ranked = blocks.map { (block: $0, common: Self.common(code, Self.plain($0.lines).lines)) }
        // Compare with the first block that shares the most lines.
        guard let best = ranked.reversed().max(by: { $0.common < $1.common }), best.common > 0 || code.isEmpty else {
            return "\(document): no block of Swift code is like the snippet “\(snippet.name)” (\(place))"
        }
        if let same = blocks.first(where: { Self.plain($0.lines).lines == code }) {
            return difference(code, same, snippet, place)
        }
        return difference(code, best.block, snippet, place)
    }

    private func difference(_ code: [String], _ block: CodeBlock, _ snippet: Snippet, _ place: String) -> String? {
        let (onPage, skipped) = Self.plain(block.lines)
        guard code != onPage else { return nil }
        let index = zip(code, onPage).enumerated().first { $1.0 != $1.1 }?.offset ?? min(code.count, onPage.count)
        let line = block.line + skipped + index
        func quoted(_ lines: [String], _ owner: String) -> String {
            lines.indices.contains(index) ? "\(owner) “\(lines[index])”" : "\(owner) nothing more"
        }
        return
            "\(document):\(line): the snippet “\(snippet.name)” (\(place)) differs: \(quoted(onPage, "the page has")), "
            + quoted(code, "the file")
    }

    // MARK: Lines

    /// Returns the lines to compare, and the number of empty lines removed before them.
    private static func plain(_ lines: [String]) -> (lines: [String], skipped: Int) {
        let trimmed = lines.map { line in
            String(line.reversed().drop(while: \.isWhitespace).reversed())
        }
        guard let first = trimmed.firstIndex(where: { !$0.isEmpty }),
            let last = trimmed.lastIndex(where: { !$0.isEmpty })
        else { return ([], 0) }
        let indent = trimmed.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        return (trimmed[first...last].map { String($0.dropFirst(indent)) }, first)
    }

    /// The number of lines that both contain, in any order. Lines with only brackets don't count.
    private static func common(_ one: [String], _ other: [String]) -> Int {
        Set(one).intersection(other).count { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static func count(_ blocks: [CodeBlock]) -> String {
        blocks.count == 1 ? "one block of Swift code" : "\(blocks.count) blocks of Swift code"
    }
}
