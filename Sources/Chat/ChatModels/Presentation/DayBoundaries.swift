public import Foundation

/// Tells the days of messages apart, where the reader is.
///
/// Days are those of the Gregorian calendar: they begin at midnight by the clocks of the time zone.
public struct DayBoundaries: Hashable, Sendable {
    /// The time zone of the reader.
    public var timeZone: TimeZone

    /// Tells days apart in a time zone.
    public init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// Whether two moments are on the same day.
    public func isSameDay(_ one: Date, _ other: Date) -> Bool { days(from: one, to: other) == 0 }

    /// The number of midnights between two moments: 1 if `start` was yesterday at `end`; negative if it comes later.
    public func days(from start: Date, to end: Date) -> Int { dayNumber(of: end) - dayNumber(of: start) }

    /// The number of midnights since the beginning of 1970.
    private func dayNumber(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        // A date that is too far away for a number of days counts as the first or last one that has one.
        return Int(min(max((seconds / 86400).rounded(.down), -1e15), 1e15))
    }
}
