/// A text in pieces, each with its look.
public struct StyledText: Hashable, Sendable {
    /// A piece of text that looks the same from its first character to its last.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var attributes: TextAttributes

        public init(text: String, attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The pieces in reading order. An empty text keeps one run with an empty string,
    /// whose font says how high its line is.
    public var runs: [Run]

    public init(runs: [Run]) {
        self.runs = runs
    }

    public init(_ string: String, _ attributes: TextAttributes) {
        self.init(runs: [Run(text: string, attributes: attributes)])
    }

    /// The text without its looks.
    public var string: String {
        if runs.count == 1 { return runs[0].text }
        return runs.reduce(into: "") { $0 += $1.text }
    }

    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
