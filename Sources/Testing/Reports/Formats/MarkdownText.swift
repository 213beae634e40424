import Console
import WebPages

/// Texts of tests and pictures in Markdown, where nothing in them becomes a link, a mention or emphasis.
package enum MarkdownText {
    private static let longestLine = 200

    /// Text as code.
    package static func code(_ text: String) -> String {
        let line = oneLine(text)
        let fence = String(repeating: "`", count: longestRun(in: line) + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// Text in a line of HTML, where Markdown doesn't apply.
    package static func html(_ text: String) -> String { "<code>\(oneLine(text).escapedForHTML)</code>" }

    /// Texts as a list, with the number of those that are left out.
    package static func list(_ texts: [String], _ most: Int) -> [String] {
        texts.prefix(most).map { "- \(code($0))" } + (texts.count > most ? ["- … and \(texts.count - most) more"] : [])
    }

    /// The changed lines of a text as a colored diff.
    package static func difference(_ lines: [String], _ most: Int) -> [String] {
        let shown = lines.prefix(most).map(oneLine)
        let fence = String(repeating: "`", count: max(longestRun(in: shown.joined()) + 1, 3))
        return ["\(fence)diff"] + shown + [fence]
    }

    /// The length of the longest run of backticks.
    private static func longestRun(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }

    private static func oneLine(_ text: String) -> String { text.shortened(to: longestLine) }
}
