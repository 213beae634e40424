import Foundation
import Rendering

/// The format of a date.
package enum DateText: Hashable {
    /// The time of day, such as `3:33 PM`.
    case time

    /// Month and day, such as `Dec 12`.
    case day

    /// The name of the day, such as `Monday`.
    case weekday

    /// Day, month and year as numbers, such as `1/31/24`.
    case shortDate

    /// Month, day and year with two digits each, such as `01/31/24`.
    case paddedDate

    /// The time of day on a 24-hour clock, such as `15:33`.
    case clock

    /// Weekday, month and day, such as `Mon Jan 1`.
    case weekdayAndDay

    /// Returns the text in the language and the time zone of the render.
    package func text(for date: Date) -> String {
        let settings = RenderSettings.current
        let zone = settings.zone
        if settings.locale == "en_US" { return AmericanDateTexts(zone).text(self, for: date) }
        return DateWriters.writer(self, locale: settings.locale, zone: zone).string(from: date)
    }
}

extension RenderSettings {
    /// The time zone of the render.
    package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }
}
