import Foundation
import Rendering
import Typesetting
import XCTest

/// Lines in fonts of text styles grow for tall letters.
final class TallScriptTests: XCTestCase {
    private func layOut(_ string: String, _ font: FontDescription) -> Paragraph {
        Typesetter.current.layOut(StyledText(string, TextAttributes(font: font)))
    }

    private let latin = layOutBody("Ag")

    func testALineIsAsHighAsItsTallestFonts() {
        let heights: [(String, CGFloat)] = [
            ("สวัสดี", 1.061 + 0.450), ("ສະບາຍດີ", 1.183 + 0.462), ("မြန်မာ", 1.324 + 0.860), ("ខ្មែរ", 1.069 + 0.520),
            ("नमस्ते", 0.952148 + 0.408), ("বাংলা", 0.952148 + 0.408), ("தமிழ்", 0.952148 + 0.370),
            ("తెలుగు", 0.952148 + 0.483), ("ಕನ್ನಡ", 0.952148 + 0.540), ("བོད", 1.080 + 0.700),
        ]
        for (text, height) in heights {
            XCTAssertEqual(layOutBody(text).size.height, 17 * height, accuracy: 0.01, text)
            XCTAssertEqual(layOutBody("Ag \(text)").size.height, 17 * height, accuracy: 0.01, text)
        }
    }

    func testTheBaselineOfATallLineIsLower() {
        XCTAssertEqual(layOutBody("สวัสดี").firstBaseline, 17 * 1.061, accuracy: 0.001)
        XCTAssertEqual(layOutBody("नमस्ते").firstBaseline, latin.firstBaseline, accuracy: 0.001)
    }

    func testEachLineHasItsOwnHeight() {
        let paragraph = layOutBody("one\nမြန်မာ\ntwo\nthree")
        let distances = zip(paragraph.lines, paragraph.lines.dropFirst()).map { $1.rect.minY - $0.rect.minY }

        XCTAssertEqual(distances[0], 22, accuracy: 0.001)
        XCTAssertEqual(distances[1], 17 * (1.324 + 0.860), accuracy: 0.001)
        XCTAssertEqual(distances[2], 22, accuracy: 0.001)
    }

    func testLinesAreALeadingApartIfTheirLettersFit() {
        XCTAssertEqual(layOutBody("தமிழ்\nதமிழ்").heightWithTrailingLeading, 2 * 17 * (0.952148 + 0.370), accuracy: 0.01)
        let large = StyledText("தமிழ்", TextAttributes(font: TextStyle.caption1.font(for: .small)))
        XCTAssertEqual(
            Typesetter.current.layOut(large).heightWithTrailingLeading, 11 * (0.952148 + 0.370), accuracy: 0.01)
    }

    /// As `UILetterformAwareAdjusting` says.
    func testFontsThatAreNoTextStylesKeepTheirLines() {
        for font in [FontDescription.system(size: 17), FontDescription(family: .named("Georgia"), size: 17)] {
            for text in ["สวัสดี", "မြန်မာ", "नमस्ते"] {
                XCTAssertEqual(layOut(text, font).size.height, layOut("Ag", font).size.height, text)
            }
        }
    }

    func testOtherScriptsAndEmojiKeepTheLine() {
        let texts = [
            "😀", "漢字かな", "안녕하세요", "مَرْحَبًا", "שלום", "Հայ", "ქართული", "አማርኛ", "∑ ★ ⌘", "Tiếng Việt",
        ]
        for text in texts {
            XCTAssertEqual(layOutBody(text).size.height, latin.size.height, text)
            XCTAssertEqual(layOutBody(text).heightWithTrailingLeading, 22, accuracy: 0.001, text)
        }
    }

    func testRaisedLettersReachHigher() {
        var raised = TextAttributes.body
        raised.baselineOffset = 5
        let text = StyledText(runs: [.init(text: "Ag", attributes: .body), .init(text: "สวัสดี", attributes: raised)])
        XCTAssertEqual(Typesetter.current.layOut(text).firstBaseline, 17 * 1.061 + 5, accuracy: 0.001)
    }

    func testParagraphStylesLimitTallLinesToo() {
        let paragraph = layOutBody("မြန်မာ", style: ParagraphStyle(maximumLineHeight: 24))
        XCTAssertEqual(paragraph.size.height, 24, accuracy: 0.001)
    }

    func testTheTextKnowsItsTallLetters() {
        for text in ["ไทย", "ລາວ", "हिन्दी", "བོད", "မြန်", "ខ្មែ"] {
            XCTAssertTrue(StyledText(text, .body).hasTallLetters, text)
        }
        for text in ["", "Việt", "漢字", "ქართ", "عربي", "אמת", "😀"] {
            XCTAssertFalse(StyledText(text, .body).hasTallLetters, text)
        }
    }
}
