import CPango
import Fonts
import Foundation
import Frames
import Rendering
import XCTest

@testable import Typesetting

/// Characters that Inter lacks.
final class FallbackTests: XCTestCase {
    func testEveryEmojiIsOneGlyphInColor() {
        let emoji = [
            "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇳🇱", "3️⃣", "❤️", "👩🏾‍🚀", "☺️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "#️⃣", "🧑‍🤝‍🧑",
            // Unicode 16 and 17.
            "🫩", "🪉", "🫜", "🇨🇶", "🫪", "🫯", "🛘", "🪊",
        ]
        for string in emoji {
            let paragraph = layOutBody(string)
            let runs = paragraph.content(in: 100).runs
            XCTAssertEqual(runs.flatMap(\.glyphs).count, 1, string)
            XCTAssertTrue(runs.allSatisfy(\.face.hasColor), string)
            XCTAssertEqual(paragraph.missingCharacters, [], string)
        }
    }

    /// Pango knows the fight cloud of Unicode 17 as a symbol, not as an emoji.
    func testEmojiThatAreJoinedByNewerOnes() {
        let usual = layOutBody("😀").size
        for first in ["🧑", "👩", "👨"] {
            for (tone, other) in [("🏻", "🏿"), ("🏿", "🏽"), ("🏾", "🏼")] {
                let wrestlers = "\(first)\(tone)\u{200D}🫯\u{200D}\(first)\(other)"
                let paragraph = layOutBody(wrestlers)
                let runs = paragraph.content(in: 100).runs
                XCTAssertEqual(runs.flatMap(\.glyphs).count, 1, wrestlers)
                XCTAssertTrue(runs.allSatisfy(\.face.hasColor), wrestlers)
                XCTAssertEqual(paragraph.missingCharacters, [])
                XCTAssertEqual(paragraph.size.width, usual.width, accuracy: 0.1, wrestlers)
                XCTAssertEqual(paragraph.size.height, usual.height, wrestlers)
                let between = layOutBody("a\(wrestlers)b 🫯 c").content(in: 200)
                XCTAssertEqual(between.runs.filter(\.face.hasColor).flatMap(\.glyphs).count, 2)
                XCTAssertEqual(
                    layOutBody("a\(wrestlers)b").size.width, layOutBody("a😀b").size.width, accuracy: 0.1, wrestlers)
            }
        }
        // The font has no glyph for people of different kinds.
        XCTAssertEqual(layOutBody("🧑\u{200D}🫯\u{200D}👩").content(in: 100).runs.flatMap(\.glyphs).count, 3)
    }

    /// Many keyboards write no variation selector.
    func testABareKeycapIsOneGlyphInColor() {
        for key in "0123456789#*" {
            let (bare, full) = (layOutBody("\(key)\u{20E3}"), layOutBody("\(key)\u{FE0F}\u{20E3}"))
            let runs = bare.content(in: 100).runs
            XCTAssertEqual(runs.flatMap(\.glyphs).count, 1, "\(key)")
            XCTAssertTrue(runs.allSatisfy(\.face.hasColor), "\(key)")
            XCTAssertEqual(runs.first?.glyphs, full.content(in: 100).runs.first?.glyphs, "\(key)")
            XCTAssertEqual(bare.size, full.size, "\(key)")
        }
        let runs = layOutBody("Steps: 1⃣ open 2⃣ close").content(in: 300).runs
        XCTAssertEqual(runs.filter(\.face.hasColor).flatMap(\.glyphs).count, 2)
    }

    func testEmojiHaveTheAdvanceOfIOS() {
        func advance(_ size: CGFloat) -> CGFloat {
            Typesetter.current.layOut(StyledText("😍", TextAttributes(font: .system(size: size)))).size.width
        }
        XCTAssertEqual(advance(13), 18, accuracy: 0.3)
        XCTAssertEqual(advance(19), 25, accuracy: 0.3)
        XCTAssertEqual(advance(50), 54, accuracy: 0.3)
    }

    func testDigitsAndSymbolsStayText() {
        for string in ["0123456789", "#*", "©®™", "12:01 AM"] {
            XCTAssertFalse(layOutBody(string + " 😀").content(in: 300).runs[0].face.hasColor, string)
        }
    }

