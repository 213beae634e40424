import Foundation
import GoldenTesting
import XCTest

/// Formatters as apps create them, whose time zones Foundation reads from the system's files. `BareSystemTests` runs
/// these tests without the files.
final class AppFormatterTests: XCTestCase {
    private let date = Date(timeIntervalSince1970: 1_720_000_000)

    /// Names that Foundation supports without listing them: old ones, abbreviations, offsets, and some that no system
    /// has a file of.
    private static let unlisted = [
        "US/Pacific", "Asia/Kolkata", "Asia/Saigon", "America/Buenos_Aires", "Europe/Belfast", "GB", "NZ-CHAT", "Zulu",
        "CET", "PST8PDT", "Etc/GMT+5", "Etc/UTC", "GMT0", "GMT+0530", "GMT-3", "ACT",
        "SystemV/PST8PDT", "US/Pacific-New",
    ]

    func testFormattersOfEveryZone() throws {
        for name in TimeZone.knownTimeZoneIdentifiers + Self.unlisted {
            let zone = try XCTUnwrap(TimeZone(identifier: name))
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = zone
            formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
            let clock = date + TimeInterval(zone.secondsFromGMT(for: date))
            XCTAssertEqual(
                formatter.string(from: date),
                clock.formatted(.iso8601.dateSeparator(.dash).dateTimeSeparator(.space)).replacing("Z", with: ""), name)
        }
    }

    /// A calendar's default zone is the machine's.
    func testFormatterWithACalendar() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_AT")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(identifier: "Europe/Vienna")
        formatter.dateStyle = .short
        formatter.timeStyle = .long
        XCTAssertEqual(formatter.string(from: date), "03.07.24, 11:46:40 MESZ")
        XCTAssertEqual(formatter.date(from: "03.07.24, 11:46:40 MESZ"), date)
    }

    func testIntervals() {
        let formatter = DateIntervalFormatter()
        formatter.locale = Locale(identifier: "de_AT")
        formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        XCTAssertEqual(formatter.string(from: date, to: date + 4000), "18:46–19:53 Uhr")
    }
}
