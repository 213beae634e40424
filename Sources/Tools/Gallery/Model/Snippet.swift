import Foundation
import GalleryResources

/// Code of a page, as it stands in the file of its heading.
///
/// In the file, `// Snippet` with the snippet's number on the page stands before it and `// End of snippet` behind it.
/// Declarations and statements that the page has in one snippet can't stand in one place: `// Snippet 14, continued`
/// adds to what stands before. What can't be compiled anywhere is adapted, for a reason that stands behind the number: a line in another form
/// follows a comment that says what it is `// On the page:`, and a line that the page forgot `// Not on the page:`.
public struct Snippet: Sendable, Equatable {
    /// The place of the snippet among all Swift code of the page, counted from 1.
    public let number: Int

    /// The code as it is compiled here.
    public let code: String

    /// The code of the page. It differs from `code` in what can't be compiled anywhere.
    public let codeOfPage: String

    /// Why `code` is not that of the page; `nil` where it is.
    public let reasonForAdapting: String?
}

extension GalleryPage {
    /// The snippets of a heading, in the order of the page.
    public func snippets(of customization: Customization) throws -> [Snippet] {
        let path = "\(try GalleryFiles.folder())/\(folder)/\(customization.file)"
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw MissingGallery(path: path)
        }
        return Snippet.all(in: source).sorted { $0.number < $1.number }
    }
}

extension Snippet {
    private static let start = "// Snippet "
    private static let continued = ", continued"
    private static let adapted = ", adapted: "
    private static let end = "// End of snippet"
    private static let replaced = "// On the page: "
    private static let added = "// Not on the page:"

    /// The snippets that are marked in a source file.
    static func all(in source: String) -> [Snippet] {
        var snippets: [Snippet] = []
        var current: (title: String, lines: [Substring])?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix(start) {
                current = (String(text.dropFirst(start.count)), [])
            } else if text == end, let finished = current {
                if finished.title.hasSuffix(continued), let last = snippets.popLast() {
                    snippets.append(last.continued(with: finished.lines))
                } else if let snippet = Snippet(title: finished.title, lines: finished.lines) {
                    snippets.append(snippet)
                }
                current = nil
            } else {
                current?.lines.append(line)
            }
        }
        return snippets
    }

    /// - Parameter title: What stands behind `// Snippet`.
    private init?(title: String, lines: [Substring]) {
        let parts = title.components(separatedBy: Self.adapted)
        guard let number = Int(parts[0]) else { return nil }
        var (here, onPage): ([Substring], [Substring]) = ([], [])
        var isOnPage = true
        for line in lines {
            if let range = line.range(of: Self.replaced) {
                onPage.append(line.replacingCharacters(in: range, with: "")[...])
                isOnPage = false
            } else if line.trimmingCharacters(in: .whitespaces) == Self.added {
                isOnPage = false
            } else {
                here.append(line)
                if isOnPage { onPage.append(line) }
                isOnPage = true
            }
        }
        self.number = number
        reasonForAdapting = parts.count > 1 ? parts[1] : nil
        code = Self.unindented(here)
        codeOfPage = Self.unindented(onPage)
    }

    /// The snippet with more lines, which are on the page as they are here.
    private func continued(with lines: [Substring]) -> Snippet {
        let more = "\n\n" + Self.unindented(lines)
        return Snippet(
            number: number, code: code + more, codeOfPage: codeOfPage + more, reasonForAdapting: reasonForAdapting)
    }

    private static func unindented(_ lines: [Substring]) -> String {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
}
