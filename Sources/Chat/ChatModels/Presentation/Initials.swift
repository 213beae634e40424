/// The initials of a name.
public enum Initials {
    /// Returns the first letters of the first and the last word, in capitals; for a name without letters and digits,
    /// its first character.
    ///
    /// Words consist of letters and digits: `Leia Organa` and `leia_organa` are both `LO`.
    public static func text(of name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return name.first { !$0.isWhitespace }.map(String.init) ?? "" }
        let letters = words.count > 1 ? [first.first, words.last?.first] : [first.first]
        return String(letters.compactMap { $0 }).uppercased()
    }
}
