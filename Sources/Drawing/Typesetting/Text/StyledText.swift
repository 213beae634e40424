/// A text in runs with uniform attributes.
public struct StyledText: Hashable, Sendable {
    /// A piece of text with uniform attributes.
    public struct Run: Hashable, Sendable {
        /// The characters.
        public var text: String
        /// The attributes of all characters.
        public var attributes: TextAttributes

        /// Creates a run.
        public init(text: String, attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The runs in reading order. An empty text has a single run with an empty string, whose font determines the height
    /// of its line.
    public var runs: [Run]

    /// Creates a text from its runs.
    public init(runs: [Run]) {
        self.runs = runs
    }

    /// Creates a text with a single run.
    public init(_ string: String, _ attributes: TextAttributes) {
        self.init(runs: [Run(text: string, attributes: attributes)])
    }

    /// The text without attributes.
    public var string: String {
        if runs.count == 1 { return runs[0].text }
        return runs.reduce(into: "") { $0 += $1.text }
    }

    /// Whether the text has letters of tall scripts, for which lines in fonts of text styles grow.
    public var hasTallLetters: Bool {
        runs.contains { run in
            // The first byte of all of them, and of others.
            guard run.text.hasByte(where: { $0 == 0xE0 || $0 == 0xE1 }) else { return false }
            return run.text.unicodeScalars.contains {
                (0x0900...0x109F).contains($0.value) || (0x1780...0x17FF).contains($0.value)
            }
        }
    }

    /// Whether the text is empty.
    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}

extension String {
    /// Whether the text has letters that may reach beyond their line: those with marks, and those of other scripts.
    public var mayReachBeyondLines: Bool {
        // The first byte of U+00C0 and of all after it.
        hasByte { $0 >= 0xC3 }
            && unicodeScalars.contains {
                (0x00C0..<0x2000).contains($0.value) || (0x2E80..<0xFE00).contains($0.value)
            }
    }
}
