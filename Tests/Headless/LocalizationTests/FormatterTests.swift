import Foundation
import Frames
import Localization
import Rendering
import XCTest

/// The formatters that Foundation lacks on Linux. Expected values are those of the Unicode CLDR, as on iOS.
final class FormatterTests: XCTestCase {
    private static let languages = ["ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pt"]
    private let now = Date(timeIntervalSince1970: 1_704_110_400)

    private func each<R: Equatable>(
        _ expected: [R], line: UInt = #line, _ body: (Locale) -> R
    ) {
        for (language, value) in zip(Self.languages, expected) {
            XCTAssertEqual(body(Locale(identifier: language)), value, language, line: line)
        }
    }

    func testLists() {
        let formatter = ListFormatter()
        XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
        XCTAssertEqual(ListFormatter.localizedString(byJoining: ["a", "b"]), "a and b")
        XCTAssertEqual(formatter.string(from: [String]()), "")
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.locale = Locale(identifier: "de")
        formatter.itemFormatter = numbers
        XCTAssertEqual(formatter.string(from: [1000, 2000]), "1.000 and 2.000")
        XCTAssertNil(formatter.string(from: ["x"]), "an item that its formatter can't write")
        formatter.itemFormatter = nil
        each(
            [
                "a وb وc", "a, b und c", "a, b, and c", "a, b y c", "a, b et c", "a, b और c", "a, b e c", "a、b、c",
                "a, b 및 c", "a, b en c", "a, b e c",
            ]
        ) {
            formatter.locale = $0
            // Arabic separates Latin items by invisible marks.
            return formatter.string(from: ["a", "b", "c"])?.filter { !"\u{2068}\u{2069}".contains($0) } ?? ""
        }
    }

