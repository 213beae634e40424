import Foundation
import Frames
import Rendering
import XCTest

/// Dates are written without the system's time zone files, exactly as with them. `BareSystemTests` runs these tests
/// where there are none.
final class DateWriterTests: XCTestCase {
    private static let locales = [
        "ar_EG", "ar_SA", "de_AT", "de_DE", "en_GB", "en_US", "es_ES", "es_MX", "fa_IR", "fr_CA", "fr_FR", "hi_IN",
        "it_IT",
        "ja_JP", "ko_KR", "nl_NL", "pt_BR", "pt_PT", "th_TH",
    ]

    private static let zones = [
        "UTC", "Europe/Amsterdam", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe",
        "America/St_Johns", "Africa/Casablanca",
    ]

    private static let patterns: [DateWriter.Pattern] = [
        .styles(date: .none, time: .short), .styles(date: .short, time: .none), .styles(date: .full, time: .medium),
        .template("MMMdd"), .template("EEEE"), .template("ddMMyy"), .template("HHmm"), .template("EEEMMMd"),
    ]

    /// Dates over a hundred and fifty years, and around a daylight-saving change.
    private static let dates =
        (0..<40).map { Date(timeIntervalSince1970: Double($0 - 20) * 120_000_011) }
        + (-4..<4).map { Date(timeIntervalSince1970: 1_711_846_800 + Double($0) * 1799) }

    func testTextsAreThoseOfFormattersInTheZone() throws {
        let hasFiles = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Pacific/Apia")
        try XCTSkipUnless(hasFiles, "formatters need the zones' files")
        for locale in Self.locales.map(Locale.init(identifier:)) {
            for zone in try Self.zones.map({ try XCTUnwrap(TimeZone(identifier: $0)) }) {
                for pattern in Self.patterns {
                    let formatter = DateFormatter()
                    formatter.locale = locale
                    formatter.timeZone = zone
                    switch pattern {
                    case .template(let parts): formatter.setLocalizedDateFormatFromTemplate(parts)
                    case .fields(let fields): formatter.dateFormat = fields
                    case .styles(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
                    }
                    let writer = DateWriter(pattern, locale: locale, calendar: locale.calendar, zone: zone)
                    for date in Self.dates {
                        XCTAssertEqual(
                            writer.string(from: date), formatter.string(from: date), "\(locale), \(zone), \(pattern)")
                    }
                }
            }
        }
    }

    func testTextsOfLanguages() throws {
        let zone = try XCTUnwrap(TimeZone(identifier: "Asia/Kathmandu"))
        let date = Date(timeIntervalSince1970: 1_720_000_000)
        let texts = Self.locales.map { identifier in
            let locale = Locale(identifier: identifier)
            return [DateWriter.Pattern.template("EEEE"), .styles(date: .short, time: .short)].map {
                DateWriter($0, locale: locale, calendar: locale.calendar, zone: zone).string(from: date)
            }.joined(separator: " | ")
        }
        XCTAssertEqual(texts, Self.expected)
    }

    private static let expected = [
        "الأربعاء | ٣\u{200F}/٧\u{200F}/٢٠٢٤، ٣:٣١\u{A0}م",
        "الأربعاء | ٢٧ ذو. ح، ١٤٤٥ هـ، ٣:٣١\u{A0}م",
        "Mittwoch | 03.07.24, 15:31",
        "Mittwoch | 03.07.24, 15:31",
        "Wednesday | 03/07/2024, 15:31",
        "Wednesday | 7/3/24, 3:31\u{202F}PM",
        "miércoles | 3/7/24, 15:31",
        "miércoles | 03/07/24, 3:31\u{202F}p.m.",
        "چهارشنبه | ۱۴۰۳/۴/۱۳, ۱۵:۳۱",
        "mercredi | 2024-07-03 15:31",
        "mercredi | 03/07/2024 15:31",
        "बुधवार | 3/7/24, अ 3:31",
        "mercoledì | 03/07/24, 15:31",
        "水曜日 | 2024/07/03 15:31",
        "수요일 | 2024. 7. 3. 오후 3:31",
        "woensdag | 03-07-2024, 15:31",
        "quarta-feira | 03/07/2024, 15:31",
        "quarta-feira | 03/07/24, 15:31",
        "วันพุธ | 3/7/67 15:31",
    ]

    func testNamesAreThoseOfTheLanguage() throws {
        let locale = Locale(identifier: "it_IT")
        let writer = DateWriter(
            .template("a"), locale: locale, calendar: locale.calendar,
            zone: try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo")))
        XCTAssertEqual(writer.monthNames.first, "gennaio")
        XCTAssertEqual(writer.shortWeekdayNames.first, "dom")
        XCTAssertEqual(writer.halfDayNames, ["AM", "PM"])
    }

    func testTimesOfTwoMoments() throws {
        let start = Date(timeIntervalSince1970: 1_720_000_000)
        let zone = try XCTUnwrap(TimeZone(identifier: "Asia/Kathmandu"))
        func text(_ identifier: String, _ seconds: TimeInterval) -> String {
            DateIntervalFormatter.times(
                from: start, to: start + seconds, locale: Locale(identifier: identifier), zone: zone)
        }
        XCTAssertEqual(text("de_AT", 4000), "15:31–16:38 Uhr")
        XCTAssertEqual(text("en_GB", 4000), "15:31\u{2009}–\u{2009}16:38")
    }

    /// Other formatters would read the machine's files again.
    func testNothingElseMakesFormatters() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let sources = package.appendingPathComponent("Sources").standardizedFileURL
        let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let making = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.filter { file in
            let text = try Data(contentsOf: file)
            return ["= DateFormatter()", "= DateIntervalFormatter()"].contains { text.range(of: Data($0.utf8)) != nil }
        }
        XCTAssertEqual(making.map(\.lastPathComponent), ["DateWriter.swift"])
    }
}
