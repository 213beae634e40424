import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Values in texts, in all languages of the components. The words are those of the Unicode CLDR, as on iOS.
final class LanguageTextTests: XCTestCase {
    private static let locales = [
        "ar", "de_DE", "en_US", "es_ES", "fr_FR", "hi_IN", "it_IT", "ja_JP", "ko_KR", "nl_NL", "pt_BR",
    ]
    private let measuring = TextMeasuring()
    private let now = RenderSettings.defaultNow

    /// Compares the text in each language, ignoring directional characters and the kind of each space.
    private func check(_ view: some View, _ expected: [String], line: UInt = #line) {
        let texts = Self.locales.map { locale in
            (measuring.texts(in: view.environment(\.locale, Locale(identifier: locale))).first?.string ?? "")
                .filter { !"\u{200E}\u{200F}\u{061C}\u{2068}\u{2069}".contains($0) }
                .replacingOccurrences(of: "[\u{A0}\u{202F}]", with: " ", options: .regularExpression)
        }
        XCTAssertEqual(texts, expected, line: line)
    }

    func testNumbers() {
        check(
            Text(12345.5, format: .currency(code: "EUR")),
            [
                "12,345.50 €", "12.345,50 €", "€12,345.50", "12.345,50 €", "12 345,50 €", "€12,345.50", "12.345,50 €",
                "€12,345.50", "€12,345.50", "€ 12.345,50", "€ 12.345,50",
            ])
        check(
            Text(12345, format: .number),
            [
                "12,345", "12.345", "12,345", "12.345", "12 345", "12,345", "12.345", "12,345", "12,345", "12.345",
                "12.345",
            ])
        check(
            Text(0.255, format: .percent),
            ["25.5%", "25,5 %", "25.5%", "25,5 %", "25,5 %", "25.5%", "25,5%", "25.5%", "25.5%", "25,5%", "25,5%"])
        check(
            Text(Int64(1_234_567), format: .byteCount(style: .file)),
            [
                "1.2 م.ب", "1,2 MB", "1.2 MB", "1,2 MB", "1,2 Mo", "1.2 MB", "1,2 MB", "1.2 MB", "1.2MB", "1,2 MB",
                "1,2 MB",
            ])
        check(
            Text(12345.6, format: .number.notation(.compactName)),
            ["12 ألف", "12.346", "12K", "12 mil", "12 k", "12 हज़ार", "12.346", "1.2万", "1.2만", "12K", "12 mil"])
    }

    func testMeasurementsListsAndNames() {
        check(
            Text(
                Measurement(value: 5.5, unit: UnitLength.kilometers),
                format: .measurement(width: .abbreviated, usage: .asProvided)),
            [
                "5.5 كم", "5,5 km", "5.5 km", "5,5 km", "5,5 km", "5.5 कि॰मी॰", "5,5 km", "5.5 km", "5.5km", "5,5 km",
                "5,5 km",
            ])
        check(
            Text(
                Measurement(value: 20, unit: UnitTemperature.celsius),
                format: .measurement(width: .narrow, usage: .asProvided)),
            ["20°م", "20 °C", "20°C", "20°C", "20°C", "20℃", "20 °C", "20°C", "20°C", "20°", "20°C"])
        check(
            Text(["A", "B", "C"], format: .list(type: .or)),
            [
                "A أو B أو C", "A, B oder C", "A, B, or C", "A, B o C", "A, B ou C", "A, B या C", "A, B o C", "A、B、またはC",
                "A, B 또는 C", "A, B of C", "A, B ou C",
            ])
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Maya", "Lind")
        check(
            Text(name, format: .name(style: .medium)),
            [
                "Maya Lind", "Maya Lind", "Maya Lind", "Maya Lind", "Maya Lind", "Maya Lind", "Maya Lind", "Maya Lind",
                "Maya Lind", "Maya Lind", "Maya Lind",
            ])
    }