    func testSymbolsThatAreEmojiOnIOSAreEmoji() {
        func hasColor(_ string: String) -> Bool? { layOutBody(string).content(in: 100).runs.first?.face.hasColor }
        for string in ["♥", "❤", "☎", "☺", "✔", "☀"] { XCTAssertEqual(hasColor(string), true, string) }
        for string in ["★", "→", "↗", "✓", "™", "♥\u{FE0E}"] { XCTAssertEqual(hasColor(string), false, string) }
    }

    func testAlphabetsAreComplete() {
        let texts = [
            "Hello, ĀāĐđŁłŞşŽžƏə", "Привет, мир", "Γειά σου Κόσμε", "Xin chào thế giới", "مرحبا بالعالم", "سلام دنیا",
            "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "你好，世界", "こんにちは世界", "안녕하세요 세계", "বাংলা", "தமிழ்", "తెలుగు",
            "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "አማርኛ", "Հայերեն", "ქართული", "ଓଡ଼ିଆ", "བོད་ཡིག",
            "←↑→↓ ★☆ ✓✗ ♠♥ ∑∫√∞≠ ⌘⌥ ☎ ☂ ½ € ₹ ₿ №", "𝒜𝔅ℂ", "①②③",
        ]
        for text in texts {
            XCTAssertEqual(layOutBody(text).missingCharacters, [], text)
            XCTAssertEqual(
                Typesetter.current.layOut(StyledText(text, TextAttributes(font: .system(size: 28, weight: .bold))))
                    .missingCharacters, [], text)
        }
    }

    func testACharacterWithoutAFontIsReportedAndDrawnAsABox() {
        let paragraph = layOutBody("a𒀀b𒀀c")

        XCTAssertEqual(paragraph.missingCharacters, ["𒀀"])
        XCTAssertEqual(paragraph.content(in: 100).runs.flatMap(\.glyphs).map(\.id).filter { $0 == 0 }.count, 2)
        XCTAssertGreaterThan(paragraph.size.width, layOutBody("abc").size.width)
    }

    func testUnassignedCharactersAreReported() {
        XCTAssertEqual(layOutBody("a\u{378}").missingCharacters, ["\u{378}"])
        XCTAssertEqual(layOutBody("a\u{10FFFD}").missingCharacters, ["\u{10FFFD}"])
    }

    /// Fonts have private glyphs there, such as parts of letters, which no text means.
    func testPrivateCharactersAreMissingWhateverFontHasThem() {
        let families: [FontDescription.Family] =
            [.system, .serif, .rounded, .monospaced] + FontDescription.namedFamilies.map { .named($0) }
        for family in families {
            let text = "a\u{E000}b\u{E0A0}\u{F001} \u{F8FF} 漢\u{F0000}\u{10FFFD}"
            let styled = StyledText(text, TextAttributes(font: FontDescription(family: family, size: 17)))
            let paragraph = Typesetter.current.layOut(styled)
            XCTAssertEqual(
                paragraph.missingCharacters,
                ["\u{E000}", "\u{E0A0}", "\u{F001}", "\u{F8FF}", "\u{F0000}", "\u{10FFFD}"], "\(family)")
            let runs = paragraph.content(in: 300).runs
            XCTAssertEqual(runs.flatMap(\.glyphs).filter { $0.id == 0 }.count, 6, "\(family)")
        }
    }

    func testInvisibleCharactersAreNotMissing() {
        let paragraph = layOutBody("a\u{200B}b\u{2066}c\u{2069}\u{FEFF}\u{AD}\u{0}\u{7}\r\nd")

        XCTAssertEqual(paragraph.missingCharacters, [])
    }

    /// Returns the boxes of a text, from left to right.
    private func boxes(_ text: String) -> [GlyphRun] {
        layOutBody(text).content(in: 300).runs.filter { run in run.glyphs.contains { $0.id == 0 } }
    }

