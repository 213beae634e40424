import Console
import Files
import Foundation
import Goldens

extension Report {
    // A comment should be short: the full report has the rest.
    private static let maximumGroups = 12
    private static let maximumNames = 20
    private static let maximumCauses = 12
    private static let longestLine = 200

    /// Returns the report for a pull request: one line per change, the most significant first, with collapsed names.
    public func markdown() -> String {
        guard !groups.isEmpty else { return "### Golden tests: all \(totals.passed) passed\n\(unfinishedLines)" }
        var lines = ["### Golden tests: \(headline)", ""]
        for group in groups.prefix(Self.maximumGroups) { lines += Self.lines(group) }
        let more = groups.dropFirst(Self.maximumGroups)
        if !more.isEmpty {
            let count = more.map(\.goldens.count).reduce(0, +)
            let changes = more.count == 1 ? "1 more change" : "\(more.count) more changes"
            lines += ["… and \(changes) in \(count == 1 ? "1 golden" : "\(count) goldens"); see the full report.", ""]
        }
        return lines.joined(separator: "\n") + unfinishedLines
    }

    /// The tests that failed or didn't finish, one line each.
    private var unfinishedLines: String {
        guard !unfinished.isEmpty else { return "" }
        let heading = "Goldens of tests that failed or did not finish may be missing:"
        return "\n"
            + ([heading, ""] + Self.list(unfinished.map(\.description), Self.maximumNames)).joined(separator: "\n")
            + "\n"
    }

    private static func lines(_ group: ReportedGroup) -> [String] {
        let isText = group.causes.contains { $0.hasPrefix("@@ ") }
        let causes = isText ? difference(group.causes) : group.causes.count > 1 ? list(group.causes, maximumCauses) : []
        let notes = group.notes.isEmpty ? [] : ["Notes:", ""] + list(group.notes, maximumCauses) + [""]
        return ["<details><summary><b>\(group.number). \(group.count):</b> \(html(group.title))</summary>", ""] + notes
            + causes + (causes.isEmpty && notes.isEmpty ? [] : causes.isEmpty ? ["in", ""] : ["", "in", ""])
            + list(group.goldens, maximumNames) + ["", "</details>", ""]
    }

    private static func list(_ texts: [String], _ most: Int) -> [String] {
        texts.prefix(most).map { "- \(code($0))" } + (texts.count > most ? ["- … and \(texts.count - most) more"] : [])
    }

    /// The changed lines of a text as a colored diff.
    private static func difference(_ lines: [String]) -> [String] {
        let shown = lines.prefix(maximumCauses).map(oneLine)
        let fence = String(repeating: "`", count: max(longestRun(in: shown.joined()) + 1, 3))
        return ["\(fence)diff"] + shown + [fence]
    }

    /// Text as Markdown code, so that names don't become links, mentions or emphasis.
    private static func code(_ text: String) -> String {
        let line = oneLine(text)
        let fence = String(repeating: "`", count: longestRun(in: line) + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// The length of the longest run of backticks.
    private static func longestRun(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }

    /// The text in a line of HTML, where Markdown doesn't apply.
    private static func html(_ text: String) -> String {
        "<code>\(oneLine(text).escapedForHTML)</code>"
    }

    private static func oneLine(_ text: String) -> String {
        text.shortened(to: longestLine)
    }
}
