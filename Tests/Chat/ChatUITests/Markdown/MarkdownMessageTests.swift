import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Messages with markup.
@MainActor @preconcurrency
final class MarkdownMessageTests: XCTestCase {
    private func view(
        _ message: ChatMessage, _ options: ChatMessageLayoutOptions = [.bubble, .text]
    ) -> ChatMessageContentView {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: nil)
        view.channel = .group(members: 2)
        view.content = message
        return view
    }

    private func text(of message: ChatMessage) throws -> NSAttributedString {
        let view = view(message)
        return try withExtendedLifetime(Host(view)) { try XCTUnwrap(view.textView?.attributedText) }
    }

    func testMentionsAndLinksAreFoundInTheFormattedText() throws {
        let message = ChatMessage.incoming("**@Leia Organa**, see _getstream.io/chat_").with {
            $0.mentionedUsers = [.leia]
        }
        let text = try text(of: message)
        let string = text.string as NSString
        XCTAssertEqual(text.string, "@Leia Organa, see getstream.io/chat")
        for part in ["@Leia", "getstream.io/chat"] {
            XCTAssertNotNil(text.attribute(.link, at: string.range(of: part).location, effectiveRange: nil), part)
        }
        XCTAssertNil(text.attribute(.link, at: string.range(of: "see").location, effectiveRange: nil))
    }

    func testMarkupIsShownUnformattedIfFormattingIsOff() throws {
        try ConfigurationScope.run {
            Appearance.default.formatters.isMarkdownEnabled = false
            XCTAssertEqual(try text(of: .incoming("**a**")).string, "**a**")
        }
    }

    func testACustomFormatterIsUsed() throws {
        final class Loud: DefaultMarkdownFormatter {
            override func format(_ string: String) -> NSAttributedString {
                NSAttributedString(string: string.uppercased())
            }
        }
        try ConfigurationScope.run {
            Appearance.default.formatters.markdownFormatter = Loud()
            XCTAssertEqual(try text(of: .incoming("**a**")).string, "**A**")
        }
    }

    func testBadTextsAreLaidOut() {
        for text in [
            "```", "```\n```", "#", "- ", "> ", "1. ", "****", "[]()", "![]()", "---", "* * *", "|", "\u{FFFC}**a**",
            "- - - - a", "> - > - a", "**a\u{0}b**", "\t", "&#0;", "- \n\n\n  - \n", "**\u{202E}abc**", "***a**",
        ] {
            let view = view(.incoming(text))
            let frame = withExtendedLifetime(Host(view)) { view.makeFrame(proposing: ProposedSize(width: 300)) }
            XCTAssertGreaterThan(frame.rect.height, 16, text)
        }
    }

    func testHostileTextsAreFormatted() {
        let count = 10_000
        for (text, characters) in [
            (String(repeating: "**a** ", count: count), 2 * count),
            (String(repeating: "- a\n", count: count), 5 * count),
            (String(repeating: "> ", count: count) + "x", 1),
            (String(repeating: "*a **b ", count: count), 2 * count),
            (String(repeating: "a\n\n", count: count), 3 * count),
            (String(repeating: "Ein Wort, größer. ", count: 60_000) + "**b**", 1_000_000),
        ] {
            XCTAssertGreaterThanOrEqual(DefaultMarkdownFormatter().format(text).length, characters - 3)
        }
    }

    func testLongTextsAreLaidOut() {
        for (text, lines) in [
            (String(repeating: "- ü\n", count: 3000), 3000.0), (String(repeating: "**a** ", count: 3000), 200),
        ] {
            let view = view(.incoming(text))
            let frame = withExtendedLifetime(Host(view)) { view.makeFrame(proposing: ProposedSize(width: 300)) }
            XCTAssertGreaterThan(frame.rect.height, 22 * lines)
        }
    }

    // MARK: Pictures

    private func screen(_ text: String) -> MessagesScreen {
        MessagesScreen(
            channel: .group(members: 2), messages: [.own(text)], currentUserId: ChatUser.luke.id,
            showsDateSeparators: false)
    }

    func testBlocks() {
        let text =
            "### Packing\n1. Coats, warm _ones_ for all of us\n   - red\n2. `flask`\n\n> No **bags**.\n\n---\nThat’s it."
        assertGolden(of: screen(text), width: 280, settings: RenderSettings(scale: 1))
    }

    func testCode() {
        assertGolden(
            of: screen("Run ~~this~~ [that](https://getstream.io):\n```\ngit init\n```"), width: 280,
            settings: RenderSettings(scale: 1, appearance: .dark))
    }
}
