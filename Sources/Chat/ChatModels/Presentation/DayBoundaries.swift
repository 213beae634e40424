public import Foundation

/// Compares the days of messages in the reader's time zone.
///
/// Days are those of the Gregorian calendar: they begin at midnight in the time zone.
public struct DayBoundaries: Hashable, Sendable {
    /// The time zone of the reader.
    public var timeZone: TimeZone

    /// Creates the comparison for a time zone.
    public init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// Whether two dates are on the same day.
    public func isSameDay(_ one: Date, _ other: Date) -> Bool { days(from: one, to: other) == 0 }

    /// The number of midnights between two dates: 1 if `start` was the day before `end`; negative if it is later.
    public func days(from start: Date, to end: Date) -> Int { dayNumber(of: end) - dayNumber(of: start) }

    /// The number of midnights since the beginning of 1970.
    private func dayNumber(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        // Dates that are too far away for a day number are clamped.
        return Int(min(max((seconds / 86400).rounded(.down), -1e15), 1e15))
    }
}
