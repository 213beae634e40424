import Frames
import Rendering

/// Selects a date: two gray fields, a calendar, or wheels.
///
/// The current date, the language and the time zone are those of the render, never the machine's.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { contentDidChange() } }

    /// The style to draw: compact by default; durations and months always have wheels.
    open var datePickerStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _): .wheels
        case (_, .automatic): .compact
        case (.time, .compact), (.date, .compact), (.dateAndTime, .compact): .compact
        case (.time, .inline), (.date, .inline), (.dateAndTime, .inline): .inline
        case (.time, .wheels), (.date, .wheels), (.dateAndTime, .wheels): .wheels
        }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UIDatePicker.decodeDatePicker)
    }

    private var storedDate: Date?

    /// The selected date, between `minimumDate` and `maximumDate`; by default, the current date of the render.
    open var date: Date {
        get {
            var date = storedDate ?? RenderSettings.current.now
            if let maximumDate { date = min(date, maximumDate) }
            if let minimumDate { date = max(date, minimumDate) }
            return date
        }
        set {
            storedDate = newValue
            contentDidChange()
        }
    }

    /// Selects the date at once: animations aren't played.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open var minimumDate: Date? { didSet { contentDidChange() } }
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The duration in seconds, for a picker of durations.
    open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
    /// The interval of minutes on the wheel: a divisor of 60.
    open var minuteInterval = 1 { didSet { contentDidChange() } }
    /// Kept and never read: the wheels aren't turned.
    open var roundsToMinuteInterval = true

    /// The language; by default, that of the render.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar; by default, that of the language.
    open var calendar: Calendar! { didSet { contentDidChange() } }
    /// The time zone; by default, that of the render.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    private var content: (any DatePickerContent)?
    private var contentStyle: UIDatePickerStyle?
    private var contentSettings: RenderSettings?

    final func contentDidChange() {
        contentSettings = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled || layerIfCreated?.opacity ?? 1 != 1 { layer.opacity = isEnabled ? 1 : 0.5 }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    /// The formatting of words and numbers.
    var format: DateWords {
        let settings = RenderSettings.current
        return DateWords(
            locale: locale ?? settings.locale.locale, calendar: calendar,
            timeZone: timeZone ?? TimeZone(identifier: settings.timeZone), now: settings.now)
    }

    // MARK: Content

    private func currentContent() -> any DatePickerContent {
        let style = datePickerStyle
        if let content, contentStyle == style {
            if contentSettings != RenderSettings.current { update(content) }
            return content
        }
        content?.view.removeFromSuperview()
        let made: any DatePickerContent =
            switch style {
            case .automatic, .compact: CompactDateFields()
            case .inline: DateCalendar()
            case .wheels: DateWheels()
            }
        content = made
        contentStyle = style
        addSubview(made.view)
        update(made)
        return made
    }

    private func update(_ content: any DatePickerContent) {
        contentSettings = RenderSettings.current
        content.show(self)
    }

    override open var intrinsicContentSize: CGSize { currentContent().size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let content = currentContent()
        let size = content.size
        // Fields are at the leading edge, calendars fill the width, wheels are centered.
        let width = content.fillsWidth ? bounds.width : min(size.width, bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .center where datePickerStyle == .wheels: (bounds.width - width) / 2
            case .right, .trailing: bounds.width - width
            case .center, .left, .leading, .fill: isMirrored ? bounds.width - width : 0
            }
        content.view.frame = CGRect(
            x: x, y: max((bounds.height - size.height) / 2, 0), width: width, height: min(size.height, bounds.height))
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// The content of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: AnyObject {
    var view: UIView { get }
    /// The size in points.
    var size: CGSize { get }
    var fillsWidth: Bool { get }
    func show(_ picker: UIDatePicker)
}

/// The words and numbers of dates in a language.
struct DateWords {
    var locale: Locale
    var calendar: Calendar
    var now: Date

    /// Creates the words of a language; by default, with its calendar and in GMT.
    init(locale: Locale, calendar: Calendar?, timeZone: TimeZone?, now: Date) {
        var calendar = calendar ?? locale.calendar
        if let zone = timeZone ?? TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        calendar.locale = locale
        (self.locale, self.calendar, self.now) = (locale, calendar, now)
    }

    /// Returns a date in a pattern of parts, such as `"yMMMd"`, in the order of the language.
    func text(_ date: Date, parts: String) -> String { writer(.template(parts)).string(from: date) }

    func date(_ date: Date) -> String { writer(.styles(date: .medium, time: .none)).string(from: date) }

    func time(_ date: Date) -> String {
        // In the system's font, the narrow space before "PM" is as wide as other spaces.
        writer(.styles(date: .none, time: .short)).string(from: date)
            .replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
    }

    var monthNames: [String] { writer(.template("MMMM")).monthNames }
    var shortWeekdayNames: [String] { writer(.template("EEE")).shortWeekdayNames }
    var halfDayNames: [String] { writer(.template("a")).halfDayNames }

    private func writer(_ pattern: DateWriter.Pattern) -> DateWriter {
        DateWriter(pattern, locale: locale, calendar: calendar, zone: calendar.timeZone)
    }

    /// Whether the day has two halves of 12 hours.
    var hasHalfDays: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }
}
