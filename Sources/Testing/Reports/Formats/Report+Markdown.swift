import Foundation
import Goldens

extension Report {
    /// What a comment has room for beside others: more is in the report.
    private static let mostGroups = 12
    private static let mostNames = 20
    private static let mostCauses = 12
    private static let longestLine = 200

    /// Returns the report for a pull request: a line for each change, the most telling first, names on demand.
    public func markdown() -> String {
        guard !groups.isEmpty else { return "### Golden tests: all \(totals.passed) passed\n\(unfinishedLine)" }
        var lines = ["### Golden tests: \(headline)", ""]
        for group in groups.prefix(Self.mostGroups) { lines += Self.lines(group) }
        let more = groups.dropFirst(Self.mostGroups)
        if !more.isEmpty {
            let count = more.map(\.goldens.count).reduce(0, +)
            lines += ["… and \(more.count) more changes in \(count) goldens; the report has all of them.", ""]
        }
        return lines.joined(separator: "\n") + unfinishedLine
    }

    private var unfinishedLine: String {
        guard !unfinished.isEmpty else { return "" }
        let tests = unfinished.count == 1 ? "1 test was" : "\(unfinished.count) tests were"
        return "\n\(tests) skipped or failed early; goldens of theirs may be missing here.\n"
    }

    private static func lines(_ group: ReportedGroup) -> [String] {
        var details = group.causes.count > 1 ? group.causes.prefix(mostCauses).map { "- \(code($0))" } : []
        if group.causes.count > mostCauses { details.append("- … and \(group.causes.count - mostCauses) more") }
        if !details.isEmpty { details += ["", "in"] + [""] }
        details += group.goldens.prefix(mostNames).map { "- \(code($0))" }
        if group.goldens.count > mostNames { details.append("- … and \(group.goldens.count - mostNames) more") }
        return ["<details><summary><b>\(group.count):</b> \(html(group.title))</summary>", ""] + details
            + ["", "</details>", ""]
    }

    /// Text in which nothing is Markdown: no name becomes a link, a mention or an emphasis.
    private static func code(_ text: String) -> String {
        let line = oneLine(text)
        let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// The same inside of HTML.
    private static func html(_ text: String) -> String {
        "<code>\(HTMLText.escaped(oneLine(text)))</code>"
    }

    private static func oneLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longestLine ? line.prefix(longestLine - 1) + "…" : line
    }
}
