import Console
import Files
import Foundation
import Goldens

extension Report {
    // A comment stands among others and should be short: the report has the rest.
    private static let mostGroups = 12
    private static let mostNames = 20
    private static let mostCauses = 12
    private static let longestLine = 200

    /// Returns the report for a pull request: a line for each change, the most telling first, names on demand.
    public func markdown() -> String {
        guard !groups.isEmpty else { return "### Golden tests: all \(totals.passed) passed\n\(unfinishedLines)" }
        var lines = ["### Golden tests: \(headline)", ""]
        for group in groups.prefix(Self.mostGroups) { lines += Self.lines(group) }
        let more = groups.dropFirst(Self.mostGroups)
        if !more.isEmpty {
            let count = more.map(\.goldens.count).reduce(0, +)
            let changes = more.count == 1 ? "1 more change" : "\(more.count) more changes"
            lines += ["… and \(changes) in \(count == 1 ? "1 golden" : "\(count) goldens"); the report has all.", ""]
        }
        return lines.joined(separator: "\n") + unfinishedLines
    }

    /// The tests that failed or did not run to their ends, a line each.
    private var unfinishedLines: String {
        guard !unfinished.isEmpty else { return "" }
        let heading = "Goldens of tests that failed or did not run to their ends may be missing:"
        return "\n"
            + ([heading, ""] + Self.list(unfinished.map(\.description), Self.mostNames)).joined(separator: "\n")
            + "\n"
    }

    private static func lines(_ group: ReportedGroup) -> [String] {
        let isText = group.causes.contains { $0.hasPrefix("@@ ") }
        let causes = isText ? difference(group.causes) : group.causes.count > 1 ? list(group.causes, mostCauses) : []
        let notes = group.notes.isEmpty ? [] : ["Notes:", ""] + list(group.notes, mostCauses) + [""]
        return ["<details><summary><b>\(group.number). \(group.count):</b> \(html(group.title))</summary>", ""] + notes
            + causes + (causes.isEmpty && notes.isEmpty ? [] : causes.isEmpty ? ["in", ""] : ["", "in", ""])
            + list(group.goldens, mostNames) + ["", "</details>", ""]
    }

    private static func list(_ texts: [String], _ most: Int) -> [String] {
        texts.prefix(most).map { "- \(code($0))" } + (texts.count > most ? ["- … and \(texts.count - most) more"] : [])
    }

    /// The lines of a text that changed, in the colors that they have elsewhere.
    private static func difference(_ lines: [String]) -> [String] {
        let shown = lines.prefix(mostCauses).map(oneLine)
        let fence = String(repeating: "`", count: max(longestRun(in: shown.joined()) + 1, 3))
        return ["\(fence)diff"] + shown + [fence]
    }

    /// Text in which nothing is Markdown: no name becomes a link, a mention or an emphasis.
    private static func code(_ text: String) -> String {
        let line = oneLine(text)
        let fence = String(repeating: "`", count: longestRun(in: line) + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// The number of backticks that stand side by side.
    private static func longestRun(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }

    /// The same inside of a line of HTML, where nothing is Markdown anyway.
    private static func html(_ text: String) -> String {
        "<code>\(oneLine(text).escapedForHTML)</code>"
    }

    private static func oneLine(_ text: String) -> String {
        text.shortened(to: longestLine)
    }
}