    func testBoxesStandSideBySideAndBlanksStay() {
        let box: CGFloat = 17 * 0.6
        for text in ["ᎠᎠᎠ", "Հ ᎠᎠᎠ xx", "⠓ᎠᎠᎠ", "漢 ᎠᎠᎠ", "😀 ᎠᎠᎠ", "a\tᎠᎠᎠ"] {
            let places = boxes(text).flatMap { run in run.glyphs.map { run.origin.x + CGFloat($0.x) } }
            XCTAssertEqual(places.count, 3, text)
            for (place, next) in zip(places, places.dropFirst()) {
                XCTAssertEqual(next - place, box, accuracy: 1, text)
            }
        }
        let blank = layOutBody("Ꭰ Ꭰ").size.width - layOutBody("ᎠᎠ").size.width
        XCTAssertEqual(blank, layOutBody("a a").size.width - layOutBody("aa").size.width, accuracy: 0.01)
    }

    func testMissingCharacterIsOneBoxWithAllThatBelongsToIt() {
        // Marks, joiners, selectors and modifiers, both with and without a font.
        for addition in [
            "", "\u{301}", "\u{301}\u{20DD}", "\u{A66F}", "\u{FE0F}", "\u{E0101}", "\u{200D}", "\u{1F3FD}", "\u{93E}",
        ] {
            XCTAssertEqual(boxes("aᎠ\(addition)b").flatMap(\.glyphs).count, 1, addition)
            XCTAssertEqual(layOutBody("aᎠ\(addition)b").missingCharacters.count, 1, addition)
        }
        // A mark without a font on a letter with one.
        XCTAssertEqual(boxes("a\u{1E8D0}b").flatMap(\.glyphs).count, 1)
        XCTAssertEqual(boxes("👩\u{200D}\u{13000}").flatMap(\.glyphs).count, 1)
        let unknown = "\u{F0000}\u{10FFFD}\u{378}\u{2FFE0}\u{5FFFD}\u{13000}"
        XCTAssertEqual(boxes(unknown).flatMap(\.glyphs).count, 6)
    }

