import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The strings and the attributes of texts.
final class TextContentTests: XCTestCase {
    private let measuring = TextMeasuring()

    /// The string that a text shows.
    private func string<Content: View>(_ view: Content) -> String {
        measuring.texts(in: view).first?.string ?? ""
    }

    /// The font file of each run.
    private func faces<Content: View>(_ view: Content) -> [FontFace] {
        measuring.texts(in: view).first?.runs.map(\.face) ?? []
    }

    private func colors<Content: View>(_ view: Content) -> [RGBA] {
        measuring.texts(in: view).first?.runs.map(\.color) ?? []
    }

    // MARK: Keys

    func testAKeyIsShownWithItsValues() {
        let (count, name) = (3, "Leia")
        XCTAssertEqual(string(Text("\(count) replies by \(name)")), "3 replies by Leia")
        XCTAssertEqual(string(Text("100%")), "100%")
        XCTAssertEqual(string(Text("100% of \(count)")), "100% of 3")
        XCTAssertEqual(string(Text("\(2.5, specifier: "%.2f") km")), "2.50 km")
        XCTAssertEqual(string(Text("by \(Text(name).bold())!")), "by Leia!")
    }

    func testAKeyIsLookedUpWhereATableIsGiven() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try #""%lld replies by %@" = "%2$@ hat %1$lld **Antworten**";"#
            .write(to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let text = Text("\(3) replies by \("Leia")", bundle: bundle)
        XCTAssertEqual(string(text.environment(\.locale, Locale(identifier: "de_DE"))), "Leia hat 3 Antworten")
        XCTAssertEqual(string(text.environment(\.locale, Locale(identifier: "fr_FR"))), "3 replies by Leia")
    }

    func testOnlyKeysHaveMarkdown() {
        let bold = "bold"
        XCTAssertEqual(string(Text("**bold** and *italic*")), "bold and italic")
        XCTAssertEqual(string(Text(verbatim: "**bold**")), "**bold**")
        XCTAssertEqual(string(Text("**bold**" as String)), "**bold**")
        XCTAssertEqual(string(Text("**\(bold)** \("**no**")")), "bold **no**")
    }

    func testMarkdownIsFormatted() {
        let plain = faces(Text("word"))[0]
        XCTAssertEqual(faces(Text("**word**")), faces(Text("word").bold()))
        XCTAssertEqual(faces(Text("*word*")), faces(Text("word").italic()))
        XCTAssertEqual(faces(Text("_word_")), faces(Text("word").italic()))
        XCTAssertEqual(faces(Text("***word***")), faces(Text("word").bold().italic()))
        XCTAssertEqual(faces(Text("`word`")), faces(Text("word").monospaced()))
        XCTAssertNotEqual(faces(Text("**word**"))[0], plain)
        XCTAssertNotEqual(faces(Text("`word`"))[0], plain)
        XCTAssertEqual(measuring.texts(in: Text("~~word~~"))[0].lines.count, 1)
        XCTAssertEqual(faces(Text("a **b *c* d** e")).count, 5)
    }

