import Foundation
import Frames
import Localization
import Rendering
import XCTest

/// The locale, calendar and time zone that an app's code sees while it is drawn.
final class CurrentLocaleTests: XCTestCase {
    private let date = RenderSettings.defaultNow

    private func on<R>(_ locale: String, _ zone: String = "UTC", _ body: () throws -> R) rethrows -> R {
        try RenderSettings.withCurrent(RenderSettings(locale: locale, timeZone: zone), operation: body)
    }

    func testLocaleCalendarAndTimeZone() {
        for (locale, zone, day) in [
            ("de_DE", "Europe/Berlin", 2), ("en_US", "America/New_York", 1), ("ar_EG", "Africa/Cairo", 7),
        ] {
            on(locale, zone) {
                XCTAssertEqual(Locale.current.identifier, locale)
                XCTAssertEqual(Locale.autoupdatingCurrent.identifier, locale)
                XCTAssertEqual(Locale.preferredLanguages, [locale.replacing("_", with: "-")])
                XCTAssertEqual(TimeZone.current.identifier, zone)
                XCTAssertEqual(TimeZone.autoupdatingCurrent.identifier, zone)
                XCTAssertEqual(Calendar.current.timeZone.identifier, zone)
                XCTAssertEqual(Calendar.current.locale?.identifier, locale)
                XCTAssertEqual(Calendar.autoupdatingCurrent.firstWeekday, day)
                XCTAssertEqual(NSLocale.current.identifier, locale)
                XCTAssertEqual(NSCalendar.current.locale?.identifier, locale)
            }
        }
        XCTAssertEqual(Locale.current.identifier, "en_US")
        XCTAssertEqual(on("th_TH") { Calendar.current.identifier }, .buddhist)
        XCTAssertEqual(on("en_XA") { Locale.current.identifier }, "en_US", "numbers and dates of a pseudo-locale")
        XCTAssertEqual(on("de_DE", "Nowhere") { TimeZone.current }, .gmt)
    }

    /// Foundation's own formatters, which read the current locale.
    func testFormatters() {
        func texts() -> [String] {
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            return [
                numbers.string(from: 1234.5) ?? "", String.localizedStringWithFormat("%d %.1f", 12345, 1234.5),
                ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file), 12345.formatted(),
                NumberFormatter.localizedString(from: 12, number: .currency),
                date.formatted(), date.formatted(date: .long, time: .omitted),
                Date.FormatStyle.dateTime.weekday(.wide).format(date), Duration.seconds(3725).formatted(.units()),
                Calendar.current.shortWeekdaySymbols[1], "I".lowercased(with: .current),
            ].map { $0.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
        }
        let american = [
            "1,234.5", "12,345 1,234.5", "1.2 MB", "12,345", "$12.00", "1/1/2024, 12:00 PM", "January 1, 2024",
            "Monday",
            "1 hr, 2 min, 5 sec", "Mon", "i",
        ]
        XCTAssertEqual(texts(), american)
        XCTAssertEqual(
            on("de_DE", "Asia/Tokyo") { texts() },
            [
                "1.234,5", "12.345 1.234,5", "1,2 MB", "12.345", "12,00 €", "1.1.2024, 21:00", "1. Januar 2024",
                "Montag",
                "1 Std., 2 Min. und 5 Sek.", "Mo.", "i",
            ])
        XCTAssertEqual(
            on("tr_TR") { texts() },
            [
                "1.234,5", "12.345 1.234,5", "1,2 MB", "12.345", "₺12,00", "1.01.2024 12:00", "1 Ocak 2024",
                "Pazartesi",
                "1 sa. 2 dk. 5 sn.", "Pzt", "ı",
            ])
        XCTAssertEqual(texts(), american, "nothing is kept")
    }

    func testAThreadOfAnAppHasTheUsualOnes() async {
        let name = await RenderSettings.withCurrent(RenderSettings(locale: "de_DE")) {
            await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: Locale.current.identifier) }.start()
            }
        }
        XCTAssertEqual(name, "en_US")
    }

    func testTextsOfTables() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"send\" = \"Senden\";".utf8).write(to: german.appendingPathComponent("Localizable.strings"))
        try """
        <plist version="1.0"><dict><key>replies</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%#@n@ heute</string><key>n</key><dict><key>one</key><string>%d Antwort</string>
        <key>other</key><string>%d Antworten</string></dict></dict>
        <key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ heute</string><key>n</key>
        <dict><key>one</key><string>ein Tag</string><key>other</key><string>%d Tage</string></dict></dict></dict></plist>
        """.write(to: german.appendingPathComponent("Localizable.stringsdict"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        on("de_AT") {
            XCTAssertEqual(NSLocalizedString("send", bundle: bundle, comment: ""), "Senden")
            XCTAssertEqual(NSLocalizedString("none", bundle: bundle, comment: ""), "none")
            XCTAssertEqual(NSLocalizedString("none", bundle: bundle, value: "None", comment: ""), "None")
            XCTAssertEqual(bundle.localizedString(forKey: "send", value: nil, table: nil), "Senden")
            XCTAssertEqual(bundle.localizedString(forKey: "none", value: "None", table: ""), "None")
            let counted = bundle.localizedString(forKey: "replies", value: nil, table: "Localizable")
            XCTAssertEqual(String.localizedStringWithFormat(counted, 1), "1 Antwort heute")
            let format = NSLocalizedString("replies", bundle: bundle, comment: "")
            // Both have the same text.
            let other = NSLocalizedString("days", bundle: bundle, comment: "")
            XCTAssertEqual(String.localizedStringWithFormat(other, 3), "3 Tage heute")
            XCTAssertEqual(String.localizedStringWithFormat(format, 1), "1 Antwort heute")
            XCTAssertEqual(String.localizedStringWithFormat(format, 2000), "2.000 Antworten heute")
        }
        XCTAssertEqual(NSLocalizedString("send", bundle: bundle, comment: ""), "send")
    }
}
