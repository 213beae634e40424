import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Styles
import XCTest

/// The effects of styles on the parts of messages and on the list, in frames.
@MainActor @preconcurrency
final class StyleLayoutTests: StyleTestCase {
    func testAStyleWithoutChangesChangesNothing() throws {
        XCTAssertEqual(try frame("{ name: Same }"), try frame())
    }

    func testOptionsForAllMessages() throws {
        let frame = try frame("layout: { remove: [flipped, bubble], add: [timestamp] }")
        for message in 0..<4 {
            XCTAssertFalse(frame.hasPart("bubbleView", inMessage: message))
            XCTAssertTrue(frame.hasPart("timestampLabel", inMessage: message))
        }
        XCTAssertEqual(try frame.place("mainContainer", inMessage: 3).minX, 0)
        let before = try self.frame()
        XCTAssertEqual(try before.place("mainContainer", inMessage: 3).maxX, 390)
        XCTAssertFalse(before.hasPart("timestampLabel", inMessage: 0))
    }

    func testOptionsForSomeMessages() throws {
        let mine = try frame("layout: { mine: { add: [authorName] } }")
        XCTAssertEqual((0..<4).map { mine.hasPart("authorNameLabel", inMessage: $0) }, [false, true, true, true])
        let others = try frame("layout: { others: { remove: [avatar] } }")
        XCTAssertFalse(others.hasPart("authorAvatarView", inMessage: 1))
        let last = try frame("layout: { last: { remove: [timestamp] } }")
        XCTAssertEqual((0..<4).map { last.hasPart("timestampLabel", inMessage: $0) }, [false, false, false, false])
        let earlier = try frame("layout: { earlier: { add: [timestamp] } }")
        XCTAssertEqual((0..<4).map { earlier.hasPart("timestampLabel", inMessage: $0) }, [true, true, true, true])
    }

    func testSystemMessagesKeepTheirs() throws {
        let chat = """
            users: { a: {} }
            messages: [{ from: a, type: system, text: Welcome }, { from: a, text: Hi }]
            """
        let frame = try frame("layout: { add: [bubble, avatar] }", of: chat)
        XCTAssertFalse(frame.hasPart("bubbleView", inMessage: 0))
        XCTAssertTrue(frame.hasPart("bubbleView", inMessage: 1))
    }

    /// Other customizations are kept, unless the style overrides them.
    func testAnotherResolverIsAsked() throws {
        final class Nameless: ChatMessageLayoutOptionsResolver {
            override func optionsForMessage(
                at indexPath: IndexPath, in channel: ChatChannel,
                with messages: AnyRandomAccessCollection<ChatMessage>, appearance: Appearance
            ) -> ChatMessageLayoutOptions {
                super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)
                    .subtracting([.authorName])
            }
        }
        let frame = try frame("layout: { remove: [timestamp] }") {
            Components.default.messageLayoutOptionsResolver = Nameless()
        }
        XCTAssertFalse(frame.hasPart("authorNameLabel", inMessage: 1))
        XCTAssertFalse(frame.hasPart("timestampLabel", inMessage: 1))
    }

    func testGroups() throws {
        let apart = try frame("list: { group-interval: 10 }")
        XCTAssertEqual((0..<4).map { apart.hasPart("timestampLabel", inMessage: $0) }, [true, true, true, true])
        let together = try frame("list: { group-interval: 20 }")
        XCTAssertEqual((0..<4).map { together.hasPart("timestampLabel", inMessage: $0) }, [false, true, false, true])
    }

    func testDateSeparators() throws {
        let frame = try frame("list: { date-separators: true }")
        XCTAssertEqual(
            (0..<4).map { frame.hasPart("headerContainer", inMessage: $0) }, [true, false, true, false])
    }

    func testMessageWidth() throws {
        let text = String(repeating: "long ", count: 40)
        let chat = "users: { a: {} }\nmessages: [{ from: a, text: \"\(text)\" }]"
        let usual = try frame(of: chat).place("mainContainer", inMessage: 0).width
        XCTAssertTrue((240...0.75 * 390).contains(usual), "\(usual)")
        let wide = try frame("list: { message-width: 1 }", of: chat)
        XCTAssertGreaterThan(try wide.place("mainContainer", inMessage: 0).width, 340)
    }

    func testSpacing() throws {
        let before = try frame()
        let frame = try frame("spacing: { sides: 20, avatar: 12, footnote: 9, messages: 6, groups: 30 }")
        XCTAssertEqual(try frame.place("authorAvatarView", inMessage: 1).minX, 20)
        XCTAssertEqual(try frame.place("bubbleView", inMessage: 1).minX, 20 + 32 + 12)
        XCTAssertEqual(try frame.place("bubbleView", inMessage: 2).maxX, 390 - 20)
        let (bubble, footnote) = (
            try frame.place("bubbleView", inMessage: 1), try frame.place("footnoteContainer", inMessage: 1)
        )
        XCTAssertEqual(footnote.minY - bubble.maxY, 9)
        XCTAssertEqual(frame.children[0].rect.height - before.children[0].rect.height, 6 - 2)
        XCTAssertEqual(frame.children[1].rect.height - before.children[1].rect.height, 30 - 8 + 9 - 4)
    }

    func testReactions() throws {
        let before = try frame()
        let items = { (frame: Frame) in try frame.part("reactionsView", ofMessage: 1).children[0].children.count }
        XCTAssertEqual(try items(before), 2)
        XCTAssertEqual(try items(frame("reactions: { types: [love] }")), 1)
        XCTAssertFalse(try frame("reactions: { types: [wow] }").hasPart("reactionsView", inMessage: 1))
        let order = { (frame: Frame) in try frame.part("reactionsView", ofMessage: 1) }
        XCTAssertEqual(try order(frame("reactions: { types: [like, love] }")), try order(before))
        XCTAssertNotEqual(try order(frame("reactions: { types: [love, like] }")), try order(before))
    }

    func testSwitches() throws {
        for (key, flag): (String, any KeyPath<Components, Bool> & Sendable) in [
            ("list: { date-overlay: VALUE }", \.messageListDateOverlayEnabled),
            ("list: { date-separators: VALUE }", \.messageListDateSeparatorEnabled),
            ("list: { unread-separator: VALUE }", \.isUnreadMessagesSeparatorEnabled),
            ("list: { replies-counter: VALUE }", \.threadRepliesCounterEnabled),
            ("list: { start-at-top: VALUE }", \.shouldMessagesStartAtTheTop),
            ("messages: { edited: VALUE }", \.isMessageEditedLabelEnabled),
            ("messages: { translated: VALUE }", \.messageAutoTranslationEnabled),
            ("messages: { voice-players: VALUE }", \.isVoiceRecordingEnabled),
            ("messages: { download-buttons: VALUE }", \.isDownloadFileAttachmentsEnabled),
        ] {
            for value in [true, false] {
                let text = key.replacing("VALUE", with: "\(value)")
                XCTAssertEqual(try configuration(text) { components, _ in components[keyPath: flag] }, value, text)
            }
        }
        let markdown = try configuration("messages: { markdown: false }") { $1.formatters.isMarkdownEnabled }
        XCTAssertFalse(markdown)
    }

    func testEditedMessagesAndUnreadOnes() throws {
        let chat = "users: { a: {} }\nmessages: [{ from: a, text: Hi, edited: 2024-01-01T00:00:00Z }]"
        let label = try frame("messages: { edited: true }", of: chat).part("timestampLabel", ofMessage: 0)
        XCTAssertTrue(try XCTUnwrap(label.text?.string).hasSuffix("Edited"))
    }
}
