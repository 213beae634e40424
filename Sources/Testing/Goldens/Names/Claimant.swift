/// An assertion that uses a golden: its line of code, and the current test.
///
/// The line of a helper serves many tests.
public struct Claimant: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The line of code.
    public var source: SourcePlace

    /// The suite and the test, such as `LabelTests.testCircle`; `nil` if unknown.
    public var test: String?

    /// Creates a claimant.
    public init(source: SourcePlace, test: String? = nil) {
        self.source = source
        self.test = test
    }

    /// The line of code.
    public var description: String { "\(source)" }

    /// The two in words: their lines, or their tests if both are on the same line.
    func words(with other: Claimant) -> String {
        let pair: [String]
        if source.file == other.source.file, source.line == other.source.line, test != other.test {
            pair = [self, other].map { $0.test ?? "\($0.source)" }.sorted()
            return "\(pair[0]) and \(pair[1]), by way of \(source),"
        }
        pair = [self, other].sorted { ($0.source.file, $0.source.line) < ($1.source.file, $1.source.line) }.map(
            \.description)
        return "\(pair[0]) and \(pair[1])"
    }
}
