/// A fake language made from English. Before any translation exists, it shows which texts are hard-coded, don't fit, or
/// are laid out in the wrong direction. The first two have the names of Android and the Unicode CLDR; the others exist
/// in Xcode and have private-use names here (BCP 47).
package enum PseudoLocale: String, CaseIterable, Sendable {
    /// Accented letters, a third to twice as long, in brackets: `[Šéñð å ɱéššåĝé one two three four]`.
    case accented = "en_XA"
    /// English with letters that run from right to left.
    case rightToLeft = "ar_XB"
    /// Each text repeated.
    case doubled = "en-x-double"
    /// Each text between delimiters, which truncation removes: `[# Send a message #]`.
    case bounded = "en-x-bounded"

    /// Creates the pseudo-locale of an identifier, in any case, with subtags joined by `_` or `-`.
    package init?(identifier: String) {
        guard identifier != "en_US" else { return nil }
        let tags = RenderSettings.subtags(of: identifier)
        guard let match = Self.allCases.first(where: { RenderSettings.subtags(of: $0.rawValue) == tags }) else {
            return nil
        }
        self = match
    }

    /// A description of the texts, in English.
    package var name: String {
        switch self {
        case .accented: "English, accented and longer"
        case .rightToLeft: "English from right to left"
        case .doubled: "English, twice as long"
        case .bounded: "English between marks"
        }
    }

    /// Returns an English text in the pseudo-language. Placeholders such as `%@` and `%2$d` are kept.
    package func text(_ english: String) -> String {
        let body = english.drop(while: \.isWhitespace)
        let end = body.lastIndex { !$0.isWhitespace }.map(body.index(after:)) ?? body.startIndex
        let pieces = Self.pieces(of: body[..<end])
        guard pieces.contains(where: \.hasLetters) else { return english }
        return english[..<body.startIndex] + changed(pieces) + english[end...]
    }

    private func changed(_ pieces: [Piece]) -> String {
        let text = pieces.map(\.text).joined()
        switch self {
        case .accented:
            let letters = pieces.map { $0.isPlaceholder ? $0.text : String($0.text.map { Self.accents[$0] ?? $0 }) }
            return "[\(letters.joined()) \(Self.filling(for: text.count))]"
        case .rightToLeft: return pieces.map { $0.isPlaceholder ? $0.text : Self.overridden($0.text) }.joined()
        case .doubled:
            let numbered = Self.numbered(pieces)
            return "\(numbered) \(numbered)"
        case .bounded: return "[# \(text) #]"
        }
    }

    // MARK: Pieces

    /// A placeholder, or the text between two.
    private struct Piece {
        var text: String
        var isPlaceholder: Bool

        var hasLetters: Bool { !isPlaceholder && text.contains(where: \.isLetter) }
    }

    private static func pieces(of text: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text
        while let percent = rest.firstIndex(of: "%") {
            if percent > rest.startIndex { pieces.append(Piece(text: String(rest[..<percent]), isPlaceholder: false)) }
            // A percent sign, modifiers and a conversion; lengths such as `ll` are among the modifiers.
            let modifiers = rest[percent...].dropFirst().prefix { "0123456789.$+-#lhqzjt".contains($0) }
            let end = modifiers.endIndex < rest.endIndex ? rest.index(after: modifiers.endIndex) : modifiers.endIndex
            pieces.append(Piece(text: String(rest[percent..<end]), isPlaceholder: true))
            rest = rest[end...]
        }
        if !rest.isEmpty { pieces.append(Piece(text: String(rest), isPlaceholder: false)) }
        return pieces
    }

    /// Joins the pieces, numbering placeholders so that each value can be used twice.
    private static func numbered(_ pieces: [Piece]) -> String {
        var next = 0
        return pieces.map { piece in
            guard piece.isPlaceholder, piece.text != "%%", !piece.text.contains("$") else { return piece.text }
            next += 1
            return "%\(next)$\(piece.text.dropFirst())"
        }.joined()
    }

    // MARK: Letters

    /// Returns words that make a text as much longer as translations are: short ones by their own length.
    private static func filling(for length: Int) -> String {
        let needed = length > 20 ? length * 2 / 5 : length
        var words = ""
        for word in ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        where words.isEmpty || words.count < needed {
            words += words.isEmpty ? word : " \(word)"
        }
        return words
    }

    /// Returns the text with a right-to-left mark and an override on each line.
    private static func overridden(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }
            .joined(separator: "\n")
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
