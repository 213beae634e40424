import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Numbers in localized keys, formatted for the locale of the environment. The values are those of
/// `String(format:locale:)`, with which iOS fills in keys; `%lf` has six decimals there, too.
final class LocalizedNumberTests: XCTestCase {
    private let measuring = TextMeasuring()

    private func texts<Content: View>(_ view: Content, in locale: String = "en_US") -> [String] {
        measuring.texts(in: view.environment(\.locale, Locale(identifier: locale)), width: 300, height: 600)
            .map(\.string)
    }

    private func string(_ text: Text, in locale: String = "en_US") -> String { texts(text, in: locale).first ?? "" }

    func testWholeNumbersAreGrouped() {
        let year = Text("year \(2024)")
        for (locale, expected) in [
            ("en_US", "year 2,024"), ("de_DE", "year 2.024"), ("fr_FR", "year 2\u{202F}024"), ("es_ES", "year 2024"),
            ("ar_EG", "year ٢٬٠٢٤"), ("hi_IN", "year 2,024"), ("ja_JP", "year 2,024"),
        ] {
            XCTAssertEqual(string(year, in: locale), expected, locale)
        }
        XCTAssertEqual(string(Text("\(1_234_567)"), in: "hi_IN"), "12,34,567")
        XCTAssertEqual(string(Text("\(-2024 as Int32) \(2024 as Int16) \(65000 as UInt16)")), "-2,024 2,024 65,000")
        XCTAssertEqual(string(Text("\(UInt64.max)")), "18,446,744,073,709,551,615")
        XCTAssertEqual(string(Text("\(Int64.min)")), "-9,223,372,036,854,775,808")
    }

    func testNumbersWithDecimals() {
        XCTAssertEqual(string(Text("\(1234.5)")), "1,234.500000")
        XCTAssertEqual(string(Text("\(1234.5)"), in: "de_DE"), "1.234,500000")
        XCTAssertEqual(string(Text("\(CGFloat(0.25)) \(Float(2))")), "0.250000 2.000000")
        XCTAssertEqual(string(Text("\(1234.5, specifier: "%.1f")")), "1,234.5")
        XCTAssertEqual(string(Text("\(1234.5, specifier: "%.1f")"), in: "de_DE"), "1.234,5")
        XCTAssertEqual(string(Text("\(1234.5, specifier: "%.2f km")")), "1,234.50 km", "a specifier with more than one")
    }

    /// On iOS, a specifier of another type reads memory that doesn't belong to the number.
    func testASpecifierOfAnotherKindConvertsTheNumber() {
        XCTAssertEqual(string(Text("\(2024, specifier: "%.1f")")), "2,024.0")
        XCTAssertEqual(string(Text("\(2024.9, specifier: "%d")")), "2,024")
        XCTAssertEqual(
            string(Text("\(255, specifier: "%x") \(7, specifier: "%03d") \(65, specifier: "%c")")), "ff 007 A")
        XCTAssertEqual(string(Text("\(2024, specifier: "%@") \(2024, specifier: "%s")")), "2,024 2,024")
        XCTAssertEqual(string(Text("\(1e300, specifier: "%d") \(Double.nan, specifier: "%d")")).isEmpty, false)
    }

    func testStringsAndVerbatimTextsStay() {
        let year = 2024
        XCTAssertEqual(string(Text(verbatim: "year \(year)")), "year 2024")
        XCTAssertEqual(string(Text("year \(year)" as String)), "year 2024")
        XCTAssertEqual(string(Text("year \(String(year))")), "year 2024")
        XCTAssertEqual(string(Text("year \("\(year)")")), "year 2024")
    }

