import Frames
import Rendering
import _FoundationICU

/// Formats the distance between two dates: `2 days ago`, `in 5 minutes`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether to use names such as `yesterday` where there is one.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    /// The length of a unit's name. Numbers are never spelled out.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full {
        didSet {
            guard unitsStyle == .spellOut else { return }
            RenderProblems.report(
                .undrawn("RelativeDateTimeFormatter.unitsStyle", of: self, instead: "numbers are written in digits"))
        }
    }
    open var formattingContext = Formatter.Context.unknown
    /// The calendar; by default, that of the locale in the time zone of the render.
    open var calendar: Calendar!
    /// The language and region; by default, those of the render.
    open var locale: Locale! = ._render

    /// Returns the distance in the largest unit that isn't 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let amounts: [(Int?, URelativeDateTimeUnit)] = [
            (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, UDAT_REL_UNIT_WEEK),
            (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
            (dateComponents.minute, UDAT_REL_UNIT_MINUTE), (dateComponents.second, UDAT_REL_UNIT_SECOND),
        ]
        let present = amounts.compactMap { amount, unit in amount.map { (Double($0), unit) } }
        let (amount, unit) = present.first { $0.0 != 0 } ?? present.last ?? (0, UDAT_REL_UNIT_SECOND)
        return text(amount, unit)
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = RenderSettings.current.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: usedCalendar.dateComponents(units, from: referenceDate, to: date))
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: RenderSettings.current.now) }
    }

    private var usedCalendar: Calendar { calendar ?? ._render }

    private func text(_ amount: Double, _ unit: URelativeDateTimeUnit) -> String {
        var status = U_ZERO_ERROR
        let format = swift_ureldatefmt_open((locale ?? ._render).identifier, nil, style, context, &status)
        defer { swift_ureldatefmt_close(format) }
        let text = ICUText.string(capacity: 256) {
            switch dateTimeStyle {
            case .numeric: swift_ureldatefmt_formatNumeric(format, amount, unit, $0, $1, &status)
            case .named: swift_ureldatefmt_format(format, amount, unit, $0, $1, &status)
            }
        }
        return text ?? ""
    }

    private var style: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var context: UDisplayContext {
        switch formattingContext {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

extension Calendar {
    /// The Gregorian calendar in the language and the time zone of the render.
    static var _render: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = ._render
        calendar.timeZone = ._render
        return calendar
    }
}
