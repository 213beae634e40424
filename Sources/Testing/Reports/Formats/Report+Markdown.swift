import Foundation
import Goldens

extension Report {
    // A comment should be short: the full report has the rest.
    private static let maximumGroups = 12
    private static let maximumNames = 20
    private static let maximumCauses = 12

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
            + ([heading, ""] + MarkdownText.list(unfinished.map(\.description), Self.maximumNames)).joined(
                separator: "\n")
            + "\n"
    }

    private static func lines(_ group: ReportedGroup) -> [String] {
        let isText = group.causes.contains { $0.hasPrefix("@@ ") }
        let causes =
            isText
            ? MarkdownText.difference(group.causes, maximumCauses)
            : group.causes.count > 1 ? MarkdownText.list(group.causes, maximumCauses) : []
        let notes = group.notes.isEmpty ? [] : ["Notes:", ""] + MarkdownText.list(group.notes, maximumCauses) + [""]
        return [
            "<details><summary><b>\(group.number). \(group.count):</b> \(MarkdownText.html(group.title))</summary>", "",
        ] + notes
            + causes + (causes.isEmpty && notes.isEmpty ? [] : causes.isEmpty ? ["in", ""] : ["", "in", ""])
            + MarkdownText.list(group.goldens, maximumNames) + ["", "</details>", ""]
    }
}
