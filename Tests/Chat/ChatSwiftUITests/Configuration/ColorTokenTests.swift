import ChatLook
import ChatSwiftUI
import XCTest

/// The table of the default colors of both flavors.
final class ColorTokenTests: XCTestCase {
    func testEachColorOfThePaletteIsThatOfItsToken() {
        let palette = ColorPalette()
        for token in ColorToken.allCases {
            guard let place = token.inColorPalette else { continue }
            XCTAssertEqual(palette[keyPath: place], token.color, token.rawValue)
        }
    }

    func testColorsThatThePaletteLacks() {
        let lacking = ColorToken.allCases.filter { $0.inColorPalette == nil }
        XCTAssertEqual(lacking.count, 7)
        for token in lacking where token != .textLinkColor { XCTAssertEqual(token.standardColor, token.color) }
        XCTAssertEqual(ColorToken.textLinkColor.standardColor, ColorToken.accentPrimary.color)
    }
}