    func testEveryLineBreakEndsALine() {
        for character in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
            let paragraph = layOutBody("one\(character)two 漢\(character)\(character)three")
            XCTAssertEqual(
                paragraph.lineTexts.map { $0.filter { !$0.isNewline } }, ["one", "two 漢", "", "three"],
                character.debugDescription)
            XCTAssertEqual(paragraph.missingCharacters, [], character.debugDescription)
        }
    }

    func testControlCharactersTakeNoSpace() {
        let width = layOutBody("ab").size.width
        for character in ["\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9F}", "\u{FFF9}", "\u{FFFE}", "\u{1FFFF}"] {
            let paragraph = layOutBody("a\(character)b")
            // The letters beside it aren’t kerned.
            XCTAssertEqual(paragraph.size.width, width, accuracy: 0.05, character.debugDescription)
            XCTAssertEqual(paragraph.missingCharacters, [], character.debugDescription)
            XCTAssertEqual(layOutBody("ab\(character)").size.width, width, accuracy: 0.6, character.debugDescription)
        }
    }

    func testSignOfNumberIsDrawnWithoutAnArabicLetterBesideIt() {
        let alone = layOutBody("\u{600}").content(in: 100).runs
        XCTAssertEqual(alone.map(\.face.file), ["NotoSansArabic-Regular.ttf"])
    }

    func testManyBoxesAreBrokenIntoLines() {
        let text = String(repeating: "Ꭰ", count: 100) + " " + String(repeating: "𒀀", count: 9)
        let paragraph = layOutBody(text, width: 120)
        XCTAssertGreaterThan(paragraph.lines.count, 8)
        XCTAssertLessThanOrEqual(paragraph.lines.map(\.width).max() ?? .infinity, 120)
        XCTAssertEqual(paragraph.missingCharacters, ["Ꭰ", "𒀀"])
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)
        let cut = layOutBody(String(repeating: "Ꭰ", count: 100), style: style, width: 120)
        XCTAssertTrue(cut.isTruncated)
        XCTAssertLessThanOrEqual(cut.size.width, 120)
        XCTAssertEqual(cut.content(in: 120).runs.last?.face.file, "Inter-Regular.otf", "the ellipsis")
    }

    func testTheSameCharacterLooksTheSameBesideOthers() {
        let alone = layOutBody("Ā → ★ ½").content(in: 300).runs.flatMap(\.glyphs).map(\.id)
        for neighbor in ["😀", "あ", "م", "€", "♥"] {
            let beside = layOutBody("Ā → ★ ½" + neighbor, style: .init(direction: .leftToRight)).content(in: 300)
            XCTAssertEqual(Array(beside.runs.flatMap(\.glyphs).map(\.id).prefix(alone.count)), alone, neighbor)
        }
    }

    func testMissingBoldAndItalicAreSynthesized() {
        let font = FontDescription(size: 17, weight: .bold, isItalic: true)
        func face(_ string: String) -> FontFace? {
            Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).content(in: 100).runs.first?.face
        }
        XCTAssertEqual(face("A"), FontFace(file: "Inter-BoldItalic.otf"))
        XCTAssertEqual(face("あ"), FontFace(file: "NotoSansCJKsc-Bold.otf", slant: 0.2))
        // A rare character, which the bold font lacks.
        XCTAssertEqual(face("㐂"), FontFace(file: "NotoSansCJKsc-Regular.otf", slant: 0.2, isEmboldened: true))
        XCTAssertEqual(face("ส"), FontFace(file: "NotoSansThai-Bold.ttf", slant: 0.2))
        XCTAssertEqual(face("😀"), FontFace(file: "NotoColorEmoji.ttf", hasColor: true))
    }

    func testScriptsHaveTheirWeights() {
        func file(_ text: String, _ weight: FontWeight) -> String {
            Typesetter.current.layOut(StyledText(text, TextAttributes(font: .system(size: 17, weight: weight))))
                .content(in: 100).runs[0].face.file
        }
        let scripts = [
            ("ع", "Arabic"), ("א", "Hebrew"), ("अ", "Devanagari"), ("ก", "Thai"), ("Հ", "Armenian"), ("ქ", "Georgian"),
            ("অ", "Bengali"), ("அ", "Tamil"), ("అ", "Telugu"), ("અ", "Gujarati"), ("ਅ", "Gurmukhi"), ("ಅ", "Kannada"),
            ("അ", "Malayalam"), ("අ", "Sinhala"), ("ក", "Khmer"), ("ກ", "Lao"), ("က", "Myanmar"), ("አ", "Ethiopic"),
        ]
        for (letter, script) in scripts {
            XCTAssertEqual(file(letter, .light), "NotoSans\(script)-Regular.ttf")
            XCTAssertEqual(file(letter, .regular), "NotoSans\(script)-Regular.ttf")
            XCTAssertEqual(file(letter, .medium), "NotoSans\(script)-Medium.ttf")
            XCTAssertEqual(file(letter, .semibold), "NotoSans\(script)-SemiBold.ttf")
            XCTAssertEqual(file(letter, .bold), "NotoSans\(script)-Bold.ttf")
            XCTAssertEqual(file(letter, .black), "NotoSans\(script)-Bold.ttf")
        }
        for locale in ["en_US", "ja_JP", "zh_CN", "zh_TW", "zh_HK", "ko_KR"] {
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                for letter in ["漢", "あ", "한", "、"] {
                    XCTAssertEqual(file(letter, .regular), "NotoSansCJKsc-Regular.otf", locale)
                    XCTAssertEqual(file(letter, .medium), "NotoSansCJKsc-Medium.otf", locale)
                    XCTAssertEqual(file(letter, .semibold), "NotoSansCJKsc-Bold.otf", locale)
                    XCTAssertEqual(file(letter, .bold), "NotoSansCJKsc-Bold.otf", locale)
                }
            }
        }
        XCTAssertEqual(file("ଅ", .bold), "NotoSansOriya-Bold.ttf")
        XCTAssertEqual(file("བ", .bold), "NotoSerifTibetan-Bold.ttf")
        XCTAssertEqual(file("𝒜", .bold), "NotoSansMath-Regular.ttf")
    }

    /// Fontconfig reads the text cut's file only.
    func testOtherCutsHaveTheCharactersThatAreAssumed() throws {
        func characters(of file: String) throws -> Set<Unicode.Scalar> {
            var count: Int32 = 0
            let pattern = try XCTUnwrap(FcFreeTypeQuery(BundledFonts.path(for: file), 0, nil, &count))
            defer { FcPatternDestroy(pattern) }
            var covered: OpaquePointer?
            XCTAssertEqual(FcPatternGetCharSet(pattern, FC_CHARSET, 0, &covered), FcResultMatch)
            return Set(
                (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
                    FcCharSetHasChar(covered, $0.value) != 0 && !$0.isPrivate
                })
        }
        let text = try characters(of: OpticalCut.text.file)
        let others = text.subtracting(OpticalCut.charactersOfText).union(OpticalCut.charactersOfDisplay)
        for cut in OpticalCut.allCases where cut != .text {
            XCTAssertEqual(try characters(of: cut.file).symmetricDifference(others), [], cut.file)
        }
        XCTAssertTrue(text.isSuperset(of: OpticalCut.charactersOfText))
        XCTAssertTrue(text.isDisjoint(with: OpticalCut.charactersOfDisplay))
    }

    func testWeightsAndCutsHaveTheirFiles() {
        func file(_ font: FontDescription) -> String? {
            Typesetter.current.layOut(StyledText("A", TextAttributes(font: font))).content(in: 100).runs.first?.face
                .file
        }
        XCTAssertEqual(file(.system(size: 17)), "Inter-Regular.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .medium)), "Inter-Medium.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .semibold)), "Inter-SemiBold.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .ultraLight)), "Inter-Thin.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .thin)), "Inter-ExtraLight.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .heavy)), "Inter-ExtraBold.otf")
        XCTAssertEqual(file(.system(size: 17, weight: .black)), "Inter-Black.otf")
        XCTAssertEqual(file(.system(size: 19.9)), "Inter-Regular.otf")
        XCTAssertEqual(file(.system(size: 20, weight: .bold)), "InterTitle-Bold.otf")
        XCTAssertEqual(file(.system(size: 25)), "InterDisplay-Regular.otf")
        XCTAssertEqual(file(.system(size: 34, weight: .light)), "InterDisplay-Light.otf")
        XCTAssertEqual(
            file(FontDescription(size: 34, weight: .black, isItalic: true)), "InterDisplay-BlackItalic.otf")
        XCTAssertEqual(file(FontDescription(family: .monospaced, size: 17)), "ShotMono-Regular.ttf")
        XCTAssertEqual(file(FontDescription(family: .monospaced, size: 17, weight: .black)), "ShotMono-ExtraBold.ttf")
        XCTAssertEqual(
            file(FontDescription(family: .serif, size: 17, weight: .semibold, isItalic: true)),
            "ShotSerif-SemiBoldItalic.otf")
        XCTAssertEqual(file(FontDescription(family: .rounded, size: 34, weight: .heavy)), "ShotRounded-ExtraBold.otf")
        XCTAssertEqual(
            file(FontDescription(family: .named("Georgia-Italic"), size: 17, isItalic: true)), "ShotSerif-Italic.otf")
        XCTAssertEqual(
            file(FontDescription(family: .named("CourierNewPSMT"), size: 17, weight: .bold)), "ShotTypewriter-Bold.otf")
        XCTAssertEqual(file(FontDescription(family: .named("Unheard Of"), size: 17)), "Inter-Regular.otf")
    }

    /// The same character has other shapes in Japan, in Taiwan and in mainland China.
    func testChineseCharactersHaveTheShapesOfTheReader() {
        func glyphs(_ locale: String, _ string: String = "直角") -> [UInt32] {
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                layOutBody(string).content(in: 100).runs.flatMap(\.glyphs).map { UInt32($0.id) }
            }
        }
        XCTAssertNotEqual(glyphs("ja"), glyphs("en_US"))
        XCTAssertEqual(glyphs("ja_JP"), glyphs("ja"))
        XCTAssertEqual(glyphs("zh_CN"), glyphs("en_US"))
        XCTAssertNotEqual(glyphs("zh_TW"), glyphs("zh_CN"))
        XCTAssertEqual(glyphs("zh_Hant"), glyphs("zh_TW"))
        XCTAssertEqual(glyphs("en_US", "直角の").prefix(2), glyphs("ja").prefix(2), "kana says more than the locale")
    }
}
