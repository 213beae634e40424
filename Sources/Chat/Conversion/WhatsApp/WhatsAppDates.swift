internal import Documents
internal import Foundation

/// The order of the numbers in the dates of a WhatsApp export, which is that of the telephone's region.
enum WhatsAppDates {
    /// An order, and whether it is a guess.
    struct Found {
        var order: NumberOrder
        var isGuess: Bool
    }

    /// The places of year, month and day.
    enum NumberOrder {
        case dayMonthYear, monthDayYear, yearMonthDay
    }

    /// Finds the order that fits all dates: numbers above 12 are days, and messages are in the order of their dates.
    static func order(of lines: [WhatsAppLine], wanted: DateOrder?) -> Found {
        if lines.contains(where: { $0.date.0 >= 1000 }) { return Found(order: .yearMonthDay, isGuess: false) }
        if let wanted { return Found(order: wanted == .dayFirst ? .dayMonthYear : .monthDayYear, isGuess: false) }
        let firstAbove = lines.count { $0.date.0 > 12 }
        let secondAbove = lines.count { $0.date.1 > 12 }
        if firstAbove != secondAbove {
            return Found(order: firstAbove > secondAbove ? .dayMonthYear : .monthDayYear, isGuess: false)
        }
        let backwards = [NumberOrder.dayMonthYear, .monthDayYear].map { order in
            let days = lines.compactMap { dayNumber($0, order) }
            return zip(days, days.dropFirst()).count { $0 > $1 }
        }
        if backwards[0] != backwards[1] {
            return Found(order: backwards[0] < backwards[1] ? .dayMonthYear : .monthDayYear, isGuess: false)
        }
        // Dates with slashes beside AM and PM are those of the United States.
        let isAmerican = lines.contains { $0.separator == "/" && $0.hasHalves }
        let isSame = lines.allSatisfy { $0.date.0 == $0.date.1 }
        return Found(order: isAmerican ? .monthDayYear : .dayMonthYear, isGuess: !isSame)
    }

    /// The time of a line in UTC; `nil` for a day that doesn't exist.
    static func date(_ line: WhatsAppLine, _ order: NumberOrder) -> Date? {
        let (year, month, day) = parts(line, order)
        let text = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
        return DateReader.date(text)?.addingTimeInterval(Double(line.seconds))
    }

    private static func dayNumber(_ line: WhatsAppLine, _ order: NumberOrder) -> Int? {
        let (year, month, day) = parts(line, order)
        return (1...12).contains(month) ? (year * 12 + month) * 31 + day : nil
    }

    private static func parts(_ line: WhatsAppLine, _ order: NumberOrder) -> (year: Int, month: Int, day: Int) {
        let (first, second, third) = line.date
        func full(_ year: Int) -> Int { year < 100 ? 2000 + year : year }
        return switch order {
        case .dayMonthYear: (full(third), second, first)
        case .monthDayYear: (full(third), first, second)
        case .yearMonthDay: (full(first), second, third)
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
}
