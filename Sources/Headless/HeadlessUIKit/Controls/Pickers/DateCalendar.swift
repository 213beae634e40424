import Foundation

/// A month as a calendar, for an inline date picker.
final class DateCalendar: DatePickerContent {
    private let month = MonthView()

    var view: UIView { month }
    var size: CGSize { month.intrinsicContentSize }
    var fillsWidth: Bool { true }

    func show(_ picker: UIDatePicker) {
        month.show(
            MonthDays(of: picker.date, words: picker.format), mode: picker.datePickerMode, chosen: picker.date,
            limits: (picker.minimumDate, picker.maximumDate))
    }
}

/// The days of a month, arranged in weeks.
struct MonthDays {
    var words: DateWords
    /// The start of each day.
    var days: [Date] = []
    /// The index of the first day in its week, from 0.
    var offset = 0
    var title = ""
    /// The names of the weekdays, in order.
    var weekdays: [String] = []

    init(of date: Date, words: DateWords) {
        self.words = words
        let calendar = words.calendar
        title = words.text(date, parts: "yMMMM")
        let symbols = words.shortWeekdayNames
        let first = max(calendar.firstWeekday - 1, 0)
        weekdays = symbols.indices.map { symbols[($0 + first) % symbols.count].uppercased() }
        guard let start = calendar.dateInterval(of: .month, for: date)?.start,
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return }
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
        offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    func isSame(_ day: Date, _ other: Date) -> Bool { words.calendar.isDate(day, inSameDayAs: other) }
}

/// A month: its name and arrows, the names of the weekdays, the days, and the time below them.
final class MonthView: UIView {
    private let title = UILabel()
    private let expander = UIImageView()
    private let back = UIImageView()
    private let forward = UIImageView()
    private var weekdays: [UILabel] = []
    private var days: [DayView] = []
    private let timeCaption = UILabel()
    private let timeField = CompactField()
    private var offset = 0
    private var showsDays = true
    private var showsTime = true

