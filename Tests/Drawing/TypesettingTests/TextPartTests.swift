import Foundation
import XCTest

@testable import Typesetting

/// Long texts, which are passed to Pango in parts.
final class TextPartTests: XCTestCase {
    /// Paragraphs of both directions and of none, with several attribute runs.
    private static let pattern = [
        "left to right\n", "\n", "123\n", "مرحبا\n", "...\n", "\n", "\t12\n", "a tab\tand שלום\n", "Ꭰ 漢字\r\n",
        "\u{2029}", "!\n", "and many more words, so that this paragraph has several lines; ᎠᎠ\n",
    ]

    private func text(repeating count: Int) -> StyledText {
        var bold = TextAttributes(font: .system(size: 17, weight: .bold))
        bold.underline = true
        let runs = Self.pattern.enumerated().map { number, paragraph in
            StyledText.Run(text: paragraph, attributes: number % 5 == 3 ? bold : .body)
        }
        return StyledText(runs: (0..<count).flatMap { _ in runs })
    }

    private struct Line: Equatable {
        var text: Substring
        var width: CGFloat
        var isRightToLeft: Bool
        var glyphs: [UInt32]

        init(_ line: Paragraph.Line, of paragraph: Paragraph) {
            text = paragraph.string[line.range]
            (width, isRightToLeft) = (line.width, line.isRightToLeft)
            glyphs = line.ink.runs.flatMap { $0.glyphs.map(\.id) }
        }
    }

    private func lines(_ text: StyledText, width: CGFloat?) -> [Line] {
        let paragraph = Typesetter().layOut(text, maximumWidth: width)
        return paragraph.lines.map { Line($0, of: paragraph) }
    }

    /// From its second occurrence, the pattern follows itself, wherever a part begins.
    func testLinesOfPartsAreThoseOfOne() {
        for width in [nil, 100] as [CGFloat?] {
            let short = lines(text(repeating: 2), width: width)
            let long = lines(text(repeating: 80), width: width)
            let (first, second) = (short.prefix(short.count / 2), short.dropFirst(short.count / 2))
            XCTAssertEqual(long.count, first.count + second.count + 78 * (second.count - 1))
            XCTAssertEqual(long.first, short.first)
            XCTAssertEqual(long.last, short.last)
            for start in stride(from: first.count, to: long.count - second.count, by: second.count - 1) {
                XCTAssertEqual(Array(long[start..<start + second.count - 1]), Array(second.dropLast()))
            }
        }
    }

    func testPartsAreShortAndWhole() {
        let texts = [
            String(repeating: "\n", count: 30_000), String(repeating: "a\n", count: 20_000),
            String(repeating: "\nא", count: 20_000), String(repeating: "1\n", count: 9000) + "א",
            String(repeating: "word ", count: 5000) + "\n" + String(repeating: "\na", count: 9000) + "\n",
        ]
        for string in texts {
            let text = SourceText(StyledText(string, .body))
            let parts = TextPart.all(of: text, LineOptions())
            XCTAssertEqual(parts.first?.range.lowerBound, 0)
            XCTAssertEqual(parts.last?.range.upperBound, text.length)
            for (part, next) in zip(parts, parts.dropFirst()) {
                XCTAssertEqual(part.range.upperBound, next.range.lowerBound)
                XCTAssertEqual(text.string.utf8[text.index(at: part.range.upperBound - 1)], UInt8(ascii: "\n"))
            }
            // Pango scans the text once per paragraph of a part, so each character is counted that often.
            let work = parts.reduce(0) { sum, part in
                let string = text.source(part.range).string
                return sum + string.utf8.count * string.utf8.count(where: { $0 == UInt8(ascii: "\n") })
            }
            XCTAssertLessThanOrEqual(work, text.length * TextPart.length, string.prefix(9).debugDescription)
        }
    }

    func testShortTextIsOnePart() {
        let text = SourceText(text(repeating: 3))
        XCTAssertEqual(TextPart.all(of: text, LineOptions()), [TextPart(range: 0..<text.length, isRightToLeft: false)])
    }
}
