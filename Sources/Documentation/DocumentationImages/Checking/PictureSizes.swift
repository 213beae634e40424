import Foundation

/// Compares the picture sizes that are written in a page.
enum PictureSizes {
    /// Whether two pages differ only in picture sizes, by at most one point.
    static func areNear(_ one: String, _ other: String) -> Bool {
        let (one, other) = (parts(of: one), parts(of: other))
        guard one.texts == other.texts, one.sizes.count == other.sizes.count else { return false }
        return zip(one.sizes, other.sizes).allSatisfy { abs($0 - $1) <= 1 }
    }

    /// The page without the numbers, and the numbers themselves.
    private static func parts(of page: String) -> (texts: [Substring], sizes: [Int]) {
        var (texts, sizes): ([Substring], [Int]) = ([], [])
        var rest = page[...]
        while let match = rest.firstMatch(of: /(?:width|height)="([0-9]{1,6})"/) {
            texts.append(rest[..<match.output.1.startIndex])
            sizes.append(Int(match.output.1) ?? 0)
            rest = rest[match.output.1.endIndex...]
        }
        return (texts + [rest], sizes)
    }
}
