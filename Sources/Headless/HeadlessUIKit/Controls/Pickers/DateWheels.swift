import Foundation

/// Wheels of a date picker: days, hours, minutes, months and years, in the order of the language.
final class DateWheels: NSObject, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    /// A wheel: its rows and the selected one.
    struct Wheel {
        var rows: [String]
        var chosen: Int
        /// The fraction of the picker's width.
        var share: CGFloat
        var alignment: NSTextAlignment = .center
        /// Whether the first row follows the last one.
        var isEndless = false
    }

    private let picker = UIPickerView()
    private var wheels: [Wheel] = []

    var view: UIView { picker }
    var size: CGSize { picker.intrinsicContentSize }
    var fillsWidth: Bool { true }

    func show(_ picker: UIDatePicker) {
        wheels = DateWheelBuilder(picker).wheels
        self.picker.dataSource = self
        self.picker.delegate = self
        for (component, wheel) in wheels.enumerated() {
            self.picker.selectRow(start(of: wheel) + wheel.chosen, inComponent: component, animated: false)
        }
    }

    /// Returns the first row: an endless wheel starts some rounds before the selected row.
    private func start(of wheel: Wheel) -> Int { wheel.isEndless ? 4 * wheel.rows.count : 0 }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].rows.count * (wheels[component].isEndless ? 9 : 1)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let all = wheels.map(\.share).reduce(0, +)
        let availableWidth = min(max(pickerView.bounds.width - 28, 0), 304)
        return availableWidth * wheels[component].share / max(all, 1)
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        let wheel = wheels[component]
        return DateWheelRow(wheel.rows[row % max(wheel.rows.count, 1)], wheel.alignment)
    }
}

/// A row of a date wheel: a word or a number with space on its sides.
private final class DateWheelRow: UIView {
    private let label = UILabel()

    init(_ text: String, _ alignment: NSTextAlignment) {
        super.init(frame: .zero)
        label.text = text
        label.textAlignment = alignment
        label.font = .systemFont(ofSize: 23)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(9, bounds.width / 4), dy: 0)
    }
}

/// Creates the wheels of a mode.
@MainActor
struct DateWheelBuilder {
    private let picker: UIDatePicker
    private let words: DateWords
    private let calendar: Calendar
    private let date: Date

    init(_ picker: UIDatePicker) {
        self.picker = picker
        words = picker.format
        calendar = words.calendar
        date = picker.date
    }

    var wheels: [DateWheels.Wheel] {
        switch picker.datePickerMode {
        case .time: timeWheels(share: 60)
        case .date: dateWheels(withDays: true)
        case .dateAndTime: [dayWheel] + timeWheels(share: 44)
        case .countDownTimer: durationWheels
        case .yearAndMonth: dateWheels(withDays: false)
        }
    }

    // MARK: Times

    private func number(_ value: Int, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = words.locale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func timeWheels(share: CGFloat) -> [DateWheels.Wheel] {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let step = picker.minuteInterval > 0 && 60 % picker.minuteInterval == 0 ? picker.minuteInterval : 1
        let minutes = DateWheels.Wheel(
            rows: stride(from: 0, to: 60, by: step).map { number($0, digits: 2) }, chosen: minute / step, share: share,
            isEndless: true)
        guard words.hasHalfDays else {
            let hours = DateWheels.Wheel(
                rows: (0..<24).map { number($0, digits: 2) }, chosen: hour, share: share, isEndless: true)
            return [hours, minutes]
        }
        let hours = DateWheels.Wheel(
            rows: (0..<12).map { number($0 == 0 ? 12 : $0) }, chosen: hour % 12, share: share, isEndless: true)
        let halves = DateWheels.Wheel(rows: words.halfDayNames, chosen: hour / 12, share: share)
        return [hours, minutes, halves]
    }

    /// The days around the selected one, with a name for today.
    private var dayWheel: DateWheels.Wheel {
        let reach = 6
        let days = (-reach...reach).compactMap { calendar.date(byAdding: .day, value: $0, to: date) }
        let rows = days.map { day in
            calendar.isDate(day, inSameDayAs: words.now) ? today : words.text(day, parts: "EEEMMMd")
        }
        return DateWheels.Wheel(rows: rows, chosen: min(reach, max(rows.count - 1, 0)), share: 140, alignment: .right)
    }

    /// The name of today; its date in languages other than English. Formatters have a word for it, but compare with the
    /// machine's date instead of the render's.
    private var today: String {
        words.locale.language.languageCode?.identifier == "en" ? "Today" : words.text(words.now, parts: "EEEMMMd")
    }

    private var durationWheels: [DateWheels.Wheel] {
        let minutes = Int(max(picker.countDownDuration.isFinite ? picker.countDownDuration : 0, 0)) / 60 % 1440
        return [
            DateWheels.Wheel(rows: (0..<24).map { "\(number($0)) hours" }, chosen: minutes / 60, share: 100),
            DateWheels.Wheel(
                rows: (0..<60).map { "\(number($0)) min" }, chosen: max(minutes % 60, minutes == 0 ? 1 : 0), share: 100,
                isEndless: true),
        ]
    }

    // MARK: Dates

    private func dateWheels(withDays: Bool) -> [DateWheels.Wheel] {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let template = withDays ? "yMMMMd" : "yMMMM"
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: words.locale) ?? "MMMM d y"
        let day = parts.day ?? 1
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let days = DateWheels.Wheel(
            rows: (1...max(count, 1)).map { number($0) }, chosen: day - 1, share: 50, isEndless: true)
        let names = words.monthNames
        let months = DateWheels.Wheel(
            rows: names, chosen: min((parts.month ?? 1) - 1, max(names.count - 1, 0)), share: 150,
            alignment: .natural, isEndless: true)
        let year = parts.year ?? 1
        let years = DateWheels.Wheel(
            rows: ((year - 6)...(year + 6)).map { number($0) }, chosen: 6, share: 80)
        return pattern.order(ofLettersIn: withDays ? "dMy" : "My").map { letter in
            letter == "d" ? days : letter == "M" ? months : years
        }
    }
}

extension String {
    /// Returns the letters in the order in which they first appear; missing ones come last.
    fileprivate func order(ofLettersIn letters: String) -> [Character] {
        letters.enumerated().sorted { first, second in
            let (one, two) = (firstIndex(of: first.element), firstIndex(of: second.element))
            if let one, let two { return one < two }
            return one != nil || (two == nil && first.offset < second.offset)
        }.map(\.element)
    }
}
