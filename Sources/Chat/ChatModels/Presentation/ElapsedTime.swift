public import Foundation

/// A time that has passed, in the largest unit that it fills: 5 minutes, 1 day, 3 weeks.
public struct ElapsedTime: Hashable, Sendable {
    /// The units, each named as in the keys of localized texts.
    public enum Unit: String, Sendable { case seconds, minutes, hours, days, weeks, months }

    /// How many whole units have passed, 1 at least.
    public let count: Int

    /// The largest unit that is filled; seconds for less than one.
    public let unit: Unit

    /// Measures the time from `start` to `end`; `nil` if `start` is still to come. A month has 30 days.
    public init?(from start: Date, to end: Date) {
        let seconds = end.timeIntervalSince(start)
        guard seconds >= 0 else { return nil }
        let (unit, length) = Self.lengths.first { seconds >= $0.1 } ?? (.seconds, 1)
        self.unit = unit
        count = Int(min(max(seconds / length, 1), 1e15))
    }

    private static let lengths: [(Unit, TimeInterval)] = [
        (.months, 30 * 86400), (.weeks, 7 * 86400), (.days, 86400), (.hours, 3600), (.minutes, 60),
    ]
}
