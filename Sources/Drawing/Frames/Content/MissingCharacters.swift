/// Describes characters that no bundled font has.
package enum MissingCharacters {
    /// Returns one line that names the first few; `nil` if there are none.
    package static func description(_ missing: [Character]) -> String? {
        guard !missing.isEmpty else { return nil }
        let shown = missing.prefix(8).map { character in
            let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
            return "\(character) (\(codes.joined(separator: " ")))"
        }
        let more = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
        return "no bundled font has \(shown.joined(separator: ", "))\(more); boxes are drawn instead"
    }
}
