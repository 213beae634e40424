import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The attributes of Markdown text.
@MainActor @preconcurrency
final class MarkdownFormatterTests: XCTestCase {
    private let formatter = DefaultMarkdownFormatter()

    private func format(_ text: String, _ styles: MarkdownStyles = MarkdownStyles()) -> NSAttributedString {
        DefaultMarkdownFormatter(styles: styles).format(text)
    }

    /// Returns the attributes at the first occurrence of `part`.
    private func attributes(
        of part: String, in text: NSAttributedString
    ) throws -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: part)
        let place = try XCTUnwrap(
            range.location == NSNotFound ? nil : range.location, "“\(part)” is not in “\(text.string)”")
        return text.attributes(at: place, effectiveRange: nil)
    }

    private func font(of part: String, in text: NSAttributedString) throws -> UIFont {
        try XCTUnwrap(attributes(of: part, in: text)[.font] as? UIFont)
    }

    private func paragraph(of part: String, in text: NSAttributedString) throws -> NSParagraphStyle {
        try XCTUnwrap(attributes(of: part, in: text)[.paragraphStyle] as? NSParagraphStyle)
    }

    private func atLargestOrdinarySize<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderSettings.withCurrent(
            RenderSettings(scale: 1, contentSize: .extraExtraExtraLarge), operation: body)
    }

    // MARK: Detecting markup

    func testMarkupIsFound() {
        for text in ["**a**", "# a", "1. a", "a `b`", "~~a~~", "[a](b)", "> a", "no. 1233210."] {
            XCTAssertTrue(formatter.containsMarkdown(text), text)
        }
        for text in ["a", "snake_case_name", "3 * 4 = 12", "#tag", "at 3:33 PM"] {
            XCTAssertFalse(formatter.containsMarkdown(text), text)
        }
    }

    func testAPatternDecidesInPlaceOfReading() {
        let formatter = DefaultMarkdownFormatter(markdownRegexPattern: "^!!")
        XCTAssertTrue(formatter.containsMarkdown("!!a"))
        XCTAssertFalse(formatter.containsMarkdown("**a**"))
    }

    func testAnInvalidPatternMatchesNothing() {
        XCTAssertFalse(DefaultMarkdownFormatter(markdownRegexPattern: "([").containsMarkdown("**a**"))
    }

    // MARK: Inlines

    func testTraits() throws {
        let text = format("**b** _i_ ***bi*** ~~s~~ `c` [l](https://getstream.io)")
        XCTAssertEqual(text.string, "b i bi s c l")
        XCTAssertEqual(try font(of: "b", in: text).fontDescription.weight, .semibold)
        XCTAssertTrue(try font(of: "i", in: text).fontDescription.isItalic)
        XCTAssertTrue(try font(of: "bi", in: text).fontDescription.isItalic)
        XCTAssertEqual(try font(of: "bi", in: text).fontDescription.weight, .semibold)
        XCTAssertEqual(try attributes(of: "s", in: text)[.strikethroughStyle] as? Int, 1)
        XCTAssertEqual(try font(of: "c", in: text).fontName, "CourierNewPSMT")
        XCTAssertEqual(try attributes(of: "l", in: text)[.link] as? String, "https://getstream.io")
    }

    func testPlainTextOfAMarkedUpTextHasTheBodyStyle() throws {
        XCTAssertEqual(try font(of: "a", in: format("a **b**")), .preferredFont(forTextStyle: .body))
    }

    // MARK: Blocks

    func testHeadingsHaveTextStyles() throws {
        let text = format("# one\n## two\n### three\n#### four\n##### five\n###### six")
        XCTAssertEqual(text.string, "one\n\ntwo\n\nthree\n\nfour\n\nfive\n\nsix")
        let sizes = try ["one", "two", "three", "four", "five", "six"].map { try font(of: $0, in: text).pointSize }
        XCTAssertEqual(sizes, [28, 22, 20, 17, 15, 13])
    }

    func testItemsAreIndentedAndCountedFromTheFirst() throws {
        let text = format("7. a\n9. b\n   - c")
        XCTAssertEqual(text.string, "7.  a\n8.  b\n•  c")
        XCTAssertEqual(try paragraph(of: "8.", in: text).firstLineHeadIndent, 0)
        XCTAssertEqual(try paragraph(of: "8.", in: text).headIndent, 16)
        XCTAssertEqual(try paragraph(of: "•", in: text).firstLineHeadIndent, 28)
    }

    func testQuotesHaveABarAndAreOneLine() throws {
        let text = format("> a\n> b")
        XCTAssertEqual(text.string, "| a b")
        XCTAssertEqual(try paragraph(of: "a", in: text).headIndent, 14)
    }

    func testPlainTextThatIsParsedAsMarkupHasLowBlankLines() throws {
        let text = format("   a\n\n   b 7.")
        XCTAssertEqual(text.string, "a\n\nb 7.")
        let blank = try XCTUnwrap(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(blank.lineHeight, 13.8, accuracy: 0.01)
    }

    /// A line feed in the larger body font would make a line of small code higher.
    func testALineFeedHasTheStyleOfItsLine() throws {
        var styles = MarkdownStyles()
        styles.codeFont.size = 12
        let text = format("```\na\n```\nb", styles)
        let feed = try XCTUnwrap(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(feed.pointSize, 12)
    }

    // MARK: Styles

    func testStylesChangeTheirComponents() throws {
        var styles = MarkdownStyles()
        styles.h1Font = MarkdownFont(size: 40, color: .systemRed)
        styles.h2Font = MarkdownFont(name: "Helvetica")
        styles.bodyFont.color = .systemOrange
        styles.linkFont = MarkdownFont(color: .systemGreen, styling: .boldItalic)
        let text = format("# one\n## two\n[three](u) four `five`", styles)
        XCTAssertEqual(try font(of: "one", in: text).pointSize, 40)
        XCTAssertEqual(try attributes(of: "one", in: text)[.foregroundColor] as? UIColor, .systemRed)
        XCTAssertEqual(try font(of: "two", in: text).fontName, "Helvetica")
        XCTAssertTrue(try font(of: "three", in: text).fontDescription.isItalic)
        XCTAssertEqual(try attributes(of: "four", in: text)[.foregroundColor] as? UIColor, .systemOrange)
        XCTAssertEqual(try attributes(of: "five", in: text)[.foregroundColor] as? UIColor, .systemOrange)
    }

    // MARK: Content size

    func testTextGrowsByItsLinesAndTraitsByTheTextStyle() throws {
        let text = atLargestOrdinarySize { format("plain **bold** `code`\n\n## _two_ big\n\n```\nblock\n```") }
        XCTAssertEqual(try font(of: "plain", in: text).pointSize, 22)
        XCTAssertEqual(try font(of: "bold", in: text).pointSize, 23)
        XCTAssertEqual(try font(of: "code", in: text).pointSize, 17)
        XCTAssertEqual(try font(of: "block", in: text).pointSize, 22)
        XCTAssertEqual(try font(of: "big", in: text).pointSize, 27)
        XCTAssertEqual(try font(of: "two", in: text).pointSize, 28)
    }
}
