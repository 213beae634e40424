import Foundation
import Frames
import Localization
import Rendering
import XCTest

/// String catalogs, as Xcode writes them.
final class StringCatalogTests: XCTestCase {
    private static let catalog = """
        {
          "sourceLanguage" : "en", "version" : "1.0",
          "strings" : {
            "send" : { "comment" : "A button", "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Senden" } },
              "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Envoyer" } },
              "it" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Enviar" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "傳送" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Send" } } } },
            "%lld replies" : { "localizations" : {
              "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Antwort" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Antworten" } } } } },
              "en" : { "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "No replies" } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld reply" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld replies" } } } } } } },
            "%@ has %lld files" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ has %2$lld file" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ has %lld files" } } } } } } },
            "tap" : { "localizations" : {
              "en" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Choose" } } } } },
              "de" : { "variations" : { "device" : {
                "applewatch" : { "stringUnit" : { "state" : "translated", "value" : "Drehen" } },
                "other" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } } } } } } } } } },
            "%lld files in %lld folders" : { "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@folders@: %#@files@" },
                "substitutions" : {
                  "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
                  "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg folder" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } } } } } },
            "untouched" : { },
            "own" : { "shouldTranslate" : false }
          }
        }
        """

    private func withBundle(_ text: String, _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        try body(XCTUnwrap(Bundle(path: folder.path)))
    }

    func testTexts() throws {
        try withBundle(Self.catalog) { bundle in
            func text(_ key: String.LocalizationValue, _ locale: String) -> String {
                String(localized: key, bundle: bundle, locale: Locale(identifier: locale))
            }
            let texts = [
                "de_AT": "Senden", "fr": "Envoyer", "pt_BR": "Enviar", "zh_TW": "傳送", "zh-Hant-HK": "傳送", "it": "Send",
                "ja": "Send", "en_GB": "Send",
            ]
            for (locale, expected) in texts { XCTAssertEqual(text("send", locale), expected, locale) }
            XCTAssertEqual(text("untouched", "de"), "untouched")
            XCTAssertEqual(text("own", "de"), "own")
            XCTAssertEqual(text("elsewhere \(1000)", "de"), "elsewhere 1.000")
        }
    }

    func testFormsAndDevices() throws {
        try withBundle(Self.catalog) { bundle in
            func text(_ key: String.LocalizationValue, _ locale: String = "en") -> String {
                String(localized: key, bundle: bundle, locale: Locale(identifier: locale))
            }
            XCTAssertEqual([0, 1, 2000].map { text("\($0) replies") }, ["No replies", "1 reply", "2,000 replies"])
            XCTAssertEqual([1, 2000].map { text("\($0) replies", "de") }, ["1 Antwort", "2.000 Antworten"])
            XCTAssertEqual([1, 2].map { text("\("Ada") has \($0) files") }, ["Ada has 1 file", "Ada has 2 files"])
            XCTAssertEqual(text("\(1) files in \(2) folders"), "2 folders: 1 file")
            XCTAssertEqual(text("\(2000) files in \(1) folders"), "1 folder: 2,000 files")
            XCTAssertEqual([text("tap"), text("tap", "de")], ["Tap", "Tippen"])
            RenderSettings.withCurrent(RenderSettings(locale: "de_DE")) {
                XCTAssertEqual(NSLocalizedString("send", bundle: bundle, comment: ""), "Senden")
                let format = NSLocalizedString("%lld replies", bundle: bundle, comment: "")
                XCTAssertEqual(String.localizedStringWithFormat(format, 1), "1 Antwort")
            }
            let resource = LocalizedStringResource(
                "send", locale: Locale(identifier: "de"), bundle: .atURL(bundle.bundleURL))
            XCTAssertEqual(String(localized: resource), "Senden")
        }
    }

    func testABrokenCatalogIsReported() throws {
        for text in ["{", "[]", "{\"strings\": {}}"] {
            try withBundle(text) { bundle in
                let list = ProblemSink()
                RenderProblems.collecting(in: list) {
                    for _ in 0..<2 { XCTAssertEqual(String(localized: "send", bundle: bundle), "send") }
                }
                XCTAssertEqual(
                    list.problems.map(\.text),
                    [
                        "The texts of Localizable.xcstrings in \(bundle.bundlePath) can't be read: it isn't a string catalog."
                    ])
            }
        }
    }
}
