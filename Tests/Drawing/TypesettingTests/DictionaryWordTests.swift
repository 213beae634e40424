import Foundation
import XCTest

@testable import Typesetting

/// Lines end between the words of Thai, Lao, Burmese and Khmer, which have no spaces between them.
final class DictionaryWordTests: XCTestCase {
    private func words(_ string: String) -> [String] {
        let utf8 = string.utf8
        return DictionaryWords().ranges(in: string).map { range in
            String(
                string[
                    utf8.index(
                        utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
                            utf8.startIndex, offsetBy: range.upperBound)])
        }
    }

    private let sentences = [
        "ภาษา|ไทย|เป็น|ภาษา|ของ|คน|ไทย", "ພາສາ|ລາວ|ເປັນ|ພາສາ|ຂອງ|ຄົນ|ລາວ", "ភាសាខ្មែរ|គឺជា|ភាសា|កំណើត|របស់|ជនជាតិ|ខ្មែរ",
        "ရန်|ကုန်|မြို့|သည်|အကြီး|ဆုံး|မြို့|ဖြစ်သည်",
    ]

    func testWordsAreFoundInADictionary() {
        for sentence in sentences {
            XCTAssertEqual(words(sentence.replacing("|", with: "")), sentence.split(separator: "|").map(String.init))
        }
    }

    func testOtherScriptsHaveNoWords() {
        for text in ["", "a b", "漢字かな", "안녕하세요", "नमस्ते दुनिया", "مرحبا", "བོད་ཡིག"] { XCTAssertEqual(words(text), [], text) }
        XCTAssertEqual(words("Hello ภาษาไทย, world 漢字"), ["ภาษา", "ไทย,"])
    }

    func testSpacesOfNoWidthEndWords() {
        XCTAssertEqual(words("ភាសា\u{200B}ខ្មែរ"), ["ភាសា", "ខ្មែរ"])
        XCTAssertEqual(words("ក\u{200B}ខ\u{200B}គ"), ["ក", "ខ", "គ"])
        XCTAssertGreaterThan(layOutBody("ក\u{200B}ខ\u{200B}គ", width: 16).lines.count, 2)
    }

    func testLinesEndBetweenWords() {
        for sentence in sentences {
            let text = sentence.replacing("|", with: "")
            let ends = sentence.split(separator: "|").reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
            var counts: Set<Int> = []
            for width in stride(from: CGFloat(90), to: 300, by: 7) {
                let paragraph = layOutBody(text, width: width)
                counts.insert(paragraph.lines.count)
                for line in paragraph.lines {
                    let end = text.utf8.distance(from: text.startIndex, to: line.range.upperBound)
                    XCTAssertTrue(ends.contains(end), "\(text) at \(width)")
                    XCTAssertLessThanOrEqual(line.width, width + 0.5)
                }
            }
            XCTAssertGreaterThan(counts.count, 2, text)
        }
    }

    func testAWordThatIsWiderThanTheLineIsBroken() {
        let paragraph = layOutBody("គណៈកម្មាធិការ", width: 30)
        XCTAssertGreaterThan(paragraph.lines.count, 1)
        XCTAssertTrue(paragraph.lines.allSatisfy { $0.width <= 30.01 })
    }

    func testWordsOfSeveralParagraphsAndFonts() {
        XCTAssertEqual(words("ภาษาไทย\nabc\n\nภาษาไทย"), ["ภาษา", "ไทย", "ภาษา", "ไทย"])
        var bold = TextAttributes.body
        bold.font.weight = .bold
        let text = StyledText(runs: [.init(text: "ภาษ", attributes: .body), .init(text: "าไทย", attributes: bold)])
        let paragraph = Typesetter.current.layOut(text, maximumWidth: 45)
        XCTAssertEqual(paragraph.lineTexts, ["ภาษา", "ไทย"])
    }

    func testAVeryLongParagraphIsLeftToPango() {
        let word = "ภาษาไทย"
        let count = DictionaryWords.longestParagraph / word.utf8.count
        XCTAssertEqual(words(String(repeating: word, count: count)).count, 2 * count)
        XCTAssertEqual(words(String(repeating: word, count: count + 1)), [])
    }

    func testParagraphsOfALongTextBreakLikeOne() {
        let one = layOutBody(sentences[0].replacing("|", with: ""), width: 120).lineTexts
        let many = Array(repeating: sentences[0].replacing("|", with: ""), count: 100).joined(separator: "\n")
        XCTAssertGreaterThan(many.utf8.count, 4 * TextPart.lengthWithWords)
        XCTAssertEqual(layOutBody(many, width: 120).lineTexts, Array(repeating: one, count: 100).flatMap { $0 })
    }

    func testTruncatedTextHasItsWords() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 2)
        let text = sentences[2].replacing("|", with: "")
        let paragraph = layOutBody(text, style: style, width: 100)
        XCTAssertEqual(paragraph.lines.count, 2)
        XCTAssertEqual(paragraph.lineTexts[0], layOutBody(text, width: 100).lineTexts[0])
    }
}
