import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class AppearanceTests: XCTestCase {
    func testACopyKeepsItsValues() {
        let original = Appearance()
        var copy = original
        copy.colorPalette.text = .red
        copy.fonts.body = .systemFont(ofSize: 30)
        copy.images.close = copy.images.back
        copy.localizationProvider = { _, _ in "text" }
        XCTAssertNotEqual(original.colorPalette.text, .red)
        XCTAssertEqual(original.fonts.body.pointSize, 17)
        XCTAssertNotEqual(original.images.close, original.images.back)
        XCTAssertEqual(original.localizationProvider("you", "Localizable"), "You")
        XCTAssertEqual(copy.colorPalette.text, .red)
        XCTAssertEqual(copy.fonts.body.pointSize, 30)
    }

    func testColorsAreOtherOnesInTheDark() {
        let palette = Appearance().colorPalette
        func hex(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String {
            color.rgba(in: UITraitCollection(userInterfaceStyle: style)).description
        }
        XCTAssertEqual(hex(palette.background6, .light), "#ECEBEB")
        XCTAssertEqual(hex(palette.background6, .dark), "#1C1E22")
        XCTAssertEqual(hex(palette.accentPrimary, .light), "#005FFF")
        XCTAssertEqual(hex(palette.accentPrimary, .dark), "#337EFF")
        XCTAssertEqual(hex(palette.textLowEmphasis, .dark), "#72767E")
        XCTAssertEqual(hex(palette.background4, .dark), "#FFFFFFCC")
    }

    func testFontsFollowTheContentSizeOfTheRender() {
        let fonts = Appearance().fonts
        XCTAssertEqual(fonts.body.pointSize, 17)
        XCTAssertEqual(fonts.footnoteBold.pointSize, 13)
        RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            XCTAssertEqual(fonts.body.pointSize, 23)
            XCTAssertEqual(fonts.emoji.pointSize, 50)
        }
    }

    func testAFontThatWasSetIsKept() {
        var fonts = Appearance().fonts
        fonts.body = .systemFont(ofSize: 12)
        RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            XCTAssertEqual(fonts.body.pointSize, 12)
        }
    }

    func testBoldTextStylesAreSemibold() {
        let fonts = Appearance().fonts
        XCTAssertEqual(fonts.bodyBold.fontDescription.weight, .semibold)
        XCTAssertTrue(fonts.bodyItalic.fontDescription.isItalic)
        XCTAssertEqual(fonts.caption1.bold.fontDescription.weight, .semibold)
    }

    func testKnownReactions() {
        let reactions = Appearance().images.availableReactions
        XCTAssertEqual(reactions.keys.map(\.rawValue).sorted(), ["haha", "like", "love", "sad", "wow"])
        for reaction in reactions.values {
            XCTAssertEqual(reaction.smallIcon.size, CGSize(width: 16, height: 16))
            XCTAssertEqual(reaction.largeIcon.size, CGSize(width: 24, height: 24))
        }
    }
}
