import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import Styles
import SwiftUIStyles
import XCTest

/// Styles in the SwiftUI flavor: the configuration and the factory.
final class SwiftUIStyleTests: XCTestCase {
    private static let conversation = """
        channel: { name: Rebels, members: [leia, luke, han] }
        me: luke
        users: { leia: { name: Leia Organa }, luke: { name: Luke, language: fr }, han: { name: Han } }
        messages:
          - { from: leia, at: 2024-05-01T12:00:00Z, text: Hello, translations: { fr: Bonjour } }
          - { from: leia, at: 2024-05-01T12:00:20Z, text: Is anybody there?, reactions: { like: 1, love: { mine: true } } }
          - { from: luke, at: 2024-05-02T12:01:00Z, text: Sup! }
          - { from: luke, at: 2024-05-02T12:01:20Z, text: "See example.com", thread: { replies: 2, participants: [leia] }, reply-to: 1 }
        """

    /// The list in a style.
    private func list(_ text: String, width: CGFloat = 390) throws -> Frame {
        let chat = try XCTUnwrap(
            ConversationReader.read(Data(Self.conversation.utf8), name: "chat.yaml").conversations.first)
        let style = try StyleReader.read(Data(text.utf8), name: "style.yaml")
        return MainQueue.run {
            ConfigurationScope.run {
                let controller = chat.makeChannelController()
                InjectedValues[\.chatClient] = controller.client
                let factory = style.applyToSwiftUI()
                let view = ChatChannelView(viewFactory: factory, channelController: controller)
                return ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: 900))
            }
        }
    }

    /// Asserts that a style has an effect, and that another one reverts it.
    private func assertChanges(_ text: String, from before: String = "{}", line: UInt = #line) throws {
        XCTAssertNotEqual(try list(text), try list(before), text, line: line)
    }

    private func text(_ style: String) throws -> String { "\(try list(style))" }

    func testAnEmptyStyleChangesNothing() throws {
        let chat = try XCTUnwrap(
            ConversationReader.read(Data(Self.conversation.utf8), name: "chat.yaml").conversations.first)
        let plain = MainQueue.run {
            ConfigurationScope.run {
                let controller = chat.makeChannelController()
                InjectedValues[\.chatClient] = controller.client
                return ViewFrames(ChatChannelView(channelController: controller))
                    .makeFrame(proposing: ProposedSize(width: 390, height: 900))
            }
        }
        let styled = try list("{}")
        XCTAssertEqual(boxes(plain), boxes(styled))
    }

    /// The texts with their positions, without the names of modifiers.
    private func boxes(_ frame: Frame, at origin: CGPoint = .zero) -> [String] {
        let here = CGPoint(x: origin.x + frame.rect.minX, y: origin.y + frame.rect.minY)
        var found: [String] = []
        if case .text(let text) = frame.content { found.append("\(text.string) \(here)") }
        return found + frame.children.flatMap { boxes($0, at: here) }
    }

    func testEachKeyHasAnEffect() throws {
        for style in [
            "bubble: { corner-radius: 4 }", "bubble: { corners: all }", "bubble: { border: { width: 3 } }",
            "bubble: { border: { color: red } }", "bubble: { horizontal-padding: 30 }",
            "bubble: { vertical-padding: 20 }", "bubble: { mine: { color: red } }", "bubble: { mine: { text: red } }",
            "bubble: { mine: { links: red } }", "bubble: { others: { color: red } }",
            "bubble: { others: { text: red } }",
            "avatar: { shape: square }", "avatar: { size: 20 }", "avatar: { border: { width: 2, color: red } }",
            "spacing: { sides: 30 }", "spacing: { avatar: 30 }", "spacing: { messages: 20 }", "spacing: { groups: 40 }",
            "list: { group-interval: 5 }", "list: { message-width: 0.3 }", "list: { date-separators: true }",
            "messages: { translated: true }", "reactions: { types: [like] }", "reactions: { types: [love, like] }",
            "tint: red", "colors: { background: red }", "fonts: { body: { size: 30 } }",
            "fonts: { footnote: { weight: black } }", "layout: { remove: [flipped] }", "layout: { remove: [bubble] }",
            "layout: { remove: [avatar] }", "layout: { remove: [avatar, avatarSizePadding] }",
            "layout: { remove: [timestamp] }", "layout: { remove: [authorName] }", "layout: { remove: [reactions] }",
            "layout: { remove: [threadInfo] }", "layout: { remove: [quotedMessage] }",
            "layout: { mine: { remove: [bubble] } }", "layout: { earlier: { remove: [bubble] } }",
        ] {
            try assertChanges(style.replacingOccurrences(of: "red", with: "systemRed"))
        }
        try assertChanges("list: { date-separators: false }", from: "list: { date-separators: true }")
    }

    func testAnOmittedPartTakesNoSpace() throws {
        let usual = try text("{}")
        XCTAssertTrue(usual.contains("2 Thread Replies") && usual.contains("Leia Organa"))
        XCTAssertFalse(try text("layout: { remove: [threadInfo] }").contains("2 Thread Replies"))
        XCTAssertFalse(try text("layout: { remove: [authorName] }").contains("Leia Organa"))
        XCTAssertTrue(try text("layout: { mine: { remove: [authorName] } }").contains("Leia Organa"))
    }

    func testMessagesAreTranslated() throws {
        XCTAssertFalse(try text("{}").contains("Bonjour"))
        XCTAssertTrue(try text("messages: { translated: true }").contains("Bonjour"))
    }

    func testAStyleStaysInItsScope() throws {
        _ = try list("tint: systemRed")
        XCTAssertEqual(try list("{}"), try list("{}"))
        ConfigurationScope.run {
            XCTAssertEqual(InjectedValues[\.utils].messageListConfig.maxTimeIntervalBetweenMessagesInGroup, 60)
        }
    }
}
