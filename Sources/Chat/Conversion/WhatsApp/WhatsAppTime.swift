/// The date and the time at the beginning of a line, as written.
struct WhatsAppTime {
    /// The three numbers of the date, in the order of the line.
    var numbers: [Int]

    /// The texts between the numbers and after the last one, without spaces and marks.
    var separators: [String]

    /// Seconds since midnight.
    var seconds: Int

    /// Whether the time is followed by an uppercase AM or PM, as in the United States.
    var hasUppercaseDayPeriod = false

    /// Whether the line is `[time] text`, as on iOS.
    var isBracketed: Bool

    /// The longest text between the numbers of a date or around a time, in characters.
    private static let longestWords = 24

    /// Parses a time and its delimiter, and leaves the text after it.
    ///
    /// - Returns: `nil` for a line that doesn't start with one.
    init?(_ rest: inout Substring, _ pattern: DatePattern?) {
        isBracketed = rest.first == "["
        if isBracketed { rest = rest.dropFirst() }
        (numbers, separators, seconds) = ([], [], 0)
        guard scanDate(&rest, pattern), scanTime(&rest) else { return nil }
    }

    // MARK: The date

    private mutating func scanDate(_ rest: inout Substring, _ pattern: DatePattern?) -> Bool {
        rest = rest.drop(while: WhatsAppLine.isBlank)
        for place in 0..<3 {
            guard let number = Self.number(&rest, 1...4) else { return false }
            numbers.append(number)
            if let expected = pattern?.separators?[place] {
                guard Self.drop(expected, from: &rest) else { return false }
                separators.append(expected)
            } else if place < 2 {
                let separator = rest.prefix(4).prefix { $0.wholeNumberValue == nil }
                let trimmed = String(separator.filter { !WhatsAppLine.isBlank($0) })
                guard Self.knownSeparators.contains(trimmed) else { return false }
                separators.append(trimmed)
                rest = rest[separator.endIndex...]
            } else {
                rest = rest.drop(while: WhatsAppLine.isMark)
                let ending = Self.suffixes.first { rest.drop(while: WhatsAppLine.isBlank).hasPrefix($0) } ?? ""
                if !ending.isEmpty { _ = Self.drop(ending, from: &rest) }
                separators.append(ending)
            }
        }
        return numbers.count { $0 > 99 } <= 1
    }

    /// The separators of date fields.
    private static let knownSeparators: Set<String> = ["/", "-", ".", "年", "月", "년", "월"]

    /// The texts after the last field in CLDR's short forms.
    private static let suffixes = [".", "日", "일", "г.", "г", "р."]

    /// Removes characters from the beginning, with spaces before, between and after them.
    private static func drop(_ characters: String, from rest: inout Substring) -> Bool {
        for character in characters {
            rest = rest.drop(while: WhatsAppLine.isBlank)
            guard rest.first == character else { return false }
            rest = rest.dropFirst()
        }
        if !characters.isEmpty { rest = rest.drop(while: WhatsAppLine.isBlank) }
        return true
    }

    // MARK: The time

    private mutating func scanTime(_ rest: inout Substring) -> Bool {
        let before = rest.prefix(Self.longestWords).prefix { $0.wholeNumberValue == nil && !$0.isNewline }
        guard let first = Self.hours(before, connecting: true) else { return false }
        rest = rest[before.endIndex...]
        guard let hour = Self.number(&rest, 1...2), hour < 24, let separator = Self.timeSeparator(&rest),
            let minute = Self.number(&rest, 2...2), minute < 60
        else { return false }
        var second = 0
        if rest.first == separator {
            rest = rest.dropFirst()
            guard let found = Self.number(&rest, 2...2), found < 61 else { return false }
            second = found
        }
        guard let following = endOfTime(&rest), let last = Self.hours(following, connecting: false),
            let full = Self.hour(hour, in: first.isEmpty ? last : first)
        else { return false }
        hasUppercaseDayPeriod = following.contains("AM") || following.contains("PM")
        seconds = full * 3600 + minute * 60 + second
        return true
    }

    private static func timeSeparator(_ rest: inout Substring) -> Character? {
        let blanks = rest.prefix(while: WhatsAppLine.isBlank)
        guard let separator = rest[blanks.endIndex...].first,
            ":.h٫".contains(separator),
            blanks.isEmpty || separator == "h"
        else { return nil }
        rest = rest[blanks.endIndex...].dropFirst().drop(while: WhatsAppLine.isBlank)
        return separator
    }

    /// The text between the time and its closing bracket, dash or comma, which is removed.
    private func endOfTime(_ rest: inout Substring) -> Substring? {
        let ends = isBracketed ? "]" : "-–—,،"
        let words = rest.prefix(Self.longestWords).prefix { !ends.contains($0) && !$0.isNewline }
        guard let end = rest[words.endIndex...].first, ends.contains(end) else { return nil }
        rest = rest[words.endIndex...].dropFirst().drop(while: WhatsAppLine.isBlank)
        return words
    }

    /// The hours to which words around a time narrow it, all for those without a meaning; `nil` for other words.
    private static func hours(_ words: Substring, connecting: Bool) -> DayPeriods.Hours? {
        var word = DayPeriods.normalized(words)
        if connecting { word.removeAll { ",،、;".contains($0) } }
        if word.isEmpty || connecting && connectors.contains(word) { return [] }
        return DayPeriods.hours(of: word)
    }

    /// Words between date and time.
    private static let connectors: Set<String> = ["klo", "kl", "at", "um", "à", "om", "u", "alle", "às", "la", "saat"]

    /// The hour on a 24-hour clock.
    private static func hour(_ hour: Int, in hours: DayPeriods.Hours) -> Int? {
        guard !hours.isEmpty, hour <= 12 else { return hour }
        let (early, late) = (hour % 12, hour % 12 + 12)
        let fits = [early, late].filter { hours.contains(DayPeriods.Hours(hour: $0)) }
        return fits.first
    }

    // MARK: Numbers

    /// A number in the digits of any script.
    private static func number(_ rest: inout Substring, _ digits: ClosedRange<Int>) -> Int? {
        var start = rest.startIndex
        while start < rest.endIndex, WhatsAppLine.isMark(rest[start]) { start = rest.index(after: start) }
        var number = 0
        var count = 0
        var end = start
        while end < rest.endIndex, count <= digits.upperBound, let digit = decimalDigit(rest[end]) {
            number = number * 10 + digit
            count += 1
            end = rest.index(after: end)
        }
        guard digits.contains(count) else { return nil }
        rest = rest[end...]
        return number
    }

    private static func decimalDigit(_ character: Character) -> Int? {
        if character.isASCII { return character.isNumber ? character.wholeNumberValue : nil }
        guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal else { return nil }
        return character.wholeNumberValue
    }
}
