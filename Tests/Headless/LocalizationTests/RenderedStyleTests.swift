import Foundation
import Frames
import Localization
import Rendering
import XCTest

/// Foundation's styles, in the language, the time zone and at the current date of the render.
final class RenderedStyleTests: XCTestCase {
    private func inGerman<R>(_ body: () throws -> R) rethrows -> R {
        let settings = RenderSettings(locale: "de_DE", timeZone: "Europe/Berlin")
        return try RenderSettings.withCurrent(settings, operation: body)
    }

    func testNumbers() {
        inGerman {
            XCTAssertEqual(2024.formatted(), "2.024")
            XCTAssertEqual(2024.formatted(.number), "2.024")
            XCTAssertEqual(Int64(2024).formatted() + " " + UInt8(200).formatted(.number), "2.024 200")
            XCTAssertEqual(1234.5.formatted(), "1.234,5")
            XCTAssertEqual(CGFloat(1234.5).formatted(), "1.234,5")
            XCTAssertEqual(0.5.formatted(.percent), "50\u{A0}%")
            XCTAssertEqual(2024.formatted(.currency(code: "EUR")), "2.024,00\u{A0}€")
            XCTAssertEqual(Decimal(1234.5).formatted(.number), "1.234,5")
            XCTAssertEqual(Int64(12345).formatted(.byteCount(style: .file)), "12 kB")
        }
        XCTAssertEqual(2024.formatted(), "2,024")
    }

    func testListsAndDates() {
        inGerman {
            XCTAssertEqual(["a", "b"].formatted(), "a und b")
            XCTAssertEqual(["a", "b"].formatted(.list(type: .or)), "a oder b")
            let now = RenderSettings.current.now
            XCTAssertEqual(now.formatted(.dateTime.year().month(.wide)), "Januar 2024")
            XCTAssertEqual(now.formatted(.dateTime.hour().minute()), "13:00", "in the time zone of the render")
            XCTAssertEqual((now - 86400).formatted(.relative(presentation: .named)), "gestern")
            XCTAssertEqual((now + 7200).formatted(.relative(presentation: .numeric)), "in 2 Stunden")
            XCTAssertEqual(now.formatted(.iso8601), "2024-01-01T12:00:00Z")
        }
    }

    func testAnOwnLocaleCounts() {
        let french = Locale(identifier: "fr_FR")
        inGerman {
            XCTAssertEqual(2024.formatted(.number.locale(french)), "2\u{202F}024")
            XCTAssertEqual(["a", "b"].formatted(.list(type: .and).locale(french)), "a et b")
            XCTAssertEqual(2024.formatted(.number.grouping(.never)), "2024")
        }
    }
}
