/// A text in pieces, each with its look.
public struct StyledText: Hashable, Sendable {
    /// A piece of text that looks the same from its first character to its last.
    public struct Run: Hashable, Sendable {
        /// The characters.
        public var text: String
        /// The look of all of them.
        public var attributes: TextAttributes

        /// Creates a piece.
        public init(text: String, attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The pieces in reading order. An empty text has a single run with an empty string, whose font gives its line a
    /// height.
    public var runs: [Run]

    /// Creates a text from its pieces.
    public init(runs: [Run]) {
        self.runs = runs
    }

    /// Creates a text of a single piece.
    public init(_ string: String, _ attributes: TextAttributes) {
        self.init(runs: [Run(text: string, attributes: attributes)])
    }

    /// The text without its looks.
    public var string: String {
        if runs.count == 1 { return runs[0].text }
        return runs.reduce(into: "") { $0 += $1.text }
    }

    /// Whether there are no characters.
    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
