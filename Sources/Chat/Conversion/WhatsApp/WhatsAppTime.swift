/// The date and the time at the beginning of a line, as they are written.
struct WhatsAppTime {
    /// The three numbers of the date, in the order of the line.
    var numbers: [Int]

    /// What stands between the numbers and behind the last, without blanks and marks.
    var separators: [String]

    /// Seconds since midnight.
    var seconds: Int

    /// Whether the time is followed by AM or PM in capitals, as in the United States.
    var hasAmericanHalves = false

    /// Whether the line is `[time] text`, as on iOS.
    var isBracketed: Bool

    /// The longest text between the numbers of a date or around a time, in characters.
    private static let longestWords = 24

    /// Reads a time and what ends it, and leaves the text behind it.
    ///
    /// - Returns: `nil` for a line that doesn't begin with one.
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
                let sign = String(separator.filter { !WhatsAppLine.isBlank($0) })
                guard Self.signs.contains(sign) else { return false }
                separators.append(sign)
                rest = rest[separator.endIndex...]
            } else {
                rest = rest.drop(while: WhatsAppLine.isMark)
                let ending = Self.endings.first { rest.drop(while: WhatsAppLine.isBlank).hasPrefix($0) } ?? ""
                if !ending.isEmpty { _ = Self.drop(ending, from: &rest) }
                separators.append(ending)
            }
        }
        return numbers.count { $0 > 99 } <= 1
    }

    /// What stands between the numbers of dates.
    private static let signs: Set<String> = ["/", "-", ".", "年", "月", "년", "월"]

    /// What stands behind the last number, by CLDR’s short forms.
    private static let endings = [".", "日", "일", "г.", "г", "р."]

    /// Drops characters from the beginning, and blanks before, between and behind them.
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
        guard let hour = Self.number(&rest, 1...2), hour < 24, let sign = Self.timeSign(&rest),
            let minute = Self.number(&rest, 2...2), minute < 60
        else { return false }
        var second = 0
        if rest.first == sign {
            rest = rest.dropFirst()
            guard let found = Self.number(&rest, 2...2), found < 61 else { return false }
            second = found
        }
        guard let behind = endOfTime(&rest), let last = Self.hours(behind, connecting: false),
            let full = Self.hour(hour, in: first.isEmpty ? last : first)
        else { return false }
        hasAmericanHalves = behind.contains("AM") || behind.contains("PM")
        seconds = full * 3600 + minute * 60 + second
        return true
    }

    private static func timeSign(_ rest: inout Substring) -> Character? {
        let blanks = rest.prefix(while: WhatsAppLine.isBlank)
        guard let sign = rest[blanks.endIndex...].first, sign == ":" || sign == "." || sign == "h" || sign == "٫",
            blanks.isEmpty || sign == "h"
        else { return nil }
        rest = rest[blanks.endIndex...].dropFirst().drop(while: WhatsAppLine.isBlank)
        return sign
    }

    /// What stands between the time and the bracket, dash or comma that ends it, which is dropped.
    private func endOfTime(_ rest: inout Substring) -> Substring? {
        let ends = isBracketed ? "]" : "-–—,،"
        let words = rest.prefix(Self.longestWords).prefix { !ends.contains($0) && !$0.isNewline }
        guard let end = rest[words.endIndex...].first, ends.contains(end) else { return nil }
        rest = rest[words.endIndex...].dropFirst().drop(while: WhatsAppLine.isBlank)
        return words
    }

    /// The hours that words around a time leave, none for those that say nothing; `nil` for other words.
    private static func hours(_ words: Substring, connecting: Bool) -> DayPeriods.Hours? {
        var word = DayPeriods.normalized(words)
        if connecting { word.removeAll { ",،、;".contains($0) } }
        if word.isEmpty || connecting && connectors.contains(word) { return [] }
        return DayPeriods.hours(of: word)
    }

    /// Words between date and time.
    private static let connectors: Set<String> = ["klo", "kl", "at", "um", "à", "om", "u", "alle", "às", "la", "saat"]

    /// The hour of a day of 24.
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
