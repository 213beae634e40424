package import Foundation

/// Writes dates by a pattern of a language, in a calendar and a time zone, on machines without time zone files too.
///
/// Foundation's formatters read a zone's file below `/usr/share/zoneinfo` and trap where there is none, even the machine's
/// zone for a calendar of another. `TimeZone` has the rules of all zones itself. So the formatter stands at Greenwich, and
/// is given the moment at which its clock shows what a clock in the zone does.
package struct DateWriter {
    /// The parts of a date that are written. None is a time zone's name: it would be Greenwich's.
    package enum Pattern: Hashable {
        /// Parts such as `"yMMMd"`, in the language's order.
        case template(String)

        /// Fields of Unicode's dates, such as `"HH:mm"`, as they stand.
        case fields(String)

        /// The language's usual forms.
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

    /// The fields that are written, such as `"dd.MM.yy"`.
    package var fields: String { formatter.dateFormat }

    /// The names of months, as they stand without a day.
    package var monthNames: [String] { formatter.standaloneMonthSymbols }

    /// The short names of the days of a week, from Sunday.
    package var shortWeekdayNames: [String] { formatter.shortStandaloneWeekdaySymbols }

    /// The words for the halves of a day.
    package var halfDayNames: [String] { [formatter.amSymbol, formatter.pmSymbol] }
}

extension DateIntervalFormatter {
    /// Writes the times of the day of two moments, as `DateWriter` does.
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
    /// The calendar in a zone that needs no file.
    fileprivate var atGreenwich: Calendar {
        var calendar = self
        calendar.timeZone = .gmt
        return calendar
    }
}

extension TimeZone {
    /// The moment at which a clock at Greenwich shows what one in this zone shows at a moment.
    fileprivate func clockAtGreenwich(_ date: Date) -> Date { date + TimeInterval(secondsFromGMT(for: date)) }
}
