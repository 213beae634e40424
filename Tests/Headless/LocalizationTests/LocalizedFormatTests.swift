import Foundation
import Frames
import Localization
import Rendering
import XCTest

/// Texts with values: `String(localized:)` and related functions.
final class LocalizedFormatTests: XCTestCase {
    private let german = Locale(identifier: "de_DE")

    private func inLocale<R>(_ locale: String, _ body: () throws -> R) rethrows -> R {
        try RenderSettings.withCurrent(RenderSettings(locale: locale), operation: body)
    }

    func testValuesAreWrittenAsTheLocaleDoes() {
        XCTAssertEqual(String(localized: "year \(2024)"), "year 2,024")
        XCTAssertEqual(String(localized: "year \(2024)", locale: german), "year 2.024")
        XCTAssertEqual(inLocale("de_DE") { String(localized: "year \(2024) of \("Ada")") }, "year 2.024 of Ada")
        XCTAssertEqual(String(localized: "\(1234.5, specifier: "%.1f") 100%", locale: german), "1.234,5 100%")
        XCTAssertEqual(String(localized: "100% \(0.5, format: .percent)", locale: german), "100% 50\u{A0}%")
        XCTAssertEqual(String(localized: "100%"), "100%")
        XCTAssertEqual(String(localized: "greeting", defaultValue: "Hello \(1000)", locale: german), "Hello 1.000")
    }

    func testResources() {
        let resource = LocalizedStringResource("year \(2024)", locale: german)
        XCTAssertEqual(String(localized: resource), "year 2.024")
        XCTAssertEqual(resource.key, "year %lld")
        XCTAssertEqual(String(localized: "in \(resource)"), "in year 2,024", "in the language of the whole")
        let literal: LocalizedStringResource = "plain"
        XCTAssertEqual(String(localized: literal), "plain")
        XCTAssertEqual(
            inLocale("de_DE") { String(localized: LocalizedStringResource("a", defaultValue: "\(1000)")) }, "1.000")
    }

    func testAttributedTexts() throws {
        let text = AttributedString(localized: "**\(2024)** of [all](https://example.com)", locale: german)
        XCTAssertEqual(String(text.characters), "2.024 of all")
        XCTAssertEqual(text.runs.first?.inlinePresentationIntent, .stronglyEmphasized)
        XCTAssertEqual(text.runs.compactMap(\.link).first?.absoluteString, "https://example.com")
        let name = AttributedString(localized: "by \("**Ada**")")
        XCTAssertEqual(String(name.characters), "by **Ada**", "values have no Markdown")
    }

    func testTablesAndForms() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let arabic = folder.appendingPathComponent("ar.lproj")
        try FileManager.default.createDirectory(at: arabic, withIntermediateDirectories: true)
        let forms = ["zero", "one", "two", "few", "many", "other"].map { "<key>\($0)</key><string>\($0) %d</string>" }
        try """
        <plist version="1.0"><dict><key>%lld of %@</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%2$@: %1$#@n@ %%</string><key>n</key><dict>\(forms.joined())</dict></dict></dict></plist>
        """.write(to: arabic.appendingPathComponent("Counts.stringsdict"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let counts = [0, 1, 2, 3, 11, 100].map { count in
            String(
                localized: "\(count) of \("x")", table: "Counts", bundle: bundle, locale: Locale(identifier: "ar"))
        }
        XCTAssertEqual(
            counts, ["x: zero 0 %", "x: one 1 %", "x: two 2 %", "x: few 3 %", "x: many 11 %", "x: other 100 %"])
        XCTAssertEqual(String(localized: "\(1) of \("x")", bundle: bundle, locale: german), "1 of x")
    }

    func testBrokenFormatsAreWrittenAsTheyStand() {
        for text in ["%", "100 %", "%#@", "%#@x", "%2$", "%ll", "%5"] {
            XCTAssertEqual(LocalizedFormat(text).filled([], locale: german), text)
        }
        XCTAssertEqual(LocalizedFormat("%d %d %3$d %99$d").filled([.integer(1)], locale: german), "1   ")
        var endless = LocalizedFormat("%#@a@")
        endless.variables = ["a": .init(forms: ["other": "[%#@a@]"])]
        XCTAssertEqual(endless.filled([.integer(2000)], locale: german), "[2.000]")
    }
}
