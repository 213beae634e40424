import Foundation

/// The findings that a team knows of and puts up with for now: a text file, a finding a line, sorted.
///
/// ```text
/// # Known findings of the layout lint …
/// Badge/LabelTests/longName: 2 × UILabel#titleLabel: text cut short: “Extraordinary” has no room in 64 × 20 pt
/// ```
public struct LintBaseline: Sendable, Equatable {
    /// How often each line is known, by the test that found it.
    private var counts: [String: [String: Int]] = [:]

    /// A baseline without findings.
    public init() {}

    /// Reads the text of a baseline.
    ///
    /// - Throws: ``BadBaseline`` for a line that is none.
    public init(_ text: String) throws(BadBaseline) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let colon = line.firstRange(of: ": "), line[colon.upperBound...].contains(": ") else {
                let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
                throw BadBaseline(
                    line: index + 1,
                    reason: isConflict
                        ? "it is the mark of a merge conflict; keep the lines of both sides"
                        : "“\(line)” is no finding; “test: component: flaw” is")
            }
            let (count, finding) = Self.split(line[colon.upperBound...])
            counts[String(line[..<colon.lowerBound]), default: [:]][finding, default: 0] += count
        }
    }

    private static func split(_ finding: Substring) -> (Int, String) {
        guard let sign = finding.firstRange(of: " × "), let count = Int(finding[..<sign.lowerBound]), count > 0 else {
            return (1, String(finding))
        }
        return (count, String(finding[sign.upperBound...]))
    }

    /// The text of the file.
    public var text: String {
        let lines = counts.flatMap { test, findings in
            findings.map { "\(test): \($1 > 1 ? "\($1) × " : "")\($0)" }
        }
        return ([Self.heading] + lines.sorted()).joined(separator: "\n") + "\n"
    }

    private static let heading =
        "# Known findings of the layout lint. Tests fail for others, and tell which of these are gone."

    // MARK: Comparing

    /// What differs between what is known of a test and what was found.
    public struct Difference: Sendable, Equatable {
        /// The findings that aren't known, a line each.
        public var new: [String]
        /// The known findings that are gone, a line each.
        public var gone: [String]
    }

    /// Compares findings with those that are known of a test.
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

    /// Puts findings in the place of what is known of a test.
    public mutating func replace(with findings: [LintFinding], in test: String) {
        let groups = findings.groups.map { ($0.first.line.onOneLine, $0.count) }
        counts[test] = groups.isEmpty ? nil : Dictionary(groups, uniquingKeysWith: +)
    }
}

/// A line of a baseline that can't be read.
public struct BadBaseline: Error, Equatable, CustomStringConvertible {
    /// The number of the line, from 1 on.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    public var description: String { "line \(line): \(reason)" }
}

extension String {
    /// The text without breaks of lines.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
