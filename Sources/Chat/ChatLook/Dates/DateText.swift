import Foundation
import Frames

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

    /// Returns the text in the language and the time zone of the render.
    package func text(for date: Date) -> String {
        let settings = RenderSettings.current
        let zone = settings.zone
        if settings.locale == "en_US" { return AmericanDateTexts(zone).text(self, for: date) }
        return DateFormatters.formatter(self, locale: settings.locale, zone: zone).string(from: date)
    }
}

extension RenderSettings {
    /// The time zone of the render, in which dates are told.
    package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }
}
