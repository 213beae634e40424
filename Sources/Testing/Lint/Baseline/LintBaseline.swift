import Foundation

/// The accepted findings of a layout: a text file with one finding per line, sorted.
///
/// ```text
/// # Known findings of the layout lint …
/// Badge/LabelTests/longName: 2 × UILabel#titleLabel: text cut short: “Extraordinary” has no room in 64 × 20 pt
/// ```
public struct LintBaseline: Sendable, Equatable {
    /// The number of occurrences of each line, by test.
    private var counts: [String: [String: Int]] = [:]

    /// A baseline without findings.
    public init() {}

    /// Reads the text of a baseline.
    ///
    /// - Throws: ``InvalidBaseline`` for an invalid line.
    public init(_ text: String) throws(InvalidBaseline) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let colon = line.firstRange(of: ": "), line[colon.upperBound...].contains(": ") else {
                let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
                throw InvalidBaseline(
                    line: index + 1,
                    reason: isConflict
                        ? "this is a merge conflict marker; keep the lines of both sides"
                        : "expected “test: component: flaw”, found “\(line)”")
            }
            let (count, finding) = Self.split(line[colon.upperBound...])
            counts[String(line[..<colon.lowerBound]), default: [:]][finding, default: 0] += count
        }
    }

    private static func split(_ finding: Substring) -> (Int, String) {
        guard let separator = finding.firstRange(of: " × "), let count = Int(finding[..<separator.lowerBound]),
            count > 0
        else {
            return (1, String(finding))
        }
        return (count, String(finding[separator.upperBound...]))
    }

    /// The text of the file.
    public var text: String {
        let lines = counts.flatMap { test, findings in
            findings.map { "\(test): \($1 > 1 ? "\($1) × " : "")\($0)" }
        }
        return ([Self.heading] + lines.sorted()).joined(separator: "\n") + "\n"
    }

    private static let heading =
        "# Known findings of the layout lint. Tests fail on any other finding, and list those that no longer occur."

    // MARK: Comparing

    /// The differences between a test's accepted findings and its current ones.
    public struct Difference: Sendable, Equatable {
        /// The findings that aren't accepted, one line each.
        public var new: [String]
        /// The accepted findings that are gone, one line each.
        public var gone: [String]
    }

    /// Compares findings with a test's accepted ones.
    public func difference(of findings: [LintFinding], in test: String) -> Difference {
        let known = counts[test] ?? [:]
        let groups = findings.groups
        let new = groups.compactMap { group -> String? in
            let before = known[group.first.line.onOneLine] ?? 0
            guard group.count > before else { return nil }
            return before > 0
                ? "\(group.description), of which \(before) \(before == 1 ? "is" : "are") known" : group.description
        }
        let found = Dictionary(groups.map { ($0.first.line.onOneLine, $0.count) }, uniquingKeysWith: +)
        let gone = known.sorted { $0.key < $1.key }.compactMap { line, count -> String? in
            let rest = count - (found[line] ?? 0)
            return rest > 0 ? (rest > 1 ? "\(rest) × " : "") + line : nil
        }
        return Difference(new: new, gone: gone)
    }

    /// Replaces a test's accepted findings.
    public mutating func replace(with findings: [LintFinding], in test: String) {
        let groups = findings.groups.map { ($0.first.line.onOneLine, $0.count) }
        counts[test] = groups.isEmpty ? nil : Dictionary(groups, uniquingKeysWith: +)
    }
}

/// A line of a baseline that can't be read.
public struct InvalidBaseline: Error, Equatable, CustomStringConvertible {
    /// The line number, from 1.
    public let line: Int
    /// The reason.
    public let reason: String

    public var description: String { "line \(line): \(reason)" }
}

extension String {
    /// The text without line breaks.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
