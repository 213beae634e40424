/// The first line of a message in a WhatsApp export: the time, and the rest.
///
/// ```text
/// [02.05.24, 11:58:03] Ana: Noodles?      on iOS
/// 5/2/24, 11:58 AM - Ana: Noodles?        on Android
/// ```
struct WhatsAppLine {
    var time: WhatsAppTime

    /// The author; `nil` for a notice.
    var author: String?

    /// The text after the author, or all of it.
    var text: String

    /// Whether the text starts with a character that only the app writes.
    var isMarked: Bool

    /// The longest name of an author, in characters.
    static let longestName = 100

    /// - Parameter pattern: The form of the dates, if given by the caller.
    /// - Returns: `nil` for a continuation line.
    init?(_ line: some StringProtocol, _ pattern: DatePattern? = nil) {
        var rest = Substring(line).drop(while: Self.isMark)
        guard let first = rest.first, first == "[" || first.isNumber || pattern?.separators != nil,
            let time = WhatsAppTime(&rest, pattern)
        else { return nil }
        self.time = time
        (author, text, isMarked) = Self.split(rest)
    }

    /// The author and the text.
    private static func split(_ rest: Substring) -> (author: String?, text: String, isMarked: Bool) {
        let unmarked = rest.drop(while: isMark)
        let range = colon(in: unmarked)
        let isEmpty = range == nil && unmarked.last == ":"
        guard let colon = range?.lowerBound ?? (isEmpty ? unmarked.index(before: unmarked.endIndex) : nil),
            let name = name(unmarked[..<colon])
        else { return (nil, String(unmarked), true) }
        let text = range.map { unmarked[$0.upperBound...] } ?? ""
        return (name, String(text.drop(while: isMark)), text.first.map(isMark) ?? false)
    }

    /// The colon and the space after an author. A text may begin with a scalar that combines with the space, such as a
    /// Hebrew point without its letter.
    private static func colon(in text: Substring) -> Range<Substring.Index>? {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while let colon = scalars[start...].firstIndex(of: ":") {
            let next = scalars.index(after: colon)
            guard next < scalars.endIndex else { return nil }
            if scalars[next] == " " { return colon..<scalars.index(after: next) }
            start = next
        }
        return nil
    }

    /// The name of an author; `nil` for the beginning of a notice with a colon in it.
    private static func name(_ text: Substring) -> String? {
        guard text.count <= longestName, !hasOpenQuote(text) else { return nil }
        var name = text.filter { !isMark($0) }[...]
        // A tilde precedes names that aren't in the contacts.
        if name.first == "~" { name = name.drop { $0 == "~" || isBlank($0) } }
        while let last = name.last, isBlank(last) { name.removeLast() }
        return name.isEmpty ? nil : String(name)
    }

    /// Whether a quotation starts and doesn't end, such as that of a subject with a colon.
    private static func hasOpenQuote(_ text: Substring) -> Bool {
        for (open, close) in [("“", "”"), ("„", "“"), ("«", "»"), ("「", "」")] as [(Character, Character)] {
            if let start = text.lastIndex(of: open), !text[start...].dropFirst().contains(close) {
                // Where “ closes a quotation started by „, it doesn't open one.
                if open != "“" || !text.contains("„") { return true }
            }
        }
        return text.count { $0 == "\"" } % 2 == 1
    }

    /// Whether a character only controls or isolates text direction.
    static func isMark(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x61C else { return false }
        return switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\u{A0}" || character == "\u{202F}" || character == "\u{2009}"
            || isMark(character)
    }
}
