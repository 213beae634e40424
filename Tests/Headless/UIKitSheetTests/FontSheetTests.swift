import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class FontSheetTests: XCTestCase {
    // MARK: Weights

    private func weights(_ title: String, _ design: UIFontDescriptor.SystemDesign) -> Sheet {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let sheet = Sheet(title, width: 200)
        for weight in weights {
            let font = UIFont.systemFont(ofSize: 17, weight: weight)
            let designed = font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) }
            sheet.add(sample("Handgloves 7Ж", designed))
        }
        return sheet
    }

    private func sample(_ text: String, _ font: UIFont?) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    func testDefaultWeights() {
        assertGolden(of: weights("Default", .default), width: 200, settings: RenderSettings(scale: 1))
    }

    func testSerifWeights() {
        assertGolden(of: weights("Serif", .serif), width: 200, settings: RenderSettings(scale: 1))
    }

    func testRoundedWeights() {
        assertGolden(of: weights("Rounded", .rounded), width: 200, settings: RenderSettings(scale: 1))
    }

    func testMonospacedWeights() {
        assertGolden(of: weights("Monospaced", .monospaced), width: 200, settings: RenderSettings(scale: 1))
    }

    // MARK: Families

    private func families(_ names: [String]) -> Sheet {
        let sheet = Sheet("Families", width: 280)
        for name in names { sheet.add(sample(name, UIFont(name: name, size: 15))) }
        return sheet
    }

    func testSansSerifFamilies() {
        let names = [
            "Helvetica-Bold", "HelveticaNeue-Light", "ArialMT", "AvenirNext-Medium", "GillSans", "Futura-Medium",
            "Verdana", "ChalkboardSE-Regular", "SnellRoundhand",
        ]
        assertGolden(of: families(names), width: 280, settings: RenderSettings(scale: 1))
    }

    func testSerifAndFixedWidthFamilies() {
        let names = [
            "TimesNewRomanPS-ItalicMT", "Georgia", "Georgia-BoldItalic", "Palatino-Roman", "HoeflerText-Regular",
            "Didot", "AmericanTypewriter", "CourierNewPSMT", "Menlo-Regular",
        ]
        assertGolden(of: families(names), width: 280, settings: RenderSettings(scale: 1))
    }
}
