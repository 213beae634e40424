internal import Foundation

/// The beginning of a message in a WhatsApp export: the time, and what stands behind it.
///
/// ```text
/// [02.05.24, 11:58:03] Ana: Noodles?      on iOS
/// 5/2/24, 11:58 AM - Ana: Noodles?        on Android
/// ```
struct WhatsAppLine {
    /// The three numbers of the date, in the order of the line.
    var date: (Int, Int, Int)

    /// The sign between the numbers of the date.
    var separator: Character

    /// Seconds since midnight.
    var seconds: Int

    /// Whether the time says whether it is before or after noon.
    var hasHalves: Bool

    /// The author; `nil` for a line of the application.
    var author: String?

    /// The text behind the author, or all of it.
    var text: String

    /// Whether the text begins with a mark that only the application writes.
    var isMarked: Bool

    /// The longest name of an author, in characters.
    private static let longestName = 100

    /// - Returns: `nil` for a line that goes on with the message above it.
    init?(_ line: some StringProtocol) {
        var rest = Substring(line).drop(while: Self.isMark)
        let isBracketed = rest.first == "["
        if isBracketed { rest = rest.dropFirst() }
        guard let first = Self.number(&rest, 1...4), let separator = rest.first, "./-".contains(separator) else {
            return nil
        }
        rest = rest.dropFirst()
        guard let second = Self.number(&rest, 1...2), rest.first == separator else { return nil }
        rest = rest.dropFirst()
        guard let third = Self.number(&rest, 1...4) else { return nil }
        rest = rest.drop { $0 == "," || $0 == "." }.drop(while: Self.isBlank)
        guard let time = Self.time(&rest) else { return nil }
        if isBracketed {
            guard rest.first == "]" else { return nil }
            rest = rest.dropFirst().drop(while: Self.isBlank)
        } else {
            rest = rest.drop(while: Self.isBlank)
            guard let dash = rest.first, dash == "-" || dash == "–" else { return nil }
            rest = rest.dropFirst().drop(while: Self.isBlank)
        }
        date = (first, second, third)
        self.separator = separator
        (seconds, hasHalves) = time
        (author, text, isMarked) = Self.split(rest)
    }

    /// The author and the text.
    private static func split(_ rest: Substring) -> (String?, String, Bool) {
        let unmarked = rest.drop(while: isMark)
        guard let colon = unmarked.firstRange(of: ": ") ?? (unmarked.hasSuffix(":") ? unmarked.endIndexRange : nil),
            unmarked[..<colon.lowerBound].count <= longestName, colon.lowerBound > unmarked.startIndex
        else { return (nil, String(unmarked), true) }
        let text = unmarked[colon.upperBound...]
        let name = unmarked[..<colon.lowerBound].filter { !isMark($0) && $0 != "\u{2068}" && $0 != "\u{2069}" }
        return (
            name.hasPrefix("~") ? String(name.drop { $0 == "~" || isBlank($0) }) : String(name),
            String(text.drop(while: isMark)), text.first.map(isMark) ?? false
        )
    }

    private static func time(_ rest: inout Substring) -> (seconds: Int, hasHalves: Bool)? {
        guard var hour = number(&rest, 1...2), let sign = rest.first, sign == ":" || sign == ".", hour < 24 else {
            return nil
        }
        rest = rest.dropFirst()
        guard let minute = number(&rest, 2...2), minute < 60 else { return nil }
        var second = 0
        if rest.first == sign {
            rest = rest.dropFirst()
            guard let found = number(&rest, 2...2), found < 61 else { return nil }
            second = found
        }
        let half = half(&rest)
        if let isAfternoon = half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        return (hour * 3600 + minute * 60 + second, half != nil)
    }

    /// Whether it is after noon; `nil` where the time doesn't say.
    private static func half(_ rest: inout Substring) -> Bool? {
        let candidate = rest.drop(while: isBlank)
        for (words, isAfternoon) in [
            (["am", "a.m.", "a. m.", "a.\u{A0}m.", "a.\u{202F}m."], false),
            (["pm", "p.m.", "p. m.", "p.\u{A0}m.", "p.\u{202F}m."], true),
        ] {
            for word in words where candidate.lowercased().hasPrefix(word) {
                rest = candidate.dropFirst(word.count)
                return isAfternoon
            }
        }
        return nil
    }

    private static func number(_ rest: inout Substring, _ digits: ClosedRange<Int>) -> Int? {
        let found = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.contains(found.count), let number = Int(found) else { return nil }
        rest = rest[found.endIndex...]
        return number
    }

    /// Whether a character says in what direction text runs, and nothing else.
    static func isMark(_ character: Character) -> Bool {
        "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{FEFF}".contains(character)
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\u{A0}" || character == "\u{202F}" || isMark(character)
    }
}

extension Substring {
    /// The last character.
    fileprivate var endIndexRange: Range<Index> { index(before: endIndex)..<endIndex }
}
