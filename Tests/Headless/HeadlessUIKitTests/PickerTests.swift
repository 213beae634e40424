import Frames
@testable import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class PickerTests: XCTestCase {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts: [Int] = [3, 50]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
    }

    private let rows = Rows()

    private func picker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        return picker
    }

    /// Pickers are 216 points high and have rows of 32, as on iOS.
    func testChosenRowStandsInTheMiddle() throws {
        let picker = picker()
        picker.selectRow(20, inComponent: 1, animated: false)
        picker.layoutIfNeeded()
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
        let chosen = try XCTUnwrap(picker.view(forRow: 20, forComponent: 1) as? UILabel)
        XCTAssertEqual(chosen.text, "1.20")
        XCTAssertEqual(chosen.center.y, 108)
        XCTAssertEqual(chosen.alpha, 1)
        let next = try XCTUnwrap(picker.view(forRow: 21, forComponent: 1))
        XCTAssertEqual(next.center.y, 108 + 32, accuracy: 1)
        XCTAssertLessThan(next.alpha, 1)
        XCTAssertNil(picker.view(forRow: 30, forComponent: 1))
        XCTAssertEqual(picker.rowSize(forComponent: 0).height, 32)
    }

    func testRowsThatAreNotThereAreAsNearAsThereAre() {
        let picker = picker()
        picker.selectRow(99, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
        picker.selectRow(-3, inComponent: -1, animated: false)
        rows.counts = [0, -4]
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        rows.counts = []
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        XCTAssertEqual(UIPickerView().numberOfComponents, 0)
    }

    // MARK: Dates

    private func dates(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ change: (inout RenderSettings) -> Void = { _ in }
    ) -> [String] {
        var settings = RenderSettings()
        change(&settings)
        return RenderSettings.withCurrent(settings) {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.frame.size = picker.intrinsicContentSize
            picker.layoutIfNeeded()
            return texts(of: picker)
        }
    }

    private func texts(of view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        let own = (view as? UILabel)?.text.map { [$0.replacingOccurrences(of: "\u{A0}", with: " ")] } ?? []
        return own + view.subviews.flatMap { texts(of: $0) }
    }

    func testPresentLanguageAndZoneAreTheRenders() {
        XCTAssertEqual(dates(.dateAndTime, .compact), ["Jan 1, 2024", "12:00 PM"])
        XCTAssertEqual(dates(.time, .compact) { $0.timeZone = "Europe/Amsterdam" }, ["1:00 PM"])
        XCTAssertEqual(dates(.date, .compact) { $0.locale = "de_DE" }, ["01.01.2024"])
    }

    func testCalendarShowsTheMonth() {
        let texts = dates(.date, .inline)
        XCTAssertEqual(texts.first, "January 2024")
        XCTAssertEqual(texts.filter { Int($0) != nil }, (1...31).map(String.init))
        XCTAssertTrue(texts.contains("SUN"))
        // Weeks begin on Monday in Germany, and January 2024 did, too.
        let german = dates(.date, .inline) { $0.locale = "de_DE" }
        XCTAssertEqual(german.first, "Januar 2024")
    }

    func testWheelsAreInTheLanguagesOrder() {
        let words = { (locale: String) in
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                let picker = UIDatePicker()
                picker.datePickerMode = .date
                return DateWheelBuilder(picker).wheels.map { $0.rows[$0.chosen] }
            }
        }
        XCTAssertEqual(words("en_US"), ["January", "1", "2024"])
        XCTAssertEqual(words("de_DE"), ["1", "Januar", "2024"])
    }

    func testTimesHaveHalfDaysWhereTheLanguageHas() {
        let count = { (locale: String) in
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                let picker = UIDatePicker()
                picker.datePickerMode = .time
                picker.minuteInterval = 15
                return DateWheelBuilder(picker).wheels.map(\.rows.count)
            }
        }
        XCTAssertEqual(count("en_US"), [12, 4, 2])
        XCTAssertEqual(count("de_DE"), [24, 4])
    }

    func testDateKeepsToItsLimits() {
        let picker = UIDatePicker()
        XCTAssertEqual(picker.date, RenderSettings.defaultNow)
        picker.minimumDate = RenderSettings.defaultNow + 100
        XCTAssertEqual(picker.date, RenderSettings.defaultNow + 100)
        picker.maximumDate = RenderSettings.defaultNow
        XCTAssertEqual(picker.date, RenderSettings.defaultNow + 100)
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = .nan
        picker.minuteInterval = 0
        picker.layoutIfNeeded()
        XCTAssertEqual(picker.datePickerStyle, .wheels)
    }

    func testDecorationsStandBelowTheirDays() throws {
        final class Marks: NSObject, UICalendarViewDelegate {
            func calendarView(
                _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
            ) -> UICalendarView.Decoration? {
                dateComponents.day == 3 ? .default(color: .red, size: .large) : nil
            }
        }
        let marks = Marks()
        let calendar = UICalendarView()
        calendar.delegate = marks
        let choice = UICalendarSelectionSingleDate(delegate: nil)
        choice.selectedDate = DateComponents(year: 2024, month: 1, day: 5)
        calendar.selectionBehavior = choice
        calendar.frame = CGRect(origin: .zero, size: calendar.intrinsicContentSize)
        calendar.layoutIfNeeded()
        let days = try XCTUnwrap(calendar.subviews.first).subviews.compactMap { $0 as? DayView }
        XCTAssertEqual(days.count, 31)
        XCTAssertEqual(days.map(\.subviews.count).filter { $0 == 3 }.count, 1)
        XCTAssertEqual(days[2].subviews.last?.frame.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(days[4].subviews.first?.isHidden, false)
    }
}

@MainActor @preconcurrency
final class TintTests: XCTestCase {
    func testDimmedTintIsGrayForAllBelow() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        parent.tintColor = .red
        XCTAssertEqual(child.tintAdjustmentMode, .normal)
        parent.tintAdjustmentMode = .dimmed
        XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
        let rgba = child.tintColor.rgba
        XCTAssertEqual(rgba.red, rgba.blue)
        child.tintAdjustmentMode = .normal
        XCTAssertEqual(child.tintColor, .red)
        parent.tintAdjustmentMode = .automatic
        XCTAssertEqual(parent.tintColor, .red)
    }
}
