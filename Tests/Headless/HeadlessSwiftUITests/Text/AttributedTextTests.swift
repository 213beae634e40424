import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Texts with attributed strings.
final class AttributedTextTests: XCTestCase {
    private func content<Content: View>(_ view: Content) throws -> TextContent {
        try XCTUnwrap(TextMeasuring().texts(in: view).first)
    }

    private func color(_ color: Color) throws -> RGBA {
        try content(Text("x").foregroundColor(color)).runs[0].color
    }

    func testAttributesOfSwiftUI() throws {
        var string = AttributedString("One two")
        string.foregroundColor = .red
        let two = try XCTUnwrap(string.range(of: "two"))
        string[two].font = .title
        string[two].backgroundColor = .yellow
        string[two].underlineStyle = Text.LineStyle(pattern: .solid, color: .blue)
        string[two].strikethroughStyle = .single
        string[two].baselineOffset = 4
        let text = try content(Text(string))
        XCTAssertEqual(text.runs.map(\.color), [try color(.red), try color(.red)])
        XCTAssertEqual(text.runs.map(\.size), [17, 28])
        XCTAssertEqual(text.backgrounds.count, 1)
        XCTAssertEqual(Set(text.lines.map(\.color)), [try color(.blue), try color(.red)])
        XCTAssertEqual(text.baselines[0] - text.baselines[1], 4, accuracy: 0.001)
    }

    func testALinkHasTheTintUnlessItHasAColor() throws {
        var string = AttributedString("link")
        string.link = URL(string: "https://getstream.io")
        XCTAssertEqual(try content(Text(string).foregroundColor(.red)).runs[0].color, try color(.blue))
        XCTAssertEqual(try content(Text(string).tint(.green)).runs[0].color, try color(.green))
        string.foregroundColor = .red
        XCTAssertEqual(try content(Text(string).tint(.green)).runs[0].color, try color(.red))
    }

    func testAttributesOfUIKit() throws {
        var string = AttributedString("word")
        string.uiKit.foregroundColor = UIColor.systemRed
        string.uiKit.font = UIFont.systemFont(ofSize: 30)
        string.uiKit.underlineStyle = .single
        let text = try content(Text(string))
        XCTAssertEqual(text.runs[0].color, try color(.red))
        XCTAssertEqual(text.runs[0].size, 30)
        XCTAssertEqual(text.lines.count, 1)
    }

    func testStringsOfUIKitKeepTheirLooks() throws {
        let string = NSMutableAttributedString(string: "a link")
        string.addAttributes(
            [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 20), .kern: 3],
            range: NSRange(location: 0, length: 1))
        string.addAttribute(.link, value: "https://getstream.io", range: NSRange(location: 2, length: 4))
        let attributed = AttributedString(string)
        let text = try content(Text(attributed))
        XCTAssertEqual(text.string, "a link")
        XCTAssertEqual(text.runs.map(\.size), [20, 17, 17])
        XCTAssertEqual(text.runs[0].color, try color(.red))
        XCTAssertEqual(text.runs[2].color, try color(.blue))
        let back = NSAttributedString(attributed)
        XCTAssertEqual(back.string, "a link")
        XCTAssertEqual(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
        XCTAssertEqual(
            back.attribute(.link, at: 2, effectiveRange: nil) as? URL, URL(string: "https://getstream.io"))
    }

    func testMarkdown() throws {
        let string = try AttributedString(markdown: "**bold** [link](https://getstream.io)\nnext")
        XCTAssertEqual(String(string.characters), "bold link next")
        let text = try content(Text(string))
        XCTAssertEqual(text.runs[0].face, try content(Text("x").bold()).runs[0].face)
        XCTAssertEqual(text.runs[2].color, try color(.blue))
        let kept = try AttributedString(
            markdown: "one\n two", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        XCTAssertEqual(String(kept.characters), "one\n two")
    }
}
