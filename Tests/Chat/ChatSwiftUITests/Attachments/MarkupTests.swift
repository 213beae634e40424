import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Markdown, links and mentions in the text of messages.
final class MarkupTests: XCTestCase {
    private let blue = RGBA(hex: 0x007AFF)
    private let black = RGBA(hex: 0)
    private let red = RGBA(hex: 0xFF0000)

    private func colors(
        _ text: String, shown: String? = nil, mentioning users: [String] = [],
        config: MessageListConfig = MessageListConfig()
    ) -> [RGBA] {
        DrawnView(.with(text, mentioning: users), width: 360, config: config).colors(ofText: shown ?? text)
    }

    func testPlainTextsAreUnchanged() {
        XCTAssertEqual(colors("Test"), [black])
    }

    /// Measured: 195.33 points wide; the substitute for San Francisco is a little narrower in links.
    func testMarkdownLinks() {
        let text = "Visit Apple, click [here](https://apple.com)"
        let drawn = DrawnView(.with(text), width: 360)
        XCTAssertEqual(drawn.colors(ofText: "Visit Apple, click here"), [black, blue])
        XCTAssertEqual(drawn.place(of: "MessageView").width, 195.33, accuracy: 3.5)
    }

    func testMarkdownSwitchedOff() {
        let text = "Visit Apple, click [here](https://apple.com)"
        XCTAssertEqual(colors(text, config: MessageListConfig(markdownSupportEnabled: false)), [black, blue, black])
    }

    func testAddressesAreFound() {
        XCTAssertEqual(colors("See getstream.io for more"), [black, blue, black])
        let config = MessageListConfig(localLinkDetectionEnabled: false)
        XCTAssertEqual(colors("See getstream.io for more", config: config), [black])
    }

    func testNamesAreFoundInUpperAndLowerCase() {
        XCTAssertEqual(colors("Hi @martin and @Alexey", mentioning: ["Martin"]), [black, blue, black])
        XCTAssertEqual(colors("Hi @Martin and @Alexey", mentioning: ["Martin", "Alexey"]), [black, blue, black, blue])
        XCTAssertEqual(colors("Hi Martin", mentioning: ["Martin"]), [black])
    }

    func testTheResolverDecidesAboutLinksOnly() {
        let options = MessageDisplayOptions(messageLinkDisplayResolver: { _ in [.foregroundColor: UIColor.red] })
        let config = MessageListConfig(messageDisplayOptions: options)
        XCTAssertEqual(colors("**See** getstream.io", shown: "See getstream.io", config: config), [black, black, red])
    }

    func testMailAddressesAndEscapes() {
        XCTAssertEqual(colors("Ask yoda@dagobah.org"), [black, blue])
        XCTAssertEqual(DrawnView(.with(#"2 \* 3"#)).texts, ["2 * 3"])
    }

    func testBoldTextIsWider() {
        let bold = DrawnView(.with("This is a **bold** text"), width: 360).place(ofText: "This is a bold text")
        let plain = DrawnView(.with("This is a bold text"), width: 360).place(ofText: "This is a bold text")
        XCTAssertGreaterThan(bold.width, plain.width)
    }

    /// Measured: 217 points wide.
    func testStrikethrough() {
        let drawn = DrawnView(.with("~~A strikethrough example~~"), width: 360)
        XCTAssertEqual(drawn.place(of: "MessageView").width, 217, accuracy: 1)
        var lines = 0
        drawn.frame.forEach { part, _ in
            if case .text(let text) = part.content { lines += text.lines.count }
        }
        XCTAssertEqual(lines, 1)
    }

    /// Measured: 330.67 by 58.33 points, with a line break before "This".
    func testSeveralMentions() {
        let text = "Hi @Martin and @Alexey, how are you? This is @Martin's test!"
        let drawn = DrawnView(.with(text, mentioning: ["Martin", "Alexey"]), width: 360)
        XCTAssertEqual(drawn.place(of: "MessageView").height, 58.33, accuracy: 0.01)
        XCTAssertEqual(drawn.place(of: "MessageView").width, 330.67, accuracy: 2)
    }
}
