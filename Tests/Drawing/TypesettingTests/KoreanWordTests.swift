import Foundation
import Typesetting
import XCTest

/// Lines end between Korean words.
final class KoreanWordTests: XCTestCase {
    private let string = "오늘 점심에는 새로운 방법을 시험해 볼까요? (좋아요)"

    private func lines(_ string: String, width: CGFloat, keepsWords: Bool = true) -> [String] {
        var style = ParagraphStyle(avoidsLonelyWord: true)
        style.keepsKoreanWords = keepsWords
        return layOutBody(string, style: style, width: width).lineTexts
    }

    func testWordsStayWhole() {
        let words = string.split(separator: " ").map(String.init)
        var hasBroken = false
        for width in stride(from: CGFloat(80), to: 300, by: 7) {
            let kept = lines(string, width: width)
            XCTAssertEqual(kept.flatMap { $0.split(separator: " ").map(String.init) }, words, "at \(width)")
            hasBroken = hasBroken || kept != lines(string, width: width, keepsWords: false)
        }
        XCTAssertTrue(hasBroken, "without the rule, lines end inside words")
    }

    func testAWordThatIsWiderThanTheLineIsBroken() {
        XCTAssertGreaterThan(lines("가나다라마바사아자차카타파하", width: 60).count, 2)
        XCTAssertEqual(lines("짧은 가나다라마바사아자차카타파하", width: 100).joined().filter { $0 != " " }.count, 16)
    }

    func testOtherScriptsAreBrokenAsBefore() {
        for string in ["これは短いメッセージです", "a long sentence of plain words", ""] {
            XCTAssertEqual(lines(string, width: 70), lines(string, width: 70, keepsWords: false), string)
        }
    }
}
