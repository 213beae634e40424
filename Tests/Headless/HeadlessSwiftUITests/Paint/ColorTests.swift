import Frames
import HeadlessSwiftUI
import XCTest

final class ColorTests: XCTestCase {
    private func hex(_ color: Color, dark: Bool = false) -> String? {
        DrawnView(color, width: 10, height: 10, dark: dark).fill?.description
    }

    /// `Color.red` and the like are the system's colors; `UIColor.red` is pure red.
    func testNamesMeanTheSystemsColors() {
        XCTAssertEqual(hex(.red), "#FF3B30")
        XCTAssertEqual(hex(.red, dark: true), "#FF453A")
        XCTAssertEqual(hex(.blue), "#007AFF")
        XCTAssertEqual(hex(.green, dark: true), "#30D158")
        XCTAssertEqual(hex(Color(UIColor.red)), "#FF0000")
        XCTAssertEqual(hex(Color(.white)), "#FFFFFF")
    }

    func testLabelColorsFollowTheAppearance() {
        XCTAssertEqual(hex(.primary), "#000000")
        XCTAssertEqual(hex(.primary, dark: true), "#FFFFFF")
        XCTAssertEqual(hex(.secondary), "#3C3C4399")
    }

    func testOpacitiesMultiply() {
        XCTAssertEqual(hex(.black.opacity(0.5).opacity(0.5)), "#00000040")
    }

    func testComponentsOfEachKind() {
        XCTAssertEqual(hex(Color(red: 1, green: 0.5, blue: 0)), "#FF8000")
        XCTAssertEqual(hex(Color(white: 0.2)), "#333333")
        XCTAssertEqual(hex(Color(hue: 1 / 3, saturation: 1, brightness: 1)), "#00FF00")
        // Half of the light is 188 of 255 in sRGB.
        XCTAssertEqual(hex(Color(.sRGBLinear, white: 0.5)), "#BCBCBC")
    }

    func testAUIKitColorOfAColorFollowsTheAppearance() {
        let color = UIColor(Color.red)
        XCTAssertEqual(color.rgba(in: UITraitCollection(userInterfaceStyle: .light)).description, "#FF3B30")
        XCTAssertEqual(color.rgba(in: UITraitCollection(userInterfaceStyle: .dark)).description, "#FF453A")
    }

    func testResolvedComponentsAreInBothForms() {
        let resolved = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
        XCTAssertEqual(resolved.linearRed, 0.5, accuracy: 0.001)
        XCTAssertEqual(resolved.red, 0.735, accuracy: 0.001)
    }

    func testMixing() {
        XCTAssertEqual(hex(Color(red: 1, green: 0, blue: 0).mix(with: .black, by: 0.5)), "#800000")
    }

    func testTheAccentColorIsThatOfTheSurroundings() {
        XCTAssertEqual(DrawnView(Color.accentColor, width: 1, height: 1).fill?.description, "#007AFF")
        XCTAssertEqual(
            DrawnView(Color.accentColor.accentColor(.orange), width: 1, height: 1).fill?.description, "#FF9500")
    }

    func testMissingColorNameIsReportedOnce() {
        let view = HStack {
            Color("brand")
            Color("brand")
        }
        let (drawn, messages) = problems { DrawnView(view, width: 40, height: 10) }
        XCTAssertEqual(messages, ["There is no color named “brand”; it is painted as clear."])
        XCTAssertNil(drawn.fill)
    }
}
