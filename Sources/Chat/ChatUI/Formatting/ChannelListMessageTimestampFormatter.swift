import ChatLook
import Foundation
import Frames

/// Writes when the last message of a channel or a thread was sent: the time today, then `Yesterday`, then the name of
/// the day, and a date for what is a week old.
open class ChannelListMessageTimestampFormatter: MessageTimestampFormatter {
    public init() {}

    open func format(_ date: Date) -> String {
        let settings = RenderSettings.current
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? .gmt
        if calendar.isDate(date, inSameDayAs: settings.now) { return DateText.time.text(for: date) }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: settings.now),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return L10n.Dates.yesterday
        }
        let isThisWeek = settings.now.timeIntervalSince(date) < 7 * 86400 && date < settings.now
        return (isThisWeek ? DateText.weekday : .shortDate).text(for: date)
    }
}
