import HeadlessUIKit
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ThemeProviderTests: XCTestCase {
    private class Themed: _View, ThemeProvider {
        private(set) var registrations = 0
        func componentsDidRegister() { registrations += 1 }
    }

    private class ThemedController: _ViewController, ThemeProvider {}
    private class OtherAvatarView: ChatAvatarView {}

    private var red: Appearance {
        var appearance = Appearance()
        appearance.colorPalette.text = .red
        return appearance
    }

    func testAViewWithoutAThemeHasTheDefault() {
        ConfigurationScope.run {
            Appearance.default.colorPalette.text = .blue
            XCTAssertEqual(Themed().appearance.colorPalette.text, .blue)
        }
    }

    func testAViewTakesTheThemeOfTheNearestViewAboveIt() {
        let (top, middle, plain, bottom) = (Themed(), Themed(), UIView(), Themed())
        top.addSubview(middle)
        middle.addSubview(plain)
        plain.addSubview(bottom)
        top.appearance.colorPalette.text = .green
        XCTAssertEqual(bottom.appearance.colorPalette.text, .green)
        middle.appearance = red
        XCTAssertEqual(bottom.appearance.colorPalette.text, .red)
        XCTAssertEqual(top.appearance.colorPalette.text, .green)
        bottom.appearance.colorPalette.text = .blue
        XCTAssertEqual(middle.appearance.colorPalette.text, .red)
    }

    func testAViewTakesTheThemeOfItsController() {
        let (parent, child, view) = (ThemedController(), ThemedController(), Themed())
        parent.addChild(child)
        child.view.addSubview(view)
        parent.appearance = red
        XCTAssertEqual(child.appearance.colorPalette.text, .red)
        XCTAssertEqual(view.appearance.colorPalette.text, .red)
    }

    func testComponentsAndAppearanceAreIndependent() {
        let (top, bottom) = (Themed(), Themed())
        top.addSubview(bottom)
        top.components.avatarView = OtherAvatarView.self
        XCTAssertTrue(bottom.components.avatarView == OtherAvatarView.self)
        XCTAssertEqual(bottom.appearance.colorPalette.text, Appearance.default.colorPalette.text)
    }

    func testTheResponderIsNotifiedOfItsComponents() {
        let view = Themed()
        view.register(components: Components())
        XCTAssertEqual(view.registrations, 1)
    }
}
