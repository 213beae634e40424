package import Foundation

/// Formats dates for a locale, a calendar and a time zone, even on machines without time zone files.
///
/// Foundation's formatters read a zone's file below `/usr/share/zoneinfo` and trap if it is missing, even that of the
/// machine's zone. `TimeZone` contains the rules of all zones. So the formatter uses Greenwich time, and formats a date
/// that is shifted by the zone's offset.
package struct DateWriter {
    /// The parts of a date to write. A time zone's name is not among them: it would be Greenwich's.
    package enum Pattern: Hashable {
        /// Parts such as `"yMMMd"`, in the language's order.
        case template(String)

        /// Unicode date fields such as `"HH:mm"`, literally.
        case fields(String)

        /// The standard formats of the language.
        case styles(date: DateFormatter.Style, time: DateFormatter.Style)
    }

    private let formatter = DateFormatter()
    private let zone: TimeZone

    package init(_ pattern: Pattern, locale: Locale, calendar: Calendar, zone: TimeZone) {
        self.zone = zone
        formatter.calendar = calendar.atGreenwich
        formatter.locale = locale
        formatter.timeZone = .gmt
        switch pattern {
        case .template(let parts): formatter.setLocalizedDateFormatFromTemplate(parts)
        case .fields(let fields): formatter.dateFormat = fields
        case .styles(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
        }
    }

    package func string(from date: Date) -> String { formatter.string(from: zone.clockAtGreenwich(date)) }

    /// The resulting date fields, such as `"dd.MM.yy"`.
    package var fields: String { formatter.dateFormat }

    /// The names of months in their standalone form.
    package var monthNames: [String] { formatter.standaloneMonthSymbols }

    /// The short names of weekdays, starting with Sunday.
    package var shortWeekdayNames: [String] { formatter.shortStandaloneWeekdaySymbols }

    /// The names of the two halves of a day.
    package var halfDayNames: [String] { [formatter.amSymbol, formatter.pmSymbol] }
}

extension DateIntervalFormatter {
    /// Formats a range of times of day, like `DateWriter`.
    package static func times(from start: Date, to end: Date, locale: Locale, zone: TimeZone) -> String {
        let formatter = DateIntervalFormatter()
        formatter.calendar = locale.calendar.atGreenwich
        formatter.locale = locale
        formatter.timeZone = .gmt
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        return formatter.string(from: zone.clockAtGreenwich(start), to: zone.clockAtGreenwich(end))
    }
}

extension Calendar {
    /// The calendar in Greenwich time, which needs no file.
    fileprivate var atGreenwich: Calendar {
        var calendar = self
        calendar.timeZone = .gmt
        return calendar
    }
}

extension TimeZone {
    /// Returns the date at which a clock in Greenwich shows what a clock in this zone shows at `date`.
    fileprivate func clockAtGreenwich(_ date: Date) -> Date { date + TimeInterval(secondsFromGMT(for: date)) }
}
