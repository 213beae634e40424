import Foundation

/// Dates in American English, identical to those of the system's formatters.
///
/// Creating one of the formatters loads the tables of all languages, which takes longer than drawing a message.
package struct AmericanDateTexts {
    private let calendar: Calendar

    init(_ zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    func text(_ text: DateText, for date: Date) -> String {
        switch text {
        case .time:
            let parts = calendar.dateComponents([.hour, .minute], from: date)
            let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
            return "\(hour % 12 == 0 ? 12 : hour % 12):\(padded(minute))\u{202F}\(hour < 12 ? "AM" : "PM")"
        case .day:
            let parts = calendar.dateComponents([.month, .day], from: date)
            return "\(Self.months[((parts.month ?? 1) - 1) % 12]) \(padded(parts.day ?? 1))"
        case .weekday:
            return Self.weekdays[(calendar.component(.weekday, from: date) - 1) % 7]
        case .shortDate:
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            return "\(parts.month ?? 1)/\(parts.day ?? 1)/\(padded((parts.year ?? 0) % 100))"
        case .paddedDate:
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            return [parts.month ?? 1, parts.day ?? 1, (parts.year ?? 0) % 100].map(padded).joined(separator: "/")
        case .clock:
            let parts = calendar.dateComponents([.hour, .minute], from: date)
            return "\(padded(parts.hour ?? 0)):\(padded(parts.minute ?? 0))"
        case .weekdayAndDay:
            let parts = calendar.dateComponents([.month, .day], from: date)
            return "\(self.text(.weekday, for: date).prefix(3)) \(Self.months[((parts.month ?? 1) - 1) % 12]) "
                + "\(parts.day ?? 1)"
        }
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}
