import Frames
import HeadlessUIKit
import XCTest

/// Texts whose paragraphs differ in style, and long ones.
@MainActor @preconcurrency
final class TextBlockTests: XCTestCase {
    private func height(_ text: NSAttributedString, width: CGFloat = 300) -> CGFloat {
        let view = UITextView()
        view.textContainerInset = .zero
        view.attributedText = text
        return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func plain(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    }

    private func indented(_ text: String, by indent: CGFloat) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.headIndent = indent
        style.firstLineHeadIndent = indent
        return NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    }

    func testAnIndentedParagraphBreaksEarlierThanTheNextOne() {
        let words = "one two three four five six"
        let text = NSMutableAttributedString(attributedString: indented(words + "\n", by: 200))
        text.append(plain(words))
        XCTAssertGreaterThan(height(text), height(plain(words + "\n" + words)))
    }

    func testAStyleCountsToTheEndOfItsParagraph() {
        let text = NSMutableAttributedString(attributedString: indented("one ", by: 200))
        text.append(plain("two three four five six"))
        XCTAssertEqual(height(text), height(indented("one two three four five six", by: 200)))
    }

    func testManyParagraphsAreAsHighAsTheirLines() {
        let line = UIFont.systemFont(ofSize: 10).lineHeight
        let text = Array(repeating: "größer", count: 5000).joined(separator: "\n")
        XCTAssertEqual(height(plain(text)), 5000 * line, accuracy: 5)
    }

    func testAParagraphOfAMillionCharactersIsShown() {
        XCTAssertGreaterThan(height(plain(String(repeating: "Words and words. ", count: 60_000))), 100_000)
    }

    func testTextWithoutSpacesIsShown() {
        for text in [String(repeating: "ß", count: 200_000), "a" + String(repeating: "\u{301}", count: 70_000)] {
            XCTAssertGreaterThan(height(plain(text)), 0)
        }
    }
}
