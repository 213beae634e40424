import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class PickerSheetTests: XCTestCase {
    private func assertSheet(
        _ name: String, _ styles: [UIUserInterfaceStyle] = [.light, .dark], make: () -> Sheet
    ) {
        for style in styles {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
            ])
            assertSnapshot(
                of: make(), as: .image(traits: traits), named: style == .dark ? "\(name)-dark" : name,
                testName: "pickers")
        }
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_704_900_000)
        return picker
    }

    func testCompact() {
        assertSheet("compact") {
            let sheet = Sheet("Compact")
            sheet.add([("date and time", picker(.dateAndTime, .compact))])
            sheet.add([("date", picker(.date, .compact)), ("time", picker(.time, .compact))])
            let german = picker(.dateAndTime, .compact)
            german.locale = Locale(identifier: "de_DE")
            let disabled = picker(.time, .compact)
            disabled.isEnabled = false
            sheet.add([("German", german), ("disabled", disabled)])
            return sheet
        }
    }

    func testInline() {
        assertSheet("inline") {
            let sheet = Sheet("Inline", width: 352)
            sheet.add([("", picker(.dateAndTime, .inline))])
            return sheet
        }
    }

    func testWheels() {
        assertSheet("wheels", [.light]) {
            let sheet = Sheet("Wheels", width: 352)
            sheet.add("date", picker(.date, .wheels), size: CGSize(width: 320, height: 216))
            return sheet
        }
    }

    func testRows() {
        final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            let names = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { component == 0 ? names[row] : "\(row + 1)" }
        }
        let fruits = Fruits()
        assertSheet("rows", [.dark]) {
            let sheet = Sheet("Rows", width: 352)
            let picker = UIPickerView()
            picker.dataSource = fruits
            picker.delegate = fruits
            picker.selectRow(2, inComponent: 0, animated: false)
            sheet.add("two wheels", picker, size: CGSize(width: 320, height: 216))
            return sheet
        }
    }
}