    func testDates() {
        check(
            Text(now, style: .date),
            [
                "1 يناير، 2024", "1. Januar 2024", "January 1, 2024", "1 de enero de 2024", "1 janvier 2024",
                "1 जनवरी 2024", "1 gennaio 2024", "2024年1月1日", "2024년 1월 1일", "1 januari 2024", "1 de janeiro de 2024",
            ])
        check(
            Text(now, style: .time),
            [
                "12:00 م", "12:00", "12:00 PM", "12:00", "12:00", "अ 12:00", "12:00", "12:00", "오후 12:00", "12:00",
                "12:00",
            ])
        check(
            Text(now - 8000, style: .relative),
            [
                "2 س 13 د", "2 Std., 13 Min.", "2 hr, 13 min", "2 h y 13 min", "2 h et 13 min", "2 घं॰, 13 मि॰",
                "2 h e 13 min", "2時間 13分", "2시간 13분", "2 uur, 13 min", "2 h e 13 min",
            ])
        check(
            Text(now - 8000, style: .offset),
            [
                "+ساعتان", "+2 Stunden", "+2 hours", "+2 horas", "+2 heures", "+2 घंटे", "+2 ore", "+2時間", "+2시간",
                "+2 uur", "+2 horas",
            ])
        check(
            Text(now - 8000, style: .timer),
            [
                "2:13:20", "2:13:20", "2:13:20", "2:13:20", "2:13:20", "2:13:20", "2:13:20", "2:13:20", "2:13:20",
                "2:13:20", "2:13:20",
            ])
        check(
            Text(timerInterval: now...(now + 125)),
            ["2:05", "2:05", "2:05", "2:05", "2:05", "2:05", "2:05", "2:05", "2:05", "2:05", "2:05"])
        check(
            Text(now...(now + 5400)),
            [
                "12:00–1:30 م", "12:00–13:30 Uhr", "12:00 – 1:30 PM", "12:00 – 13:30", "12:00 – 13:30", "अ 12:00–1:30",
                "12:00–13:30", "12時00分～13時30分", "오후 12:00~1:30", "12:00–13:30", "12:00 – 13:30",
            ])
        check(
            Text(now, format: .dateTime.weekday(.wide).day().month(.wide)),
            [
                "الاثنين، 1 يناير", "Montag, 1. Januar", "Monday, January 1", "lunes, 1 de enero", "lundi 1 janvier",
                "सोमवार, 1 जनवरी", "lunedì 1 gennaio", "1月1日 月曜日", "1월 1일 월요일", "maandag 1 januari",
                "segunda-feira, 1 de janeiro",
            ])
        check(
            Text(now - 172800, format: .relative(presentation: .named)),
            [
                "أول أمس", "vorgestern", "2 days ago", "anteayer", "avant-hier", "परसों", "l'altro ieri", "一昨日", "그저께",
                "eergisteren", "anteontem",
            ])
        check(
            Text("\(now - 86400, format: .relative(presentation: .named))"),
            ["أمس", "gestern", "yesterday", "ayer", "hier", "कल", "ieri", "昨日", "어제", "gisteren", "ontem"])
        check(
            Text(Duration.seconds(3725), format: .units(allowed: [.hours, .minutes], width: .wide)),
            [
                "ساعة ودقيقتان", "1 Stunde und 2 Minuten", "1 hour, 2 minutes", "1 hora y 2 minutos",
                "1 heure et 2 minutes", "1 घंटा और 2 मिनट", "1 ora e 2 minuti", "1時間 2分", "1시간 2분", "1 uur en 2 minuten",
                "1 hora e 2 minutos",
            ])
        check(
            Text(Duration.seconds(3725), format: .time(pattern: .hourMinuteSecond)),
            [
                "1:02:05", "1:02:05", "1:02:05", "1:02:05", "1:02:05", "1:02:05", "1:02:05", "1:02:05", "1:02:05",
                "1:02:05", "1:02:05",
            ])
    }

    func testControls() {
        check(
            Stepper("Guests \(12345)", value: .constant(1)),
            [
                "Guests 12,345", "Guests 12.345", "Guests 12,345", "Guests 12.345", "Guests 12 345", "Guests 12,345",
                "Guests 12.345", "Guests 12,345", "Guests 12,345", "Guests 12.345", "Guests 12.345",
            ])
        check(
            ProgressView(value: 0.25) {
            } currentValueLabel: {
                Text(0.25, format: .percent)
            }, ["25%", "25 %", "25%", "25 %", "25 %", "25%", "25%", "25%", "25%", "25%", "25%"])
        check(
            Label("\(12345) km", systemImage: "car"),
            [
                "12,345 km", "12.345 km", "12,345 km", "12.345 km", "12 345 km", "12,345 km", "12.345 km", "12,345 km",
                "12,345 km", "12.345 km", "12.345 km",
            ])
    }
}
