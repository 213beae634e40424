import ChatLook
import ChatUI
import XCTest

/// The table of the default colors.
final class ColorTokenTests: XCTestCase {
    func testEachColorOfThePaletteIsThatOfItsToken() {
        let palette = Appearance.ColorPalette()
        for token in ColorToken.allCases {
            XCTAssertEqual(palette[keyPath: token.keyPath], token.color, token.rawValue)
        }
        XCTAssertEqual(Set(ColorToken.allCases.map(\.keyPath)).count, ColorToken.allCases.count)
    }

    /// A color is the same object each time, so that two unchanged palettes are equal.
    func testColorsAreMadeOnce() {
        for token in ColorToken.allCases { XCTAssertTrue(token.color === token.color, token.rawValue) }
    }
}
