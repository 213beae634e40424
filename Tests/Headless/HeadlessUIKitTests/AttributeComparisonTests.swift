import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class AttributeComparisonTests: XCTestCase {
    private func piece(_ size: CGFloat, _ color: UIColor, indent: CGFloat = 0) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.headIndent = indent
        return NSAttributedString(
            string: "ab",
            attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .paragraphStyle: style])
    }

    /// Equal attributes become one run, and comparing them doesn't crash.
    func testPiecesMayBeAppendedToEachOther() {
        let text = NSMutableAttributedString(string: "")
        for size in [12, 13, 13, 13, 12, 12] as [CGFloat] { text.append(piece(size, .red)) }
        for color in [UIColor.red, .blue, .blue, .red] { text.append(piece(12, color)) }
        for indent in [0, 4, 4, 0] as [CGFloat] { text.append(piece(12, .red, indent: indent)) }
        var runs: [NSRange] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in runs.append(range) }
        XCTAssertEqual(runs.map(\.length), [2, 6, 6, 4, 4, 4, 2])
    }

    func testNeighborsMayGetTheSameAttribute() {
        let text = NSMutableAttributedString(attributedString: piece(12, .red))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
        var count = 0
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: 2)) { _, _, _ in count += 1 }
        XCTAssertEqual(count, 1)
    }
}
