import ChatModels
import Foundation
import XCTest

final class DateTests: XCTestCase {
    private func seconds(_ date: String) throws -> TimeInterval {
        try read("messages: [{ from: a, at: \(date) }]").messages[0].createdAt.timeIntervalSince1970
    }

    func testSpellings() throws {
        for date in [
            "2024-01-31T15:25:00Z", "2024-01-31T15:25", "2024-01-31 15:25:00", "2024-01-31t15:25:00z",
            "2024-01-31T17:25:00+02:00", "2024-01-31T17:25:00+0200", "2024-01-31 17:25:00 +2", "2024-01-31T09:55-05:30",
            "\"2024-01-31T15:25:00.000Z\"", "2024-01-31  15:25:00  Z",
        ] {
            XCTAssertEqual(try seconds(date), 1_706_714_700, date)
        }
        XCTAssertEqual(try seconds("2024-01-31"), 1_706_659_200)
        XCTAssertEqual(try seconds("2024-01-31T15:25:00.25Z"), 1_706_714_700.25)
    }

    func testCalendar() throws {
        XCTAssertEqual(try seconds("1970-01-01"), 0)
        XCTAssertEqual(try seconds("1969-12-31T23:59:59"), -1)
        XCTAssertEqual(try seconds("2000-02-29"), 951_782_400)
        XCTAssertEqual(try seconds("2100-03-01"), 4_107_542_400)
        XCTAssertEqual(try seconds("0001-01-01"), -62_135_596_800)
        XCTAssertThrowsError(try seconds("1900-02-29"))
        XCTAssertThrowsError(try seconds("2023-02-29"))
    }
}
