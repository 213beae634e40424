import Foundation
import Frames
import Rendering
import XCTest

@testable import Typesetting

/// Texts that are far longer than any message: their lines, and that they take linear time.
final class LongTextTests: XCTestCase {
    private let attributes = TextAttributes(font: .system(size: 17))

    private func layOut(_ text: String, style: ParagraphStyle = .init(), width: CGFloat? = 240) -> Paragraph {
        Typesetter().layOut(StyledText(text, attributes), style: style, maximumWidth: width)
    }

    private func glyphs(_ paragraph: Paragraph) -> [UInt32] {
        paragraph.content(in: paragraph.size.width).runs.flatMap { $0.glyphs.map(\.id) }
    }

    // MARK: Words

    func testOrdinaryTextIsInOnePiece() {
        let texts = [
            "", "Sup!", String(repeating: "and more of it ", count: 1000), String(repeating: "漢字", count: 2000),
            String(repeating: "W", count: LongWords.length - 1), String(repeating: "สวัสดี", count: 10),
            String(repeating: "https://example.com/a-b-c/", count: 19), String(repeating: "\n", count: 5000),
        ]
        for text in texts { XCTAssertEqual(LongWords.pieces(of: text), [], String(text.prefix(20))) }
    }

    func testLongWordIsCutBetweenGraphemes() {
        let family = "👩\u{200D}👩\u{200D}👧\u{200D}👦"
        // A line may end between two of them, but not after the joiners that follow each.
        let text = String(repeating: family + "\u{2060}", count: 200)
        let size = family.utf8.count + 3
        let pieces = LongWords.pieces(of: text)
        XCTAssertFalse(pieces.isEmpty)
        for piece in pieces { XCTAssertEqual(piece.lowerBound % size, 0) }
        XCTAssertEqual(pieces.last?.upperBound, text.utf8.count)
    }

    func testStackedLettersStayTogether() {
        for text in [String(repeating: "က္က", count: 400), String(repeating: "ក្ក", count: 400)] {
            let pieces = LongWords.pieces(of: text)
            XCTAssertFalse(pieces.isEmpty)
            for piece in pieces { XCTAssertEqual(piece.lowerBound % 9, 0) }
        }
    }

    func testLinesOfLongWordAreFull() {
        let paragraph = layOut(String(repeating: "W", count: 5000))
        let lengths = paragraph.lines.map { paragraph.string[$0.range].count }
        XCTAssertEqual(lengths.reduce(0, +), 5000)
        XCTAssertEqual(Set(lengths.dropLast()).count, 1)
        XCTAssertLessThanOrEqual(paragraph.lines.map(\.width).max() ?? .infinity, 240)
    }

    func testLongWordStandsBetweenOthers() {
        let paragraph = layOut("one two " + String(repeating: "W", count: 2000) + " three four")
        XCTAssertEqual(paragraph.string[paragraph.lines[0].range], "one two ")
        XCTAssertTrue(paragraph.string[paragraph.lines[paragraph.lines.count - 1].range].hasSuffix("three four"))
    }

    // MARK: Directions

    /// Isolates beyond a thousand are ignored with one warning, including their ends.
    func testIsolatesAreLimited() {
        let isolate = "\u{2067}a\u{2069}"
        let most = String(repeating: isolate, count: Isolates.most)
        XCTAssertEqual(Isolates.limited(most), most)
        nonisolated(unsafe) var lines: [String] = []
        let limited = RenderProblems.withHandler({ lines.append($0) }) {
            RenderProblems.render { Isolates.limited("\u{2066}" + most + isolate + "b\u{2069}") }
        }
        XCTAssertEqual(lines.count, 1)
        let nothing = "\u{206A}a\u{206A}"
        XCTAssertEqual(limited, "\u{2066}" + most.dropLast(3) + nothing + nothing + "b\u{2069}")
        let long = layOut(String(repeating: isolate, count: 5000))
        XCTAssertEqual(long.lines.map { long.string[$0.range].unicodeScalars.count { $0 == "a" } }.reduce(0, +), 5000)
        XCTAssertEqual(long.missingCharacters, [])
    }

    // MARK: Truncation

    func testLongLineIsTruncatedAsAShortOneIs() {
        for lineBreak in [ParagraphStyle.LineBreak.truncateTail, .truncateHead, .truncateMiddle] {
            for word in ["word ", "שלום ", "a😀 ", "क्ष "] {
                let style = ParagraphStyle(lineBreak: lineBreak, maximumLines: 1)
                let short = layOut(String(repeating: word, count: 2000 / word.utf8.count), style: style)
                let long = layOut(String(repeating: word, count: 40_000 / word.utf8.count), style: style)
                XCTAssertEqual(glyphs(long), glyphs(short), "\(word) \(lineBreak)")
                XCTAssertEqual(long.size.width, short.size.width, accuracy: 1)
                XCTAssertTrue(long.isTruncated)
                XCTAssertEqual(long.string[long.lines[0].range], Substring(long.string))
            }
        }
    }

    func testLongTextOfThreeLinesIsTruncatedAsAShortOneIs() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 3)
        let short = layOut(String(repeating: "some words ", count: 100), style: style)
        let long = layOut(String(repeating: "some words ", count: 5000), style: style)
        XCTAssertEqual(glyphs(long), glyphs(short))
        XCTAssertEqual(long.lines.count, 3)
    }

    func testMissingCharacterBehindTheCutIsFound() {
        let style = ParagraphStyle(lineBreak: .truncateMiddle, maximumLines: 1)
        let text = String(repeating: "word ", count: 2000) + "\u{13000}"
        XCTAssertEqual(layOut(text, style: style).missingCharacters, ["\u{13000}"])
    }

    // MARK: Time

    func testTimeGrowsWithTheLength() {
        let parts = [
            "W", "and more ", "😀", "👩\u{200D}", "\u{200D}", "a\u{301}\u{302}\u{323}", "\u{64B}", "ب", "\n", "\t", " ",
            "*", "a\t", "a\n", "Ꭰ", "Ꭰ\n",
            "(", "က္က", "aא", "aбγא", "abc%20", "\u{202E}a", "क्",
        ]
        let styles = [ParagraphStyle(), ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)]
        for part in parts {
            for style in styles { check(part, style, width: 240) }
        }
        for part in ["W", "and more ", "\t", "a\t", "\n", "a\n", "Ꭰ\n"] { check(part, ParagraphStyle(), width: nil) }
    }

    private func check(_ part: String, _ style: ParagraphStyle, width: CGFloat?) {
        let count = 16_384 / part.unicodeScalars.count
        let short = seconds { _ = layOut(String(repeating: part, count: count / 16), style: style, width: width) }
        let long = seconds { _ = layOut(String(repeating: part, count: count), style: style, width: width) }
        // Sixteen times as long: quadratic time would be 256 times as much.
        XCTAssertLessThan(long, max(short, 0.01) * 60, "\(part) \(style.lineBreak) in \(width ?? .infinity) points")
    }

    /// The processor time of the thread.
    private func seconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        body()
        return now() - start
    }
}