    func testRelativeDates() {
        let formatter = RelativeDateTimeFormatter()
        XCTAssertEqual(formatter.localizedString(for: now - 86400, relativeTo: now), "1 day ago")
        XCTAssertEqual(formatter.localizedString(for: now + 7200, relativeTo: now), "in 2 hours")
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: -90), "1 minute ago")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -3, day: -2)), "3 months ago")
        XCTAssertEqual(formatter.string(for: now + 60), "in 1 minute", "from the present of the render")
        formatter.unitsStyle = .short
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: -2)), "2 hr. ago")
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "Yesterday")
        formatter.formattingContext = .unknown
        each(["أمس", "gestern", "yesterday", "ayer", "hier", "कल", "ieri", "昨日", "어제", "gisteren", "ontem"]) {
            formatter.locale = $0
            return formatter.localizedString(from: DateComponents(day: -1))
        }
        each(
            [
                "قبل يومين", "vor 2 Tagen", "2 days ago", "hace 2 días", "il y a 2 jours", "2 दिन पहले", "2 giorni fa",
                "2 日前", "2일 전", "2 dagen geleden", "há 2 dias",
            ]
        ) {
            formatter.dateTimeStyle = .numeric
            formatter.locale = $0
            return formatter.localizedString(from: DateComponents(day: -2))
        }
    }

    private func duration(
        _ style: DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval, _ locale: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
        RenderSettings.withCurrent(RenderSettings(locale: locale)) {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style
            change(formatter)
            return formatter.string(from: seconds)
        }
    }

    func testDurations() {
        XCTAssertEqual(duration(.positional, 34870), "9:41:10")
        XCTAssertEqual(duration(.abbreviated, 34870), "9h 41m 10s")
        XCTAssertEqual(duration(.short, 34870), "9 hr, 41 min, 10 sec")
        XCTAssertEqual(duration(.full, 34870), "9 hours, 41 minutes, 10 seconds")
        XCTAssertEqual(duration(.brief, 34870), "9hr 41min 10sec")
        XCTAssertEqual(duration(.full, 3600), "1 hour")
        XCTAssertEqual(duration(.full, 0), "0 seconds")
        XCTAssertEqual(duration(.full, -60), "-1 minute")
        XCTAssertEqual(duration(.full, 34870) { $0.maximumUnitCount = 2 }, "9 hours, 41 minutes")
        XCTAssertEqual(duration(.full, 34870) { $0.allowedUnits = [.minute] }, "581 minutes")
        XCTAssertEqual(duration(.positional, 65) { $0.allowedUnits = [.minute, .second] }, "1:05")
        XCTAssertEqual(
            duration(.positional, 5) {
                $0.allowedUnits = [.hour, .minute, .second]
                $0.zeroFormattingBehavior = .pad
            }, "00:00:05")
        XCTAssertEqual(duration(.full, 86400 * 400) { $0.allowedUnits = [.year, .month] }, "1 year, 1 month")
        XCTAssertEqual(
            duration(.full, 5400) {
                $0.collapsesLargestUnit = true
                $0.allowedUnits = [.hour, .minute]
            }, "90 minutes")
        XCTAssertEqual(duration(.full, 34870, "de_DE"), "9 Stunden, 41 Minuten und 10 Sekunden")
        XCTAssertEqual(duration(.abbreviated, 34870, "ja_JP"), "9時間41分10秒")
        XCTAssertEqual(duration(.positional, 34870, "ar_EG"), "٩:٤١:١٠")
        XCTAssertNil(duration(.full, .infinity))
        let components = DateComponents(hour: 1, minute: 30)
        XCTAssertEqual(
            DateComponentsFormatter.localizedString(from: components, unitsStyle: .full), "1 hour, 30 minutes")
    }

    func testWhatIsNotWrittenIsReported() {
        let rendered = Rendered {
            let formatter = DateComponentsFormatter()
            formatter.includesTimeRemainingPhrase = true
            formatter.unitsStyle = .spellOut
        }
        XCTAssertEqual(
            rendered.problems.map(\.text),
            [
                "DateComponentsFormatter.includesTimeRemainingPhrase is set on DateComponentsFormatter and isn't drawn: "
                    + "only the amount is written.",
                "DateComponentsFormatter.unitsStyle is set on DateComponentsFormatter and isn't drawn: "
                    + "numbers are written in digits.",
            ])
    }

    func testMeasurements() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        let formatter = MeasurementFormatter()
        XCTAssertEqual(formatter.string(from: distance), "3.107 mi", "the unit of the region")
        formatter.unitOptions = .providedUnit
        XCTAssertEqual(formatter.string(from: distance), "5 km")
        XCTAssertEqual(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)), "1,234.5 m")
        formatter.unitStyle = .long
        each(
            [
                "5 كيلومترات", "5 Kilometer", "5 kilometers", "5 kilómetros", "5 kilomètres", "5 किलोमीटर",
                "5 chilometri", "5キロメートル", "5킬로미터", "5 kilometer", "5 quilômetros",
            ]
        ) {
            formatter.locale = $0
            return formatter.string(from: distance).replacingOccurrences(of: "\u{A0}", with: " ")
        }
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.unitStyle = .medium
        XCTAssertEqual(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)), "68°")
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
        XCTAssertEqual(distance.formatted(style), "5 kilometers")
        XCTAssertEqual(
            distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(Locale(identifier: "de"))),
            "5 km")
        XCTAssertEqual(
            Measurement(value: 1234.567, unit: UnitMass.kilograms).formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))),
            "1,234.6 kg")
    }

    func testNamesOfPeople() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Maya", "June", "Lind")
        XCTAssertEqual(name.formatted(), "Maya Lind")
        XCTAssertEqual(name.formatted(.name(style: .short)), "Maya")
        XCTAssertEqual(name.formatted(.name(style: .long)), "Dr. Maya June Lind")
        XCTAssertEqual(name.formatted(.name(style: .abbreviated)), "ML")
        XCTAssertEqual(PersonNameComponentsFormatter.localizedString(from: name, style: .default), "Maya Lind")
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "hu_HU")
        XCTAssertEqual(formatter.string(from: name), "Lind Maya")
        var japanese = PersonNameComponents()
        (japanese.givenName, japanese.familyName) = ("花子", "例田")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: japanese), "例田花子")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: PersonNameComponents()), "")
    }
}
