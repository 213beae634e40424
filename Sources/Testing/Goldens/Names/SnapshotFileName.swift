/// The name of a file as `swift-snapshot-testing` gives it, in folders that a test names itself and in
/// `__Snapshots__`: `testCard.dark.png`, `testCard.1.txt`.
public struct SnapshotFileName: Sendable, Hashable, CustomStringConvertible {
    /// The name with its ending.
    public let description: String

    /// - Parameters:
    ///   - testName: The test's function, such as `testCard()`.
    ///   - variant: The name of the golden, or its number from 1 on.
    ///   - pathExtension: The ending; `nil` for none.
    public init(testName: String, variant: String, pathExtension: String?) {
        let stem = "\(testName.words).\(variant.words)".fitting
        description = stem + (pathExtension.map { ".\($0)" } ?? "")
    }
}

extension String {
    /// The text with a hyphen for every run of characters that no word has, and none at its ends.
    fileprivate var words: String {
        unicodeScalars.split { !$0.isOfAWord }.map { String($0) }.joined(separator: "-")
    }

    /// The text, cut where a file's name would be longer than systems allow.
    fileprivate var fitting: String {
        guard utf8.count > Self.longest else { return self }
        var start = self[...]
        while start.utf8.count > Self.longest { start.removeLast() }
        return "\(start)-\(hashDigits)"
    }

    /// An ending and the addition of a temporary file have to fit into 255 bytes as well.
    private static let longest = 190
}

extension Unicode.Scalar {
    fileprivate var isOfAWord: Bool {
        switch properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
        default: properties.isAlphabetic || self == "\u{200C}" || self == "\u{200D}"
        }
    }
}
