import Foundation

/// Reads the marked snippets in a source file.
struct SnippetReader {
    private static let start = "// Snippet "
    private static let continued = ", continued"
    private static let adapted = ", adapted: "
    private static let end = "// End of snippet"
    private static let replaced = "// On the page: "
    private static let added = "// Not on the page:"

    /// The name of the file, for errors.
    private let file: String
    private var snippets: [Snippet] = []

    /// Returns the snippets of a file, in order.
    ///
    /// - Parameter file: The name of the file, for errors.
    static func snippets(in source: String, file: String) throws(PictureFailure) -> [Snippet] {
        var reader = SnippetReader(file: file)
        try reader.read(source)
        return reader.snippets
    }

    private init(file: String) {
        self.file = file
    }

    private mutating func read(_ source: String) throws(PictureFailure) {
        var current: (title: String, line: Int, lines: [Substring])?
        for (index, line) in Self.lines(of: source).enumerated() {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if text.hasPrefix(Self.start) {
                if let open = current {
                    throw failure(index + 1, "a snippet begins, and “\(open.title)” of line \(open.line) has no end")
                }
                current = (String(text.dropFirst(Self.start.count)), index + 1, [])
            } else if text == Self.end {
                guard let finished = current else {
                    throw failure(index + 1, "“// End of snippet” without a snippet before it")
                }
                try add(finished.title, finished.line, finished.lines)
                current = nil
            } else {
                current?.lines.append(line)
            }
        }
        if let open = current { throw failure(open.line, "the snippet “\(open.title)” has no “\(Self.end)”") }
    }

    private mutating func add(_ title: String, _ line: Int, _ lines: [Substring]) throws(PictureFailure) {
        if title.hasSuffix(Self.continued) {
            let name = String(title.dropLast(Self.continued.count))
            guard let index = snippets.lastIndex(where: { $0.name == name }) else {
                throw failure(line, "the snippet “\(name)” is continued before it begins")
            }
            snippets[index] = snippets[index].continued(with: Self.unindented(lines))
            return
        }
        let parts = title.components(separatedBy: Self.adapted)
        guard !snippets.contains(where: { $0.name == parts[0] }) else {
            throw failure(
                line, "there is a snippet “\(parts[0])” already; “// Snippet \(parts[0])\(Self.continued)” adds to it")
        }
        let (here, onPage) = Self.forms(of: lines)
        snippets.append(
            Snippet(
                name: parts[0], line: line, code: Self.unindented(here), codeOfPage: Self.unindented(onPage),
                reasonForAdapting: parts.count > 1 ? parts[1] : nil))
    }

    /// Splits a snippet into the compiled lines and the lines on the page.
    private static func forms(of lines: [Substring]) -> (here: [Substring], onPage: [Substring]) {
        var (here, onPage): ([Substring], [Substring]) = ([], [])
        var isOnPage = true
        for line in lines {
            if let range = line.range(of: replaced) {
                onPage.append(line.replacingCharacters(in: range, with: "")[...])
                isOnPage = false
            } else if line.trimmingCharacters(in: .whitespaces) == added {
                isOnPage = false
            } else {
                here.append(line)
                if isOnPage { onPage.append(line) }
                isOnPage = true
            }
        }
        return (here, onPage)
    }

    /// Splits the source into lines, which may end in LF or CR LF.
    private static func lines(of source: String) -> [Substring] {
        source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    private static func unindented(_ lines: [Substring]) -> String {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }

    private func failure(_ line: Int, _ problem: String) -> PictureFailure {
        PictureFailure("\(file):\(line): \(problem)")
    }
}

extension Snippet {
    /// Returns the snippet with more lines, which are the same on the page.
    fileprivate func continued(with lines: String) -> Snippet {
        Snippet(
            name: name, line: line, code: "\(code)\n\n\(lines)", codeOfPage: "\(codeOfPage)\n\n\(lines)",
            reasonForAdapting: reasonForAdapting)
    }
}
