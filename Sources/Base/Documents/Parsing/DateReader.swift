package import Foundation

/// Reads dates in the formats of ISO 8601 and YAML, independent of locale and time zone.
///
/// A date without a time is midnight, a time without a zone is UTC.
package enum DateReader {
    /// Reads `2024-01-31`, `2024-01-31T15:25`, `2024-01-31 15:25:00.5 +01:00` and the like.
    package static func date(_ text: String) -> Date? {
        var rest = text.utf8[...]
        guard let year = digits(4, &rest), skip("-", &rest), let month = digits(2, &rest), skip("-", &rest),
            let day = digits(2, &rest), (1...12).contains(month), day >= 1, day <= days(of: month, in: year)
        else { return nil }
        let midnight = Double(daysSince1970(year: year, month: month, day: day)) * 86400
        if rest.isEmpty { return Date(timeIntervalSince1970: midnight) }
        guard let seconds = secondsOfDay(&rest) else { return nil }
        return Date(timeIntervalSince1970: midnight + seconds)
    }

    /// Reads a number of seconds, milliseconds, microseconds or nanoseconds since 1970; its magnitude tells which.
    package static func date(sinceEpoch number: Double) -> Date? {
        let seconds =
            switch abs(number) {
            case ..<1e11: number
            case ..<1e14: number / 1e3
            case ..<1e17: number / 1e6
            default: number / 1e9
            }
        return abs(seconds) < 1e11 ? Date(timeIntervalSince1970: seconds) : nil
    }

    private static func secondsOfDay(_ rest: inout Substring.UTF8View) -> Double? {
        guard skip("T", &rest) || skip("t", &rest) || skipBlanks(&rest) else { return nil }
        guard let hour = shortNumber(&rest), skip(":", &rest), let minute = digits(2, &rest), hour < 24, minute < 60
        else { return nil }
        var seconds = Double(hour * 3600 + minute * 60)
        if skip(":", &rest) {
            guard let second = digits(2, &rest), second <= 60 else { return nil }
            seconds += Double(second) + fraction(&rest)
        }
        _ = skipBlanks(&rest)
        guard let offset = offset(&rest), rest.isEmpty else { return nil }
        return seconds - Double(offset)
    }

    /// The distance from UTC in seconds.
    private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
        if rest.isEmpty || skip("Z", &rest) || skip("z", &rest) { return 0 }
        let sign = skip("-", &rest) ? -1 : skip("+", &rest) ? 1 : 0
        guard sign != 0, let hours = shortNumber(&rest) else { return nil }
        let hasColon = skip(":", &rest)
        let minutes = digits(2, &rest)
        guard minutes != nil || !hasColon, hours <= 18, minutes ?? 0 < 60 else { return nil }
        return sign * (hours * 3600 + (minutes ?? 0) * 60)
    }

    private static func fraction(_ rest: inout Substring.UTF8View) -> Double {
        guard skip(".", &rest) || skip(",", &rest) else { return 0 }
        var value = 0.0
        var place = 0.1
        while let digit = digits(1, &rest) {
            value += Double(digit) * place
            place /= 10
        }
        return value
    }

    /// Reads one or two digits.
    private static func shortNumber(_ rest: inout Substring.UTF8View) -> Int? {
        digits(2, &rest) ?? digits(1, &rest)
    }

    private static func digits(_ count: Int, _ rest: inout Substring.UTF8View) -> Int? {
        var number = 0
        let characters = rest.prefix(count)
        guard characters.count == count else { return nil }
        for character in characters {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character) else { return nil }
            number = number * 10 + Int(character - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(count)
        return number
    }

    private static func skip(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func skipBlanks(_ rest: inout Substring.UTF8View) -> Bool {
        let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        rest = rest.dropFirst(blanks)
        return blanks > 0
    }

    private static func days(of month: Int, in year: Int) -> Int {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 && isLeapYear ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Returns the days since 1970 in the Gregorian calendar. Years begin in March, so that the leap day is the last of
    /// a year.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let years = month <= 2 ? year - 1 : year
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
