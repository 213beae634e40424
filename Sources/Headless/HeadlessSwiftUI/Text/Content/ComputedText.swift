import Foundation
import Frames
import Localization
import Rendering

/// A text that is computed from a value, the language and the present.
final class ComputedText: Sendable, Equatable {
    enum Value: Equatable, Sendable {
        case date(Date, Text.DateStyle)
        case interval(Date, Date)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
        case deferred(DeferredText)
    }

    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Creates the text of a value with a format.
    convenience init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(.deferred(DeferredText(input, format: format)))
    }

    /// Creates the text of a value with a formatter, which has its own language.
    convenience init(formatter: Formatter, subject: Any) {
        let string = formatter.string(for: subject) ?? ""
        self.init(.deferred(DeferredText { _ in string }))
    }

    static func == (lhs: ComputedText, rhs: ComputedText) -> Bool { lhs.value == rhs.value }

    // MARK: Formatting

    func string(in environment: EnvironmentValues) -> String {
        switch value {
        case .date(let date, let style): Self.string(date, style, environment)
        case .interval(let start, let end): Self.string(from: start, to: end, environment)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            Self.timer(interval, at: pause ?? RenderSettings.current.now, countsDown, showsHours, environment)
        case .deferred(let text): text.string(environment.locale)
        }
    }

    private static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
        let elapsed = RenderSettings.current.now.timeIntervalSince(date)
        switch style {
        case .time:
            return Date.FormatStyle(
                date: .omitted, time: .shortened, locale: environment.locale, timeZone: environment.timeZone
            ).format(date)
        case .date:
            return Date.FormatStyle(
                date: .long, time: .omitted, locale: environment.locale, timeZone: environment.timeZone
            ).format(date)
        case .relative: return units(elapsed, .abbreviated, count: 2, environment)
        case .offset: return (elapsed < 0 ? "-" : "+") + units(elapsed, .wide, count: 1, environment)
        default: return clock(abs(elapsed), showsHours: true, environment)
        }
    }

    /// Returns the time between two dates in words, with days as the largest unit.
    private static func units(
        _ interval: TimeInterval, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int,
        _ environment: EnvironmentValues
    ) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
            fractionalPart: .hide(rounded: .down)
        )
        return style.locale(environment.locale).format(.seconds(abs(interval).rounded(.down)))
    }

    private static func clock(
        _ interval: TimeInterval, showsHours: Bool, _ environment: EnvironmentValues
    ) -> String {
        let whole = interval.rounded(.down)
        let pattern: Duration.TimeFormatStyle.Pattern =
            whole >= 3600 && showsHours ? .hourMinuteSecond : .minuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale).format(.seconds(whole))
    }

    private static func timer(
        _ interval: ClosedRange<Date>, at moment: Date, _ countsDown: Bool, _ showsHours: Bool,
        _ environment: EnvironmentValues
    ) -> String {
        let moment = min(max(moment, interval.lowerBound), interval.upperBound)
        let shown =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
        return clock(shown, showsHours: showsHours, environment)
    }

    private static func string(from start: Date, to end: Date, _ environment: EnvironmentValues) -> String {
        DateIntervalFormatter.times(from: start, to: end, locale: environment.locale, zone: environment.timeZone)
    }
}