    /// The height in points, estimated from UIKit's.
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 50
    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let arrow = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        for (view, name, size) in [
            (expander, "chevron.right", small), (back, "chevron.left", arrow), (forward, "chevron.right", arrow),
        ] {
            view.image = UIImage(systemName: name, withConfiguration: size)?
                .imageFlippedForRightToLeftLayoutDirection()
            view.contentMode = .center
            addSubview(view)
        }
        timeCaption.text = "Time"
        timeCaption.font = .systemFont(ofSize: 17)
        addSubview(title)
        addSubview(timeCaption)
        addSubview(timeField)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ month: MonthDays, mode: UIDatePicker.Mode, chosen: Date, limits: (Date?, Date?)) {
        show(month) { day -> DayView.Style in
            let isEarly = limits.0.map { day < $0 && !month.isSame(day, $0) } ?? false
            let isLate = limits.1.map { day > $0 && !month.isSame(day, $0) } ?? false
            return DayView.Style(
                isChosen: month.isSame(day, chosen), isToday: month.isSame(day, month.words.now),
                isEnabled: !isEarly && !isLate)
        }
        showsDays = mode != .time
        showsTime = mode != .date
        timeField.label.text = month.words.time(chosen)
        for view in [title, expander, back, forward] + weekdays + days { view.isHidden = !showsDays }
        for view in [timeCaption, timeField] { view.isHidden = !showsTime }
        // A field with only a time has no caption.
        timeCaption.isHidden = !showsTime || !showsDays
    }

    /// Displays a month; `style` returns the style of each day.
    func show(_ month: MonthDays, style: (Date) -> DayView.Style) {
        showsTime = false
        timeCaption.isHidden = true
        timeField.isHidden = true
        title.text = month.title
        offset = month.offset
        (weekdays + days).forEach { $0.removeFromSuperview() }
        weekdays = month.weekdays.map { name in
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            return label
        }
        let formatter = NumberFormatter()
        formatter.locale = month.words.locale
        days = month.days.enumerated().map { index, day in
            DayView(formatter.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)", style(day))
        }
        (weekdays + days).forEach { addSubview($0) }
        setNeedsLayout()
    }

    private var weeks: Int { (offset + days.count + 6) / 7 }

    override var intrinsicContentSize: CGSize {
        if !showsDays { return timeField.intrinsicContentSize }
        let height = Self.headerHeight + Self.weekdayHeight + CGFloat(weeks) * Self.rowHeight
        return CGSize(width: 320, height: height + (showsTime ? Self.timeHeight : 0))
    }

    // MARK: Layout

    /// Places a view relative to the leading edge.
    private func put(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard showsDays else {
            let size = timeField.intrinsicContentSize
            return put(timeField, x: 0, y: 0, width: size.width, height: size.height)
        }
        let name = min(title.intrinsicContentSize.width, max(bounds.width - 130, 0))
        put(title, x: Self.margin, y: 0, width: name, height: Self.headerHeight)
        put(expander, x: Self.margin + name + 2, y: 0, width: 16, height: Self.headerHeight)
        put(forward, x: bounds.width - Self.margin - 16, y: 0, width: 16, height: Self.headerHeight)
        put(back, x: bounds.width - Self.margin - 60, y: 0, width: 16, height: Self.headerHeight)
        let inset: CGFloat = 8
        let column = max(bounds.width - 2 * inset, 0) / 7
        for (index, label) in weekdays.enumerated() {
            put(
                label, x: inset + CGFloat(index) * column, y: Self.headerHeight, width: column,
                height: Self.weekdayHeight)
        }
        let top = Self.headerHeight + Self.weekdayHeight
        for (index, day) in days.enumerated() {
            let position = index + offset
            put(
                day, x: inset + CGFloat(position % 7) * column, y: top + CGFloat(position / 7) * Self.rowHeight,
                width: column, height: Self.rowHeight)
        }
        layOutTime(top: top + CGFloat(weeks) * Self.rowHeight)
    }

    private func layOutTime(top: CGFloat) {
        guard showsTime else { return }
        let size = timeField.intrinsicContentSize
        put(timeCaption, x: Self.margin, y: top, width: bounds.width / 2, height: Self.timeHeight)
        timeCaption.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        put(
            timeField, x: bounds.width - Self.margin - size.width, y: top + (Self.timeHeight - size.height) / 2,
            width: size.width, height: size.height)
    }
}

/// A day of a calendar: its number, in a circle if it is selected.
final class DayView: UIView {
    struct Style {
        var isChosen = false
        var isToday = false
        var isEnabled = true
        /// The view below the number.
        var decoration: UIView?
    }

    private let circle = UIView()
    private let label = UILabel()
    private let style: Style

    init(_ number: String, _ style: Style) {
        self.style = style
        super.init(frame: .zero)
        label.text = number
        label.textAlignment = .center
        label.font = .systemFont(ofSize: style.isChosen ? 22 : 20, weight: style.isChosen ? .medium : .regular)
        addSubview(circle)
        addSubview(label)
        if let decoration = style.decoration { addSubview(decoration) }
        color()
    }

    required init?(coder: NSCoder) { nil }

    /// Today has the tint color, or white on the tint color if it is selected; any other selected day has the tint
    /// color on a paler tint.
    private func color() {
        circle.isHidden = !style.isChosen
        circle.backgroundColor = style.isToday ? tintColor : tintColor.withAlphaComponent(0.12)
        if !style.isEnabled {
            label.textColor = .tertiaryLabel
        } else if style.isChosen {
            label.textColor = style.isToday ? .white : tintColor
        } else {
            label.textColor = style.isToday ? tintColor : .label
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = bounds
        guard let decoration = style.decoration else { return }
        let size = decoration.bounds.size
        label.frame.size.height = max(bounds.height - size.height, 0)
        decoration.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.height - size.height - 3, width: size.width, height: size.height)
    }
}
