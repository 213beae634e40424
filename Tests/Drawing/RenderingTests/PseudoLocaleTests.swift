import Frames
import Rendering
import XCTest

final class PseudoLocaleTests: XCTestCase {
    func testTheEnglishIsChanged() {
        XCTAssertEqual(PseudoLocale.accented.text("Send a message"), "[Šéñð å ɱéššåĝé one two three four]")
        XCTAssertEqual(PseudoLocale.bounded.text("Send a message"), "[# Send a message #]")
        XCTAssertEqual(PseudoLocale.doubled.text("Send a message"), "Send a message Send a message")
        XCTAssertEqual(
            PseudoLocale.rightToLeft.text("Send"), "\u{200F}\u{202E}Send\u{202C}\u{200F}")
    }

    func testPlaceholdersAndTextsWithoutLettersStay() {
        XCTAssertEqual(PseudoLocale.accented.text("%d of %2$@, 100%%"), "[%d öƒ %2$@, 100%% one two three four]")
        XCTAssertEqual(
            PseudoLocale.doubled.text("%d members, %lld online"),
            "%1$d members, %2$lld online %1$d members, %2$lld online")
        XCTAssertEqual(
            PseudoLocale.rightToLeft.text("%d replies"), "%d\u{200F}\u{202E} replies\u{202C}\u{200F}")
        for pseudo in PseudoLocale.allCases {
            for text in [", ", "", "%@", "…", "%", "100%"] { XCTAssertEqual(pseudo.text(text), text) }
            XCTAssertTrue(pseudo.text(" in %@").hasPrefix(" "))
            XCTAssertTrue(pseudo.text("%").hasPrefix("%"))
        }
    }

    func testTheyAreFoundByTheirNames() {
        for name in ["en_XA", "en-XA", "EN_xa"] { XCTAssertEqual(PseudoLocale(identifier: name), .accented) }
        XCTAssertEqual(PseudoLocale(identifier: "ar-XB"), .rightToLeft)
        XCTAssertEqual(PseudoLocale(identifier: "en_x_double"), .doubled)
        for name in ["en_US", "en", "ar", "de_XA", "en_XA_x"] { XCTAssertNil(PseudoLocale(identifier: name)) }
        XCTAssertEqual("en_XA".locale.identifier, "en_US", "numbers and dates are English")
        XCTAssertEqual(RenderSettings(locale: "ar_XB").direction, .rightToLeft)
        XCTAssertEqual(RenderSettings(locale: "en_XA").direction, .leftToRight)
    }

    func testIdentifiersOfLocales() {
        for name in [
            "de", "de_AT", "de-AT", "zh_Hant_TW", "zh-yue", "en_US_POSIX", "de_DE_1996", "es_419", "ca_ES_VALENCIA",
            "ar-u-nu-latn", "en_001", "sr-Latn", "en-x-double", "zh-Hant-HK", "EN_us", "pt_PT",
            "de-AT-u-ca-gregory-hc-h23",
        ] {
            XCTAssertTrue(name.isLocaleIdentifier, name)
        }
        for (name, nearest) in [
            ("de_DE_foo_bar", "de_DE"), ("de_QX", "de"), ("de_D", "de"), ("en_x", "en"),
            ("de_AT_", "de_AT"), ("pt_BR_x1", "pt_BR"), ("zh_Hant_TW_TW", "zh_Hant_TW"), ("xq", nil), ("", nil),
            ("english", nil), ("de DE", nil), ("en-x-foo", "en"), ("ar-x-double", "ar"),
            ("de-u-hc-h23-x-y", "de-u-hc-h23"),
            ("de-a-foo", "de"), ("de_AT@calendar=gregorian", "de_AT"), ("de_DE.UTF-8", "de_DE"), ("i-klingon", nil),
            ("und", nil), ("mul", nil), ("xx", nil), ("/etc/passwd", nil), (String(repeating: "a", count: 300), nil),
            ("de-u" + String(repeating: "-abc", count: 90), "de-u" + String(repeating: "-abc", count: 24)),
        ] as [(String, String?)] {
            XCTAssertFalse(name.isLocaleIdentifier, name)
            XCTAssertEqual(name.nearestLocale, nearest, name)
        }
    }
}