    func testUnpairedMarkdownCharactersStay() {
        for text in ["2 * 3 * 4", "snake_case_name", "a ** b", "[no link]", "**open", "a < b", "~", "`open", "*", "\\"]
        {
            XCTAssertEqual(string(Text(LocalizedStringKey(text))), text)
        }
        XCTAssertEqual(string(Text(#"\*stars\*"#)), "*stars*")
    }

    func testLinksHaveTheTintColor() {
        let linked = Text("Visit [Apple](https://apple.com), **now**")
        XCTAssertEqual(string(linked), "Visit Apple, now")
        let standard = colors(linked)
        XCTAssertEqual(standard[0], .black)
        XCTAssertEqual(standard[1], colors(Text("x").foregroundColor(.blue))[0])
        XCTAssertEqual(colors(linked.tint(.red))[1], colors(Text("x").foregroundColor(.red))[0])
        XCTAssertEqual(colors(linked.foregroundColor(.green))[1], standard[1])
        XCTAssertEqual(string(Text("<https://apple.com>")), "https://apple.com")
    }

    func testMarkdownOfKeys() {
        XCTAssertEqual(string(Text("fish &amp; chips, 1 &lt; 2, ![alt](i.png)")), "fish & chips, 1 < 2, alt")
        XCTAssertEqual(string(Text("  - **a**  \n\n# b")), "  - a  \n\n# b")
        let (name, address) = ("*Leia*", "https://a.example/")
        XCTAssertEqual(string(Text("[\(name)](\(address)) *\(2)*\u{301}")), "*Leia* 2\u{301}")
        let linked = Text("[\(name)](\(address)) \(2)")
        XCTAssertEqual(colors(linked)[0], colors(Text("x").foregroundColor(.blue))[0])
    }

    func testGrammarAgreementIsReported() {
        let text = Text("^[\(3) item](inflect: true)!")
        XCTAssertEqual(string(text), "3 item!")
        XCTAssertEqual(
            Drawn { text }.problems, ["Automatic grammar agreement isn't made: “3 item” is drawn as it is written."])
        XCTAssertEqual(Drawn { Text("^[item](color: 'red')") }.problems, [])
    }

    // MARK: Attributes

    func testInnermostAttributeWins() {
        let red = colors(Text("x").foregroundColor(.red))
        XCTAssertEqual(colors(Text("x").foregroundColor(.red).foregroundColor(.blue)), red)
        let joined = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)
        XCTAssertEqual(colors(joined)[0], red[0])
        XCTAssertEqual(colors(joined)[1], colors(Text("b").foregroundColor(.blue))[0])
        XCTAssertEqual(colors(HStack { Text("x").foregroundStyle(.red) }.foregroundColor(.blue)), red)
        XCTAssertEqual(colors(HStack { Text("x") }.foregroundColor(.red)), red)
    }

    func testBoldTextStylesAreSemibold() {
        XCTAssertEqual(faces(Text("x").font(.body.bold())), faces(Text("x").fontWeight(.semibold)))
        XCTAssertEqual(faces(Text("x").bold()), faces(Text("x").fontWeight(.semibold)))
        XCTAssertEqual(faces(Text("x").font(.headline)), faces(Text("x").fontWeight(.semibold)))
        let sized = Text("x").font(.system(size: 17)).bold()
        XCTAssertEqual(faces(sized), faces(Text("x").fontWeight(.bold)))
        XCTAssertNotEqual(faces(sized), faces(Text("x").bold()))
        XCTAssertEqual(faces(Text("x").font(.title).bold()), faces(Text("x").font(.title).fontWeight(.bold)))
    }

    func testViewModifiersApplyToTexts() {
        XCTAssertEqual(faces(HStack { Text("x") }.bold()), faces(Text("x").bold()))
        XCTAssertEqual(faces(HStack { Text("x").bold(false) }.bold()), faces(Text("x")))
        XCTAssertEqual(faces(HStack { Text("x") }.italic()), faces(Text("x").italic()))
        XCTAssertEqual(faces(HStack { Text("x") }.monospaced()), faces(Text("x").monospaced()))
        XCTAssertEqual(faces(HStack { Text("x") }.fontWeight(.black)), faces(Text("x").fontWeight(.black)))
        XCTAssertEqual(measuring.texts(in: HStack { Text("x") }.underline())[0].lines.count, 1)
        XCTAssertEqual(measuring.texts(in: HStack { Text("x") }.strikethrough())[0].lines.count, 1)
        XCTAssertEqual(string(HStack { Text("Straße") }.textCase(.uppercase)), "STRASSE")
        XCTAssertEqual(string(Text("ABC").textCase(.lowercase).textCase(nil)), "abc")
    }

    func testLinesHaveTheirOwnColor() throws {
        let red = colors(Text("x").foregroundColor(.red))[0]
        let underlined = measuring.texts(in: Text("x").underline(color: .red))[0]
        XCTAssertEqual(underlined.lines.map(\.color), [red])
        XCTAssertEqual(measuring.texts(in: Text("x").strikethrough().foregroundColor(.red))[0].lines[0].color, red)
        XCTAssertEqual(measuring.texts(in: Text("x").underline(false))[0].lines, [])
    }

    func testKerningAndBaselineOffset() {
        let plain = measuring.size(of: Text("Test")).width
        assertPixels(measuring.size(of: Text("Test").kerning(2)).width, plain + 8, accuracy: 0.34)
        assertPixels(measuring.size(of: Text("Test").kerning(9).tracking(1)).width, plain + 4, accuracy: 0.34)
        let raised = Text("a") + Text("b").baselineOffset(6)
        let baselines = measuring.texts(in: raised)[0].baselines
        assertPixels(baselines[0] - baselines[1], 6)
    }

    func testDigitsOfOneWidth() {
        func width(_ string: String) -> CGFloat {
            measuring.size(of: Text(verbatim: string).monospacedDigit()).width
        }
        assertPixels(width("111"), width("000"))
        XCTAssertLessThan(measuring.size(of: Text("111")).width, measuring.size(of: Text("000")).width)
    }

    func testAGradientIsPaintedWhereTheLettersAre() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        for view in [
            AnyView(Text("x").foregroundStyle(gradient)), AnyView(HStack { Text("x") }.foregroundStyle(gradient)),
        ] {
            let frame = measuring.frames(named: "Text", in: view)[0].frame
            guard case .linearGradient = frame.fill else { return XCTFail("\(String(describing: frame.fill))") }
            XCTAssertEqual(frame.effects.count, 1)
        }
    }

    // MARK: Inline images

    func testInlineImage() throws {
        let star = Image(systemName: "star.fill")
        let size = measuring.size(of: star)
        let text = Text("Rated ") + Text(star) + Text(" by all")
        let letters = measuring.size(of: Text("Rated \u{2060} by all".replacingOccurrences(of: "\u{2060}", with: "")))
        assertPixels(measuring.size(of: text).width, letters.width + size.width, accuracy: 0.7)
        let image = try XCTUnwrap(measuring.frames(named: "Image", in: text).first)
        XCTAssertEqual(image.rect.size, size)
        assertPixels(image.rect.minX, measuring.size(of: Text("Rated ")).width, accuracy: 1)
        assertPixels(measuring.size(of: text).height, 20.333)
        XCTAssertEqual(measuring.frames(named: "Image", in: Text("Rated \(star) by all"))[0].rect, image.rect)
    }

    func testInlineImageHasFontAndColorOfItsText() throws {
        let star = Image(systemName: "star.fill")
        let text = Text("x ") + Text(star).font(.largeTitle).foregroundColor(.red)
        let image = measuring.frames(named: "Image", in: text)[0]
        XCTAssertEqual(image.rect.size, measuring.size(of: star.font(.largeTitle)))
        guard case .image(let content) = image.frame.content else { return XCTFail("no image") }
        XCTAssertEqual(content.tint, colors(Text("x").foregroundColor(.red))[0])
    }

    func testTallInlineImageMakesItsLineTaller() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
        }
        let text = Text("a ") + Text(Image(uiImage: picture)) + Text(" b")
        let image = measuring.frames(named: "Image", in: text)[0].rect
        assertPixels(image.minY, 0)
        assertPixels(image.height, 50)
        // The letters extend 17 × 0.241211 points below the baseline, on which the image stands.
        assertPixels(measuring.size(of: text).height, 54.333)
    }

    // MARK: Values

    func testDates() {
        // RenderSettings.defaultNow is 1 January 2024, 12:00 UTC.
        let date = RenderSettings.defaultNow.addingTimeInterval(-8600)
        XCTAssertEqual(string(Text(date, style: .time)).replacingOccurrences(of: "\u{202F}", with: " "), "9:36 AM")
        XCTAssertEqual(string(Text(date, style: .date)), "January 1, 2024")
        XCTAssertEqual(string(Text(date, style: .relative)), "2 hr, 23 min")
        XCTAssertEqual(string(Text(date, style: .offset)), "+2 hours")
        XCTAssertEqual(string(Text(date, style: .timer)), "2:23:20")
        let amsterdam = Text(date, style: .time).environment(\.timeZone, TimeZone(identifier: "Europe/Amsterdam")!)
        XCTAssertEqual(string(amsterdam.environment(\.locale, Locale(identifier: "nl_NL"))), "10:36")
        XCTAssertEqual(
            string(Text(timerInterval: date...date.addingTimeInterval(9000), countsDown: true)), "6:40")
        XCTAssertEqual(string(Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)), "1:00")
    }

    func testFormatsFollowTheLanguage() {
        let text = Text(1234.5, format: .number)
        XCTAssertEqual(string(text), "1,234.5")
        XCTAssertEqual(string(text.environment(\.locale, Locale(identifier: "de_DE"))), "1.234,5")
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .percent
        XCTAssertEqual(string(Text(NSNumber(value: 0.5), formatter: formatter)), "50%")
    }

    // MARK: Right-to-left text

    func testLinesAreAlignedToTheLeadingEdge() {
        func firstX(_ alignment: TextAlignment, _ direction: RenderSettings.Direction) -> [CGFloat] {
            var measuring = TextMeasuring()
            measuring.direction = direction
            let text = Text("A wide line\nhi").multilineTextAlignment(alignment)
            return measuring.texts(in: text)[0].runs.map(\.origin.x)
        }
        XCTAssertEqual(firstX(.leading, .leftToRight), [0, 0])
        XCTAssertEqual(firstX(.trailing, .rightToLeft), [0, 0])
        XCTAssertGreaterThan(firstX(.trailing, .leftToRight)[1], 50)
        XCTAssertEqual(firstX(.leading, .rightToLeft)[1], firstX(.trailing, .leftToRight)[1])
        XCTAssertEqual(firstX(.center, .leftToRight)[1], firstX(.trailing, .leftToRight)[1] / 2, accuracy: 0.34)
    }

    func testAlignmentAppliesWithinTheTextWidth() {
        let text = Text("hi").multilineTextAlignment(.trailing)
        XCTAssertEqual(measuring.texts(in: text, width: 300)[0].runs[0].origin.x, 0, accuracy: 0.34)
    }

    // MARK: Unsupported modifiers

    func testUnsupportedTextIsReported() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let view = VStack {
            Text("b").font(.custom("Unheard Of", size: 12))
            Text("c").font(.body.smallCaps())
            Text("d").foregroundStyle(gradient) + Text("e")
        }
        let messages = problems(of: { measuring.frame(of: view) }).messages
        XCTAssertEqual(
            messages,
            [
                "The font \"Unheard Of\" isn't bundled; the system font is used instead.",
                "Small capitals aren't drawn; the letters stay as they are.",
                "A gradient for a part of a text is drawn in one color, that of its middle.",
            ])
    }

    func testTextsCanBeCompared() {
        XCTAssertEqual(Text("a").bold(), Text("a").bold())
        XCTAssertNotEqual(Text("a").bold(), Text("a"))
        XCTAssertEqual(Text("\(1) of \("b")"), Text("\(1) of \("b")"))
    }
}
