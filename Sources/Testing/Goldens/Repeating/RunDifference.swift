import Comparison
import Foundation

/// The differences between two runs of the same tests, see ``KeptContent``.
package struct RunDifference: Sendable {
    /// A golden whose content differs.
    package struct Entry: Sendable, Equatable {
        /// The golden's path relative to the folder of goldens.
        package let id: String
        /// The difference, one line each.
        package let lines: [String]
    }

    /// The goldens that differ, sorted by name.
    package let entries: [Entry]

    /// The number of goldens that were compared.
    package let count: Int

    /// Compares the content that two runs stored.
    ///
    /// - Throws: If one of them stored nothing.
    package init(of first: String, and second: String) throws(GoldenError) {
        let (one, other) = (KeptContent.all(in: first), KeptContent.all(in: second))
        for (run, kept) in [(first, one), (second, other)] where kept.isEmpty {
            throw GoldenError("\(run): no golden test stored anything here")
        }
        let ids = Set(one.keys).union(other.keys).sorted()
        count = ids.count
        entries = ids.compactMap { id in
            guard let old = one[id], let new = other[id] else {
                return Entry(id: id, lines: ["it was only compared in the \(one[id] == nil ? "second" : "first") run"])
            }
            let lines = Self.lines(old, new)
            return lines.isEmpty ? nil : Entry(id: id, lines: lines)
        }
    }

    private static func lines(_ old: String, _ new: String) -> [String] {
        guard let before = FileManager.default.contents(atPath: old),
            let after = FileManager.default.contents(atPath: new)
        else { return ["it can’t be read again"] }
        guard before != after else { return [] }
        guard old.hasSuffix(".png"), let expected = try? ComparedPicture(png: before),
            let actual = try? ComparedPicture(png: after)
        else { return textLines(before, after) }
        let comparison = PictureComparison(expected: expected, actual: actual, tolerance: .exact)
        return comparison.summary().split(separator: "\n").map(String.init)
    }

    /// The first line that differs, from both texts.
    private static func textLines(_ before: Data, _ after: Data) -> [String] {
        func lines(_ data: Data) -> [Substring] {
            String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (old, new) = (lines(before), lines(after))
        let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func text(_ lines: [Substring]) -> String { line < lines.count ? "“\(lines[line])”" : "no such line" }
        return ["line \(line + 1): \(text(old)), then \(text(new))"]
    }
}
