public import Foundation

/// Tells on which day a message was written, where the reader is.
public struct DayBoundaries: Hashable, Sendable {
    public var timeZone: TimeZone

    public init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// The number of midnights since the beginning of 1970.
    public func dayNumber(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        // A date that is too far away for a number of days counts as the first or last one that has one.
        return Int(min(max((seconds / 86400).rounded(.down), -1e15), 1e15))
    }

    public func isSameDay(_ one: Date, _ other: Date) -> Bool { dayNumber(of: one) == dayNumber(of: other) }

    /// Whether a date belongs above `message`.
    ///
    /// - Parameter previous: The older neighbour, or `nil` for the oldest message.
    public func startsDay(_ message: ChatMessage, previous: ChatMessage?) -> Bool {
        guard let previous else { return true }
        return !isSameDay(message.createdAt, previous.createdAt)
    }
}
