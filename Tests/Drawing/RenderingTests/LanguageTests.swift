import Foundation
import Frames
import Rendering
import XCTest

/// Properties that follow from a render's locale.
final class LanguageTests: XCTestCase {
    func testDirectionFollowsTheLocale() {
        XCTAssertEqual(RenderSettings().direction, .leftToRight)
        XCTAssertEqual(RenderSettings(locale: "ar").direction, .rightToLeft)
        XCTAssertEqual(RenderSettings(locale: "he_IL").direction, .rightToLeft)
        XCTAssertEqual(RenderSettings(direction: .leftToRight, locale: "ar").direction, .leftToRight)
        XCTAssertEqual(RenderSettings(direction: .rightToLeft, locale: "de").direction, .rightToLeft)
        for locale in ["", "_", "arn", "az", "az_Arab", "AR-eg", "ar_Latn", "uz-Arab-AF"] {
            let isMirrored = ["az_Arab", "AR-eg", "uz-Arab-AF"].contains(locale)
            XCTAssertEqual(
                RenderSettings.direction(ofLocale: locale), isMirrored ? .rightToLeft : .leftToRight, locale)
        }
    }

    /// They agree with the system's for all its locales.
    func testIdentifiers() {
        for identifier in ["de", "en_US", "zh-Hant-TW", "en_US_POSIX"] {
            XCTAssertTrue(identifier.isLocaleIdentifier, identifier)
        }
        for identifier in ["", "x", "de_日本", "de_", "de__AT", "de_AT\n", "de_AT'", "de_abcdefghi", "こんにちは"] {
            XCTAssertFalse(identifier.isLocaleIdentifier, identifier)
        }
    }

    /// Foundation's formatters trap at identifiers with other characters, which code may set.
    func testLocaleOfOtherLetters() {
        XCTAssertEqual("こんにちは".locale, Locale(identifier: "en_US"))
        XCTAssertEqual("\u{301}".locale, Locale(identifier: "en_US"))
        XCTAssertEqual("ar@calendar=islamic".locale, Locale(identifier: "ar@calendar=islamic"))
    }

    func testDirectionsAreThoseOfTheSystem() {
        for identifier in Locale.availableIdentifiers.sorted() {
            let isMirrored = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
            XCTAssertEqual(
                RenderSettings.direction(ofLocale: identifier), isMirrored ? .rightToLeft : .leftToRight, identifier)
        }
    }

    func testLanguages() {
        XCTAssertEqual(RenderSettings(locale: "de_AT").language, "de")
        XCTAssertEqual(RenderSettings(locale: "pt-BR").language, "pt")
        XCTAssertEqual(RenderSettings(locale: "").language, "")
    }
}
