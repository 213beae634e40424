import ChatModels
import Conversion
import Foundation
import XCTest

/// Dates of WhatsApp in all its languages.
final class WhatsAppDateTests: ConversionTestCase {
    func testLanguages() throws {
        for (line, time) in [
            ("2024. 10. 31. 15:50 - Ana: Hi", "2024-10-31T15:50:00Z"),
            ("2024. 05. 02. 9:05 - Ana: Hi", "2024-05-02T09:05:00Z"),
            ("24. 5. 2. 오후 3:50 - Ana: Hi", "2024-05-02T15:50:00Z"),
            ("2024년 5월 2일 오전 9:05, Ana : Hi", "2024-05-02T09:05:00Z"),
            ("2024년 5월 2일 오전 12:05, Ana : Hi", "2024-05-02T00:05:00Z"),
            ("[2024. 5. 2. 오후 3:50:07] Ana: Hi", "2024-05-02T15:50:07Z"),
            ("2024/05/02 午後3:50 - Ana: Hi", "2024-05-02T15:50:00Z"),
            ("[2024/5/2 下午3:50:07] Ana: Hi", "2024-05-02T15:50:07Z"),
            ("2024/5/2 晚上9:05 - Ana: Hi", "2024-05-02T21:05:00Z"),
            ("2024/5/2 中午12:05 - Ana: Hi", "2024-05-02T12:05:00Z"),
            ("2024/5/2 凌晨12:05 - Ana: Hi", "2024-05-02T00:05:00Z"),
            ("2024年5月2日 上午9:05 - Ana: Hi", "2024-05-02T09:05:00Z"),
            ("\u{200F}13\u{200F}/5\u{200F}/2024، 3:50 م - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("[١٣‏/٥‏/٢٠٢٤، ٣:٥٠:٠٧ م] Ana: Hi", "2024-05-13T15:50:07Z"),
            ("[۱۴۰۳/۲/۱۳،‏ ۱۵:۵۰:۰۷] Ana: Hi", "2024-05-02T15:50:07Z"),
            ("13/05/24, 3:50 अपराह्न - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("१३/५/२४, ३:५० pm - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13.05.24 г., 15:50 ч. - Ana: Hi", nil),
            ("13.05.24 г., 15:50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13/5/24, 3:50 μ.μ. - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13/5/67 15:50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13/5/2567 15:50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("[13-05-2024 15:50:07] Ana: Hi", "2024-05-13T15:50:07Z"),
            ("13/05/2024 15 h 50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13.5.2024 klo 15.50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13. 5. 2024 15:50 - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("13/05/24, 3:50\u{202F}p.\u{A0}m. - Ana: Hi", "2024-05-13T15:50:00Z"),
            ("[13/5/24, 3:50:07 CH] Ana: Hi", "2024-05-13T15:50:07Z"),
            ("2024. 05. 13. du. 3:50 - Ana: Hi", "2024-05-13T15:50:00Z"),
        ] as [(String, String?)] {
            guard let time else {
                XCTAssertTrue(complaint(line, format: .whatsapp).contains("not a WhatsApp export"), line)
                continue
            }
            let messages = try conversation(line, format: .whatsapp).messages
            XCTAssertEqual(messages.map(\.text), ["Hi"], line)
            XCTAssertEqual(messages.first?.author.name, "Ana", line)
            XCTAssertEqual(messages.first?.createdAt.formatted(.iso8601), time, line)
        }
    }

    /// The short dates and times of each language and region in CLDR are parsed to the same time.
    func testCLDRFormatsAreRead() throws {
        let days = [1_714_640_700, 1_714_690_800, 1_715_605_500, 1_730_389_800].map { Date(timeIntervalSince1970: $0) }
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        var count = 0
        for id in [
            "af", "ar", "ar_EG", "bg", "bn", "ca", "cs", "da", "de", "el", "en_GB", "en_IN", "en_US", "es", "es_MX",
            "et",
            "fa", "fi", "fr", "fr_CA", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kk", "kn", "ko", "lt", "lv",
            "mk",
            "ml", "mr", "ms", "nb", "nl", "pa", "pl", "pt", "pt_PT", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw",
            "ta",
            "te", "th", "tr", "uk", "ur", "uz", "vi", "zh", "zh_Hant",
        ] {
            formatter.locale = Locale(identifier: id)
            (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
            let dates = days.map(formatter.string)
            (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
            let times = days.map(formatter.string)
            let lines = zip(dates, times).map { "\($0), \($1) - Ana: Hi" }
            let found = try conversation(lines.joined(separator: "\n"), format: .whatsapp).messages.map(\.createdAt)
            XCTAssertEqual(found, days, "\(id): \(lines)")
            count += 1
        }
        XCTAssertEqual(count, 61)
    }

    /// A two-digit year may come first, as in Korea; no message is older than WhatsApp.
    func testYearsOfTwoDigits() throws {
        let found = try conversation("24/10/31, 15:50 - Ana: a\n24/11/01, 8:00 - Ana: b").messages.map(\.createdAt)
        XCTAssertEqual(found, [Date("2024-10-31T15:50:00Z"), Date("2024-11-01T08:00:00Z")])
        let converted = try convert("24/10/12, 15:50 - Ana: a", name: "chat.txt")
        XCTAssertEqual(
            converted.notes[0],
            "chat.txt: the dates are ambiguous: the day or the year may come first; assuming the day, use "
                + "--dates year-first to change")
    }

    func testPatterns() throws {
        for (pattern, line, time) in [
            ("M/d/yy", "02/05/24, 09:00 - Ana: Hi", "2024-02-05T09:00:00Z"),
            ("yy/M/d", "24/05/02, 09:00 - Ana: Hi", "2024-05-02T09:00:00Z"),
            ("year-first", "24/05/02, 09:00 - Ana: Hi", "2024-05-02T09:00:00Z"),
            ("d 'de' M 'de' yyyy", "2 de 5 de 2024 09:00 - Ana: Hi", "2024-05-02T09:00:00Z"),
            ("dd|MM|yyyy", "02|05|2024, 09:00 - Ana: Hi", "2024-05-02T09:00:00Z"),
        ] {
            let found = try conversation(line, format: .whatsapp, dates: XCTUnwrap(DatePattern(pattern))).messages
            XCTAssertEqual(found.map { $0.createdAt.formatted(.iso8601) }, [time], pattern)
        }
        for wrong in ["", "d/M", "d/M/y/d", "D/M/y", "dMy", "month"] { XCTAssertNil(DatePattern(wrong), wrong) }
    }
}
