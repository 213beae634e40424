import ChatLook
import ChatModels
import Foundation
import Rendering

/// Formats the time of the last message of a channel or thread: the time of day, then `Yesterday`, then the name of the
/// day, and a date after a week.
open class ChannelListMessageTimestampFormatter: MessageTimestampFormatter {
    public init() {}

    open func format(_ date: Date) -> String {
        let settings = RenderSettings.current
        let days = DayBoundaries(timeZone: settings.zone).days(from: date, to: settings.now)
        if days == 0 { return DateText.time.text(for: date) }
        if days == 1 { return L10n.Dates.yesterday }
        let isThisWeek = settings.now.timeIntervalSince(date) < 7 * 86400 && date < settings.now
        return (isThisWeek ? DateText.weekday : .shortDate).text(for: date)
    }
}