    func testObjectsFormattersAndStyles() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(string(Text("\(1234 as NSNumber, formatter: formatter)")), "1,234th")
        XCTAssertEqual(string(Text("\(1234.5 as NSNumber)"), in: "de_DE"), "1.234,5")
        XCTAssertEqual(string(Text("\(Decimal(1234.5))"), in: "de_DE"), "1.234,5")
        XCTAssertEqual(string(Text("\(0.46, format: .percent)"), in: "de_DE"), "46\u{A0}%")
        XCTAssertEqual(string(Text("\(["a", "b", "c"], format: .list(type: .and))"), in: "de_DE"), "a, b und c")
        XCTAssertEqual(string(Text("\(1234, format: .number.grouping(.never))"), in: "de_DE"), "1234")
        XCTAssertEqual(string(Text("\(AttributedString("1234")) \(Text("\(1234)"))"), in: "de_DE"), "1234 1.234")
        XCTAssertEqual(string(Text("\(LocalizedStringResource("\(1234)"))"), in: "de_DE"), "1.234")
        XCTAssertEqual(string(Text(LocalizedStringResource("\(1234)")), in: "de_DE"), "1.234")
    }

    func testKeycapAfterANumberStays() {
        XCTAssertEqual(string(Text("\(1)\u{FE0F}\u{20E3} \(1234)")), "1\u{FE0F}\u{20E3} 1,234")
    }

    func testEveryViewThatTakesAKey() {
        let year = 2024
        var flag = true
        let binding = Binding(get: { flag }, set: { flag = $0 })
        let value = Binding(get: { 1 }, set: { _ in })
        let views: [(String, AnyView)] = [
            ("Label", AnyView(Label("year \(year)", systemImage: "star"))),
            ("Button", AnyView(Button("year \(year)") {})),
            ("Toggle", AnyView(Toggle("year \(year)", isOn: binding))),
            ("Stepper", AnyView(Stepper("year \(year)", value: value))),
            ("Picker", AnyView(List { Picker("year \(year)", selection: value) { Text("x").tag(1) } })),
            ("Menu", AnyView(Menu("year \(year)") { Text("x") })),
            ("Section", AnyView(List { Section("year \(year)") { Text("x") } })),
            ("Link", AnyView(Link("year \(year)", destination: URL(string: "https://example.com")!))),
            ("NavigationLink", AnyView(NavigationStack { NavigationLink("year \(year)") { Text("x") } })),
            ("LabeledContent", AnyView(LabeledContent("year \(year)", value: "x"))),
            ("GroupBox", AnyView(GroupBox("year \(year)") { Text("x") })),
            ("DisclosureGroup", AnyView(DisclosureGroup("year \(year)") { Text("x") })),
            ("ProgressView", AnyView(ProgressView("year \(year)", value: 0.5))),
            ("ContentUnavailableView", AnyView(ContentUnavailableView("year \(year)", systemImage: "star"))),
            ("navigationTitle", AnyView(NavigationStack { Text("x").navigationTitle("year \(year)") })),
            ("badge", AnyView(List { Text("x").badge("year \(year)") })),
            ("prompt", AnyView(TextField("year \(year)", text: .constant("")))),
        ]
        for (name, view) in views {
            let german = view.environment(\.locale, Locale(identifier: "de_DE"))
            let all = measuring.frame(of: german, width: 320, height: 640)
            var strings: [String] = []
            all.forEach { frame, _ in if case .text(let content) = frame.content { strings.append(content.string) } }
            XCTAssertTrue(strings.contains { $0.lowercased() == "year 2.024" }, "\(name): \(strings)")
        }
    }

    // MARK: Tables

    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try XCTUnwrap(Bundle(path: folder.path))
    }

    func testTranslationsAreFilledAsTheLocaleWritesNumbers() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings":
                #""year %lld" = "Jahr %lld"; "%lld of %lld" = "%2$lld, davon %1$lld"; "cost %lf" = "kostet %.2f €";"#
        ])
        XCTAssertEqual(string(Text("year \(2024)", bundle: bundle), in: "de_AT"), "Jahr 2.024")
        XCTAssertEqual(string(Text("\(1000) of \(20000)", bundle: bundle), in: "de_DE"), "20.000, davon 1.000")
        XCTAssertEqual(string(Text("cost \(1234.5)", bundle: bundle), in: "de_DE"), "kostet 1.234,50 €")
        XCTAssertEqual(string(Text("year \(2024)", bundle: bundle), in: "fr_FR"), "year 2\u{202F}024")
    }

    /// Foundation's own lookup crashes in a bundle with plural forms.
    func testFormsGoWithTheNumber() throws {
        func forms(_ forms: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld **replies**</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@replies@</string><key>replies</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict></dict></dict></plist>
            """
        }
        let bundle = try bundle([
            "pl.lproj/Localizable.stringsdict": forms(
                "<key>one</key><string>%lld **odpowiedź**</string><key>few</key><string>%lld odpowiedzi</string>"
                    + "<key>many</key><string>%lld odpowiedzi (wiele)</string><key>other</key><string>%lld x</string>"),
            "en.lproj/Localizable.stringsdict": forms(
                "<key>zero</key><string>no replies</string><key>one</key><string>one reply</string>"
                    + "<key>other</key><string>%lld replies</string>"),
        ])
        func replies(_ count: Int, _ locale: String) -> String {
            string(Text("\(count) **replies**", bundle: bundle), in: locale)
        }
        XCTAssertEqual([0, 1, 2024].map { replies($0, "en_US") }, ["no replies", "one reply", "2,024 replies"])
        XCTAssertEqual(
            [1, 3, 25].map { replies($0, "pl_PL") },
            ["1 odpowiedź", "3 odpowiedzi", "25 odpowiedzi (wiele)"])
        XCTAssertEqual(replies(1, "de_DE"), "one reply", "the language that the bundle was made in")
    }
}
