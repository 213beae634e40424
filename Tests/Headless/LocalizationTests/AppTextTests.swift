import Foundation
import Frames
import Localization
import Rendering
import UIKitValues
import XCTest

/// The texts of an app, without a bundle: those of its package's targets.
final class AppTextTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent("App_App.resources/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func on<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
        try RenderSettings.withCurrent(RenderSettings(locale: locale)) {
            try ResourceBundles.with(folders: [folder], operation: body)
        }
    }

    func testNotationsOfTables() throws {
        try write(
            "de.lproj/Localizable.strings", Data("/* a comment */\n\"send\" = \"Senden\";\nplain = \"Einfach\";".utf8))
        let wide = "\"send\" = \"Envoyer\"; \"quoted\" = \"Dire \\\"oui\\\"\\nà \\U00e9t\\U00e9\";"
        try write("fr.lproj/Localizable.strings", wide.data(using: .utf16) ?? Data())
        let list = ["send": "Enviar"]
        for (language, format) in [("es", PropertyListSerialization.PropertyListFormat.xml), ("it", .binary)] {
            try write(
                "\(language).lproj/Localizable.strings",
                PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
        }
        XCTAssertEqual(on("de") { String(localized: "send") }, "Senden")
        XCTAssertEqual(on("de") { String(localized: "plain") }, "Einfach")
        XCTAssertEqual(on("fr_CA") { NSLocalizedString("send", comment: "") }, "Envoyer")
        XCTAssertEqual(on("fr") { NSLocalizedString("quoted", comment: "") }, "Dire \"oui\"\nà été")
        XCTAssertEqual(on("es_MX") { Bundle.main.localizedString(forKey: "send", value: nil, table: nil) }, "Enviar")
        XCTAssertEqual(on("it") { String(localized: LocalizedStringResource("send")) }, "Enviar")
        XCTAssertEqual(on("ja") { String(localized: "send") }, "send")
    }

    func testLanguages() throws {
        for language in ["pt-BR", "zh-Hant", "zh-Hans", "Base"] {
            try write("\(language).lproj/Localizable.strings", Data("\"send\" = \"\(language)\";".utf8))
        }
        for (locale, text) in [
            "pt": "pt-BR", "pt_PT": "pt-BR", "zh-Hant-HK": "zh-Hant", "zh_TW": "zh-Hant", "zh_CN": "zh-Hans",
            "de": "Base",
        ] {
            XCTAssertEqual(on(locale) { String(localized: "send") }, text, locale)
        }
    }

    func testDevices() throws {
        try write(
            "Localizable.xcstrings",
            Data(
                """
                { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "tap" : { "localizations" : { "en" : {
                "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap the phone" } },
                "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Tap the iPad" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } } } } } }
                """.utf8))
        try write(
            "en.lproj/Other.stringsdict",
            Data(
                """
                <plist version="1.0"><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
                <dict><key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
                <key>width</key><dict><key>NSStringVariableWidthRuleType</key>
                <dict><key>20</key><string>Short</string><key>100</key><string>Long enough</string></dict></dict>
                </dict></plist>
                """.utf8))
        func text(_ idiom: UIUserInterfaceIdiom, _ table: String? = nil) -> String {
            on("en") {
                UITraitCollection(userInterfaceIdiom: idiom).performingAsCurrent {
                    String(localized: "tap", table: table)
                }
            }
        }
        XCTAssertEqual(text(.phone), "Tap the phone")
        XCTAssertEqual(text(.pad), "Tap the iPad")
        XCTAssertEqual(text(.mac), "Click")
        XCTAssertEqual(text(.phone, "Other"), "Tap")
        XCTAssertEqual(text(.pad, "Other"), "Click")
        XCTAssertEqual(on("en") { String(localized: "width", table: "Other") }, "Long enough")
    }

    func testPseudoLanguages() throws {
        try write("en.lproj/Localizable.strings", Data("\"send\" = \"Send it\";".utf8))
        try write(
            "en.lproj/Localizable.stringsdict",
            Data(
                """
                <plist version="1.0"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key>
                <string>%#@n@ in %@</string><key>n</key><dict><key>one</key><string>%lld file</string>
                <key>other</key><string>%lld files</string></dict></dict></dict></plist>
                """.utf8))
        XCTAssertEqual(on("en-x-bounded") { String(localized: "send") }, "[# Send it #]")
        XCTAssertEqual(on("en-x-double") { NSLocalizedString("send", comment: "") }, "Send it Send it")
        XCTAssertEqual(on("en_XA") { String(localized: "send") }, "[Šéñð îţ one two]")
        XCTAssertEqual(
            on("en-x-bounded") { String(localized: "Not in a table: \(3)") }, "[# Not in a table: 3 #]")
        XCTAssertEqual(on("en-x-double") { String(localized: "\(1) files") }, "1 file in  1 file in ")
        let format = on("en-x-bounded") { NSLocalizedString("%lld files", comment: "") }
        XCTAssertEqual(on("en-x-bounded") { String.localizedStringWithFormat(format, 2, "A") }, "[# 2 files in A #]")
        XCTAssertEqual(
            on("en-x-bounded") { String(localized: "send", locale: Locale(identifier: "en")) }, "Send it",
            "another locale than the render's")
    }
}
