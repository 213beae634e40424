import ChatLook
import ChatModels
import Foundation
import Rendering

/// Formats the time of a vote or comment: `Today` and `15:33`.
public protocol PollTimestampFormatter {
    /// Formats the day.
    func formatDay(_ date: Date) -> String

    /// Formats the time of day.
    func formatTime(_ date: Date) -> String
}

/// Names the days of the last week, and formats older ones as dates.
open class DefaultPollTimestampFormatter: PollTimestampFormatter {
    public init() {}

    open func formatDay(_ date: Date) -> String {
        let settings = RenderSettings.current
        switch DayBoundaries(timeZone: settings.zone).days(from: date, to: settings.now) {
        case 0: return L10n.Dates.today
        case 1: return L10n.Dates.yesterday
        case 2..<7: return DateText.weekday.text(for: date)
        default: return DateText.paddedDate.text(for: date)
        }
    }

    open func formatTime(_ date: Date) -> String { DateText.clock.text(for: date) }
}
