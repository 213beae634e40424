import Foundation
import Rendering

/// The part of a date that is written.
package enum DateText: Hashable {
    /// The time of the day, such as `3:33 PM`.
    case time

    /// Month and day, such as `Dec 12`.
    case day

    /// The day by its name, such as `Monday`.
    case weekday

    /// Day, month and year in figures, such as `1/31/24`.
    case shortDate

    /// Month, day and year in two figures each, such as `01/31/24`.
    case paddedDate

    /// The time of the day on a clock of 24 hours, such as `15:33`.
    case clock

    /// Returns the text in the language and the time zone of the render.
    package func text(for date: Date) -> String {
        let settings = RenderSettings.current
        let zone = settings.zone
        if settings.locale == "en_US" { return AmericanDateTexts(zone).text(self, for: date) }
        return DateWriters.writer(self, locale: settings.locale, zone: zone).string(from: date)
    }
}

extension RenderSettings {
    /// The time zone of the render, in which dates are told.
    package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }
}
