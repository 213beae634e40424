import Frames
import Rendering

/// Formats amounts of time: `2 hours, 5 minutes`, `2h 5m`, `2:05`.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        /// `2:05:10`
        case positional
        /// `2h 5m 10s`
        case abbreviated
        /// `2 hr, 5 min, 10 sec`
        case short
        /// `2 hours, 5 minutes, 10 seconds`
        case full
        /// The same as `full`; numbers are never spelled out.
        case spellOut
        /// `2hr 5min 10sec`
        case brief
    }

    /// Which amounts of 0 are omitted or padded to two digits.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional {
        didSet { if unitsStyle == .spellOut { report("unitsStyle", "numbers are written in digits") } }
    }
    /// The units to write; by default, those that the amount fills.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar; by default, the Gregorian one in the language and the time zone of the render.
    open var calendar: Calendar?
    open var referenceDate: Date?
    /// Kept and never read: all amounts are whole. Reported.
    open var allowsFractionalUnits = false {
        didSet { if allowsFractionalUnits { report("allowsFractionalUnits", "amounts are whole") } }
    }
    /// The maximum number of units; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a leading 1 is written in the next smaller unit: 90 minutes.
    open var collapsesLargestUnit = false
    /// Kept and never read: only the amount is written. Reported.
    open var includesApproximationPhrase = false {
        didSet {
            if includesApproximationPhrase { report("includesApproximationPhrase", "only the amount is written") }
        }
    }
    /// Kept and never read: only the amount is written. Reported.
    open var includesTimeRemainingPhrase = false {
        didSet {
            if includesTimeRemainingPhrase { report("includesTimeRemainingPhrase", "only the amount is written") }
        }
    }
    /// Kept and never read: no amount of time begins with a capital letter.
    open var formattingContext = Formatter.Context.unknown

    private func report(_ property: String, _ instead: String) {
        RenderProblems.report(.undrawn("DateComponentsFormatter.\(property)", of: self, instead: instead))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let wanted = units.map(\.component)
        return text(of: usedCalendar.dateComponents(Set(wanted), from: startDate, to: endDate))
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        // By default, the units of the components themselves.
        let own = DurationUnit.allCases.filter { components.value(for: $0.component) != nil }
        let wanted = allowedUnits.isEmpty ? own : units
        return text(of: usedCalendar.dateComponents(Set(wanted.map(\.component)), from: start, to: end), in: wanted)
    }

    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    // MARK: Writing

    private var usedCalendar: Calendar { calendar ?? ._render }
    private var locale: Locale { usedCalendar.locale ?? ._render }

    private var units: [DurationUnit] {
        let allowed = DurationUnit.allCases.filter { allowedUnits.contains($0.unit) }
        return allowed.isEmpty ? DurationUnit.allCases.filter { $0 != .week } : allowed
    }

    private func text(of components: DateComponents, in wanted: [DurationUnit]? = nil) -> String? {
        var amounts = (wanted ?? units).map { Amount(unit: $0, count: components.value(for: $0.component) ?? 0) }
        let isNegative = amounts.contains { $0.count < 0 }
        for index in amounts.indices { amounts[index].count = abs(amounts[index].count) }
        if collapsesLargestUnit { collapse(&amounts) }
        amounts = shown(amounts)
        guard !amounts.isEmpty else { return nil }
        let text = unitsStyle == .positional ? positional(amounts) : words(amounts)
        return isNegative ? "-\(text)" : text
    }

    private struct Amount {
        var unit: DurationUnit
        var count: Int
    }

    private func collapse(_ amounts: inout [Amount]) {
        guard let first = amounts.firstIndex(where: { $0.count > 0 }), amounts[first].count == 1,
            first + 1 < amounts.count, amounts[first + 1].count > 0,
            let ratio = amounts[first].unit.count(of: amounts[first + 1].unit)
        else { return }
        amounts[first].count = 0
        amounts[first + 1].count += ratio
    }

    /// Omits amounts of 0, as the behavior says, and those beyond the maximum number of units.
    private func shown(_ amounts: [Amount]) -> [Amount] {
        let behavior = drops
        let filled = amounts.indices.filter { amounts[$0].count > 0 }
        let (first, last) = (filled.first ?? amounts.count - 1, filled.last ?? amounts.count - 1)
        var result: [Amount] = []
        for (index, amount) in amounts.enumerated() {
            let isDropped =
                amount.count == 0
                && (index < first && behavior.contains(.dropLeading) || index > last && behavior.contains(.dropTrailing)
                    || (first...last).contains(index) && behavior.contains(.dropMiddle) && !filled.isEmpty)
            if !isDropped { result.append(amount) }
        }
        if result.isEmpty, let last = amounts.last { result = [last] }
        if maximumUnitCount > 0 { result = Array(result.prefix(maximumUnitCount)) }
        return result
    }

    private var drops: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func positional(_ amounts: [Amount]) -> String {
        // A single unit's position doesn't show which unit it is; as on iOS, a minute is written with seconds.
        var parts = amounts.enumerated().map { index, amount in
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            let style = IntegerFormatStyle<Int>.number.locale(locale).grouping(.never)
            return amount.count.formatted(isPadded ? style.precision(.integerLength(2...)) : style)
        }
        let hasMinutes = units.contains(.minute)
        if amounts.count == 1, amounts[0].unit == .second, hasMinutes, drops.contains(.dropLeading) {
            let zero = 0.formatted(.number.locale(locale))
            parts = [zero, amounts[0].count.formatted(.number.locale(locale).precision(.integerLength(2...)))]
        }
        return parts.joined(separator: ":")
    }

    private func words(_ amounts: [Amount]) -> String {
        let texts = amounts.map { amount -> String in
            let text =
                ICUMeasure.text(Double(amount.count), unit: amount.unit.rawValue, width: width, locale: locale)
                ?? "\(amount.count)"
            return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
        }
        if unitsStyle == .brief { return texts.joined(separator: " ") }
        return ICUMeasure.joined(texts, width: width, locale: locale)
    }

    private var width: ICUMeasure.Width {
        switch unitsStyle {
        case .positional, .abbreviated: .narrow
        case .short, .brief: .abbreviated
        case .full, .spellOut: .wide
        }
    }
}

/// A unit of time, the largest first, by its name in the CLDR.
private enum DurationUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The number of smaller units in this one; `nil` where it varies.
    func count(of smaller: DurationUnit) -> Int? {
        switch (self, smaller) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }
}
