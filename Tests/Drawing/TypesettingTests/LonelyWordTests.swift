import Foundation
import Typesetting
import XCTest

/// Short words that aren't left alone on the last line of a paragraph.
final class LonelyWordTests: XCTestCase {
    private let style = ParagraphStyle(avoidsLonelyWord: true)

    private func lines(_ string: String, width: CGFloat) -> [String] {
        layOutBody(string, style: style, width: width).lineTexts
    }

    /// Returns the minimum width at which all words but the last are on the first line.
    private func widthWithoutLastWord(_ string: String) -> CGFloat {
        layOutBody(string.split(separator: " ").dropLast().joined(separator: " ")).size.width + 0.5
    }

    // MARK: iOS screenshots

    func testAShortWordIsJoined() {
        XCTAssertEqual(lines("Message sent by other user", width: 193), ["Message sent by", "other user"])
        XCTAssertEqual(
            layOutBody("Message sent by other user", width: 193).lineTexts, ["Message sent by other", "user"],
            "A style that doesn't ask for it leaves the word alone")
    }

    func testALastLineOfSeveralWordsStays() {
        XCTAssertEqual(
            lines("Hi @Martin and @Alexey, how are you? This is @Martin's test!", width: 300),
            ["Hi @Martin and @Alexey, how are you?", "This is @Martin's test!"])
    }

    func testAWordOfAThirdOfALineIsJoined() {
        XCTAssertEqual(
            lines("What are you doing for the weekend?", width: 246), ["What are you doing for", "the weekend?"])
    }

    func testTheLineBeforeMayKeepASingleWord() {
        XCTAssertEqual(lines("Test User 0", width: 84), ["Test", "User 0"])
    }

    func testALongerWordStays() {
        XCTAssertEqual(
            lines("It was so very, very incomprehensible", width: 200), ["It was so very, very", "incomprehensible"])
    }

    // MARK: Joined words

    func testTheLineBeforeKeepsAWord() {
        for (string, expected) in [
            ("Wonderful me", ["Wonderful", "me"]), ("Hello wonderful me", ["Hello", "wonderful me"]),
            ("A hello wonderful me", ["A hello", "wonderful me"]),
        ] {
            XCTAssertEqual(lines(string, width: widthWithoutLastWord(string)), expected)
        }
    }

    func testBothWordsHaveToFit() {
        let string = "It was so incomprehensible now"
        let width = widthWithoutLastWord(string)
        XCTAssertEqual(lines(string, width: width), ["It was so", "incomprehensible now"])

        let indented = ParagraphStyle(headIndent: 60, avoidsLonelyWord: true)
        XCTAssertEqual(
            layOutBody(string, style: indented, width: width).lineTexts, ["It was so incomprehensible", "now"])
    }

    func testEachParagraphHasALastLine() {
        XCTAssertEqual(
            lines("Message sent by other user\n\nshort\nMessage sent by other user\n", width: 193),
            ["Message sent by", "other user", "", "short", "Message sent by", "other user", ""])
    }

    func testTheWordsMayBeOfAnyScript() {
        for string in [
            "هذه رسالة قصيرة كتبها صديقي لي", "זו הודעה קצרה שכתב חבר טוב לי", "This is a really good one 😀",
        ] {
            let words = string.split(separator: " ").map(String.init)
            let width = widthWithoutLastWord(string)
            XCTAssertEqual(layOutBody(string, width: width).lineTexts.last, words.last, string)
            XCTAssertEqual(lines(string, width: width).last, words.suffix(2).joined(separator: " "), string)
        }
    }

    func testTheWordsMayBeOfSeveralDirections() {
        let string = "The answer was מזל טוב ok"
        let paragraph = layOutBody(string, style: style, width: widthWithoutLastWord(string))
        XCTAssertEqual(paragraph.lineTexts, ["The answer was מזל", "טוב ok"])
    }

    func testATextWithoutSpacesHasNoWords() {
        let string = "このメッセージは友達から送られましたよ"
        for width in stride(from: CGFloat(60), to: 300, by: 7) {
            XCTAssertEqual(lines(string, width: width), layOutBody(string, width: width).lineTexts)
        }
    }

    func testAttributesMayChangeBetweenTheWords() {
        let bold = TextAttributes(font: .system(size: 17, weight: .semibold))
        let text = StyledText(runs: [
            .init(text: "Message sent by other ", attributes: .body), .init(text: "user", attributes: bold),
        ])
        XCTAssertEqual(
            Typesetter.current.layOut(text, style: style, maximumWidth: 193).lineTexts,
            ["Message sent by", "other user"])
    }

    // MARK: Stability

    func testATextKeepsItsLinesInItsOwnWidth() {
        let string = "When the message is followed by a system message it ends the group of it\nIt is as good as it is"
        for keepsSpace in [false, true] {
            let style = ParagraphStyle(keepsTrailingSpace: keepsSpace, avoidsLonelyWord: true)
            for width in stride(from: CGFloat(60), to: 400, by: 3) {
                let paragraph = layOutBody(string, style: style, width: width)
                let again = layOutBody(string, style: style, width: paragraph.size.width)
                XCTAssertEqual(again.lineTexts, paragraph.lineTexts, "at \(width)")
                XCTAssertEqual(again.size.width, paragraph.size.width, accuracy: 0.01, "at \(width)")
                XCTAssertLessThanOrEqual(paragraph.size.width, width)
                XCTAssertEqual(paragraph.lines.count, layOutBody(string, width: width).lines.count, "at \(width)")
            }
        }
    }

    func testATruncatedTextIsBrokenAsBefore() {
        let string = "Message sent by other user to you"
        let truncating = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 2)
        var joining = truncating
        joining.avoidsLonelyWord = true
        for width in stride(from: CGFloat(60), to: 120, by: 3) {
            let plain = layOutBody(string, style: truncating, width: width)
            XCTAssertTrue(plain.isTruncated)
            XCTAssertEqual(layOutBody(string, style: joining, width: width).lineTexts, plain.lineTexts)
        }
        XCTAssertEqual(
            layOutBody("Message sent by other user", style: joining, width: 193).lineTexts,
            ["Message sent by", "other user"], "Nothing is left out")
    }
}
