import Frames
import Rendering

/// A month as a calendar, whose days can be selected and decorated.
///
/// The current date, the language and the time zone are those of the render, never the machine's.
open class UICalendarView: UIView {
    private let month = MonthView()
    private var isShown = false

    /// The language; by default, that of the render.
    open var locale: Locale! { didSet { contentDidChange() } }
    /// The calendar; by default, that of the language.
    open var calendar: Calendar! { didSet { contentDidChange() } }
    /// The time zone; by default, that of the render.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    /// The days that can be selected; others are gray.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { contentDidChange() }
    }

    /// The visible month; by default, the current one.
    open var visibleDateComponents = DateComponents() { didSet { contentDidChange() } }
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.owner = nil
            selectionBehavior?.owner = self
            contentDidChange()
        }
    }

    /// Provides decorations below the days.
    open weak var delegate: UICalendarViewDelegate? { didSet { contentDidChange() } }
    open var wantsDateDecorations = true { didSet { contentDidChange() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(month)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(month)
    }

    /// Shows the month at once: animations aren't played.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }

    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { contentDidChange() }

    final func contentDidChange() {
        isShown = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    private func showIfNeeded() {
        guard !isShown else { return }
        isShown = true
        let settings = RenderSettings.current
        let words = DateWords(
            locale: locale ?? settings.locale.locale, calendar: calendar,
            timeZone: timeZone ?? TimeZone(identifier: settings.timeZone), now: settings.now)
        let calendar = words.calendar
        let isOpen = visibleDateComponents.year == nil || visibleDateComponents.month == nil
        let date = isOpen ? settings.now : calendar.date(from: visibleDateComponents) ?? settings.now
        let chosen = selectionBehavior?.chosenDays.compactMap { calendar.date(from: $0) } ?? []
        let days = MonthDays(of: date, words: words)
        month.show(days) { day in
            DayView.Style(
                isChosen: chosen.contains { days.isSame($0, day) }, isToday: days.isSame(day, settings.now),
                isEnabled: availableDateRange.contains(day), decoration: decoration(of: day, in: calendar))
        }
    }

    private func decoration(of day: Date, in calendar: Calendar) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
        return delegate.calendarView(self, decorationFor: parts)?.makeView()
    }

    override open var intrinsicContentSize: CGSize {
        showIfNeeded()
        return month.intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        showIfNeeded()
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: month.intrinsicContentSize.height)
    }

    /// A decoration below a day: a dot, an image or a view.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        public enum Size: Int, Sendable {
            case small, medium, large

            /// The size of a dot or an image in points.
            fileprivate var side: CGFloat {
                switch self {
                case .small: 4
                case .medium: 6
                case .large: 10
                }
            }
        }

        private let make: () -> UIView

        private init(make: @escaping () -> UIView) {
            self.make = make
            super.init()
        }

        /// Returns a dot in a color; by default, gray.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
                view.backgroundColor = color ?? .systemFill
                view.layer.cornerRadius = size.side / 2
                return view
            }
        }

        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration {
                let view = UIImageView(image: image)
                view.frame.size = CGSize(width: size.side * 2, height: size.side * 2)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                return view
            }
        }

        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration {
                let view = customViewProvider()
                if view.bounds.size == .zero { view.frame.size = view.intrinsicContentSize }
                return view
            }
        }

        fileprivate func makeView() -> UIView { make() }
    }
}

/// Provides decorations for the days of a calendar.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: ObjectiveCProtocol {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
}

/// The kind of selection.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    fileprivate weak var owner: UICalendarView?
    var chosenDays: [DateComponents] { [] }

    final func choiceDidChange() { owner?.contentDidChange() }

    /// Does nothing: all days look selectable.
    open func updateSelectableDates() {}
}

/// One day, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Kept and never called: there are no touches.
    open weak var delegate: (any AnyObject)?
    open var selectedDate: DateComponents? { didSet { choiceDidChange() } }

    /// Kept and never called: there are no touches.
    public init(delegate: (any AnyObject)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects the date at once: animations aren't played.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override var chosenDays: [DateComponents] { selectedDate.map { [$0] } ?? [] }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Kept and never called: there are no touches.
    open weak var delegate: (any AnyObject)?
    open var selectedDates: [DateComponents] = [] { didSet { choiceDidChange() } }

    /// Kept and never called: there are no touches.
    public init(delegate: (any AnyObject)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects the dates at once: animations aren't played.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override var chosenDays: [DateComponents] { selectedDates }
}
