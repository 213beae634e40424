/// The spelling of keys, options and names of colors. British spellings are read as well.
package enum AmericanSpelling {
    /// Parts of words: British, American.
    private static let parts = [
        ("colour", "color"), ("Colour", "Color"), ("flavour", "flavor"), ("grey", "gray"), ("Grey", "Gray"),
    ]

    /// Returns the American spelling of a word.
    package static func of(_ word: String) -> String {
        parts.reduce(word) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns the British spelling of a word; `nil` if there is no other.
    package static func british(_ word: String) -> String? {
        let british = parts.reduce(word) { $0.replacing($1.1, with: $1.0) }
        return british == word ? nil : british
    }
}
