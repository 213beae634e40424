import Foundation
import Typesetting
import XCTest

/// Texts have their iOS widths.
final class WidthTests: XCTestCase {
    func testInkWidthsAreThoseOfIOS() throws {
        var misses: [String] = []
        for sample in MeasuredWidths.ink {
            let font = FontDescription.system(size: sample.size, weight: sample.weight)
            let paragraph = Typesetter.current.layOut(StyledText(sample.string, TextAttributes(font: font)))
            let width = try Ink.width(of: paragraph.content(in: paragraph.size.width))
            // Inter's letters reach nearer to their edges than San Francisco's, and the measured ink lacks faint edges.
            let difference = width - sample.width - 0.05 * sample.size
            if abs(difference) > max(0.6, 0.005 * sample.width) {
                misses.append(
                    "\(sample.size) \(sample.weight.rawValue) “\(sample.string)” \(width), not \(sample.width)")
            }
        }
        XCTAssertLessThanOrEqual(
            misses.count * 20, MeasuredWidths.ink.count, "More than 5 % are off:\n" + misses.joined(separator: "\n"))
    }

    func testBodyWidthsAreThoseOfIOS() {
        let font = TextStyle.body.font(for: .large)
        var misses: [String] = []
        for sample in MeasuredWidths.body {
            let width = Typesetter.current.layOut(StyledText(sample.string, TextAttributes(font: font))).size.width
            if abs(width.rounded(.up) - sample.width) > max(0.6, 0.005 * sample.width) {
                misses.append("“\(sample.string)” \(width), not \(sample.width)")
            }
        }
        XCTAssertLessThanOrEqual(misses.count, 2, misses.joined(separator: "\n"))
    }

    func testTimesHaveTheThinSpaceOfSanFrancisco() throws {
        let font = TextStyle.footnote.font(for: .large)
        let paragraph = Typesetter.current.layOut(StyledText("12:01\u{202F}AM", TextAttributes(font: font)))
        XCTAssertEqual(try Ink.width(of: paragraph.content(in: 100)), 50.65, accuracy: 0.6)
    }

    func testAColonBetweenDigitsIsRaisedAndAnArrowIsNotMade() {
        func glyphs(_ string: String) -> [UInt32] {
            let text = StyledText(string, TextAttributes(font: .system(size: 13)))
            return Typesetter.current.layOut(text).content(in: 100).runs.flatMap(\.glyphs).map(\.id)
        }
        XCTAssertNotEqual(glyphs("3:33")[1], glyphs("a:b")[1])
        XCTAssertEqual(glyphs("->").count, 2)
    }

    func testMonospacedDigitsAreEquallyWide() {
        func width(_ string: String) -> CGFloat {
            var font = FontDescription.system(size: 17)
            font.hasMonospacedDigits = true
            return Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).size.width
        }
        XCTAssertEqual(width("11:11"), width("48:93"), accuracy: 0.01)
    }

    func testTrackingIsAddedAfterEveryCharacter() {
        func width(_ tracking: CGFloat) -> CGFloat {
            let attributes = TextAttributes(font: .system(size: 17), tracking: tracking)
            return Typesetter.current.layOut(StyledText("Stream", attributes)).size.width
        }
        XCTAssertEqual(width(2) - width(0), 12, accuracy: 0.01)
    }
}
