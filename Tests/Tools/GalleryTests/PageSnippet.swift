import Files
import Foundation

/// Code of a page, known by its digest.
struct PageSnippet: Equatable {
    let page: String
    let heading: String
    /// The index among all Swift code of the page, from 1.
    let number: Int
    /// The SHA-256 digest of the code as ``normalized(_:)``.
    let digest: String

    init(_ page: String, _ heading: String, _ number: Int, _ digest: String) {
        self.page = page
        self.heading = heading
        self.number = number
        self.digest = digest
    }

    init(page: String, heading: String, number: Int, code: String) {
        self.init(page, heading, number, SHA256(Self.normalized(code)).hexadecimal)
    }

    /// The lines without trailing whitespace, and without empty lines at the beginning and at the end.
    static func normalized(_ code: String) -> String {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let written = lines.indices.filter { !lines[$0].isEmpty }
        guard let first = written.first, let last = written.last else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}

extension PageSnippet {
    /// Reads all Swift code of a page that is written in Markdown.
    static func all(inPage text: String) -> [PageSnippet] {
        var (title, heading) = ("", "")
        var snippets: [PageSnippet] = []
        var code: [Substring]?
        var isSwift = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("```") {
                if let finished = code {
                    if isSwift {
                        snippets.append(
                            PageSnippet(
                                page: title, heading: heading, number: snippets.count + 1,
                                code: finished.joined(separator: "\n")))
                    }
                    code = nil
                } else {
                    isSwift = trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces) == "swift"
                    code = []
                }
            } else if code != nil {
                code?.append(line)
            } else if trimmed.hasPrefix("title: ") {
                title = String(trimmed.dropFirst("title: ".count))
            } else if trimmed.hasPrefix("#"), !trimmed.contains("# Result") {
                heading = trimmed.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
                    .replacingOccurrences(of: "`", with: "")
            }
        }
        return snippets
    }
}
