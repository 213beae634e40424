public import Foundation

/// An elapsed time in its largest unit: 5 minutes, 1 day, 3 weeks.
public struct ElapsedTime: Hashable, Sendable {
    /// The units, named as in the keys of localized texts.
    public enum Unit: String, Sendable { case seconds, minutes, hours, days, weeks, months }

    /// The number of whole units, at least 1.
    public let count: Int

    /// The largest unit that fits; seconds for less than one.
    public let unit: Unit

    /// Measures the time from `start` to `end`; `nil` if `start` is in the future. A month has 30 days.
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
