/// The difference between two texts that look the same, or whose visible beginnings do.
struct HiddenDifference {
    private let old: [Character]
    private let new: [Character]

    /// - Returns: `nil` if the difference is visible.
    init?(_ old: String, _ new: String, shownAs shown: (String, String)) {
        func seen(_ text: String) -> String {
            text.replacing(/\s/, with: " ").replacing(/\p{Cf}/, with: "")
        }
        guard seen(shown.0) == seen(shown.1) else { return nil }
        (self.old, self.new) = (Array(old), Array(new))
    }

    /// Both texts around the first differing letter, with names for invisible characters.
    var words: String {
        let start = zip(old, new).prefix(while: { $0 == $1 }).count
        return "\(Self.part(of: old, around: start)) → \(Self.part(of: new, around: start))"
    }

    private static let (before, after) = (16, 24)

    private static func part(of text: [Character], around place: Int) -> String {
        let start = max(place - before, 0)
        let part = text[start..<min(place + after, text.count)].map(visible).joined()
        return "\(start > 0 ? "…" : "")\(part)\(place + after < text.count ? "…" : "")".quoted
    }

    private static func visible(_ character: Character) -> String {
        character.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control where scalar == "\n": "\\n"
            case .spaceSeparator where scalar == " ": " "
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
                .surrogate:
                "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal(scalar).count)) + hexadecimal(scalar)
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
                .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
                .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                String(scalar)
            @unknown default: String(scalar)
            }
        }.joined()
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        String(scalar.value, radix: 16, uppercase: true)
    }
}
