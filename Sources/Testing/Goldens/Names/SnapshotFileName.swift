/// The name of a file in the format of `swift-snapshot-testing`, for folders that a test names and for `__Snapshots__`:
/// `testCard.dark.png`, `testCard.1.txt`.
public struct SnapshotFileName: Sendable, Hashable, CustomStringConvertible {
    /// The name with its file extension.
    public let description: String

    /// - Parameters:
    ///   - testName: The test's function, such as `testCard()`.
    ///   - variant: The name of the golden, or its number from 1.
    ///   - pathExtension: The file extension; `nil` for none.
    public init(testName: String, variant: String, pathExtension: String?) {
        let stem = "\(testName.words).\(variant.words)".fitting
        description = stem + (pathExtension.map { ".\($0)" } ?? "")
    }
}

extension String {
    /// The text with each run of non-word characters replaced by a hyphen, except at its ends.
    fileprivate var words: String {
        unicodeScalars.split { !$0.isOfAWord }.map { String($0) }.joined(separator: "-")
    }

    /// The text, truncated to the longest name that systems allow.
    fileprivate var fitting: String {
        guard utf8.count > Self.longest else { return self }
        var start = self[...]
        while start.utf8.count > Self.longest { start.removeLast() }
        return "\(start)-\(hashDigits)"
    }

    /// A file extension and a temporary suffix have to fit into 255 bytes as well.
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
