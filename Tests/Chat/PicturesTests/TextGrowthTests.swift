import ChatModels
import Foundation
import Frames
import Pictures
import Rendering
import Styles
import XCTest

/// Unrealistic texts: the work is linear in their length, not quadratic.
final class TextGrowthTests: XCTestCase {
    func testMarkdown() throws {
        for part in [
            "*a ", "_a ", "~a ", "[", "![", "^[", "<", "`", "``a ", "*a* ", "**a *b ", "[a](b) ", "&amp;", "![a](b) ",
            "\\*",
        ] {
            try assertWorkGrowsWithTheLength(part) { length in
                message(String(repeating: part, count: length / part.utf8.count))
            }
        }
    }

    func testMentionedNames() throws {
        try assertWorkGrowsWithTheLength("names in the text") { length in
            let names = (0..<length / 10).map { "n\($0)" }
            return message(names.map { "@\($0) " }.joined(), mentioning: names)
        }
        try assertWorkGrowsWithTheLength("names that begin as the text does") { length in
            let text = String(repeating: "@a", count: length / 2)
            return message(text, mentioning: (1...8).map { String(text.dropFirst().prefix(length / $0)) + "!" })
        }
    }

    /// Draws a message, and one that is sixteen times as long: quadratic work would be 256 times as much.
    private func assertWorkGrowsWithTheLength(_ name: String, _ message: (Int) -> ChatMessage) throws {
        for flavor in Flavor.allCases {
            let short = try seconds(drawing: message(1500), flavor)
            let long = try seconds(drawing: message(24_000), flavor)
            XCTAssertLessThan(long, max(short, 0.01) * 60, "\(name), \(flavor)")
        }
    }

    /// The CPU time of the thread.
    private func seconds(drawing message: ChatMessage, _ flavor: Flavor) throws -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let conversation = Conversation(
            channel: ChatChannel(cid: ChannelId(type: .messaging, id: "lunch"), name: "Lunch", memberCount: 2),
            currentUser: CurrentChatUser(user: ChatUser(id: "ada")), messages: [message])
        let pictures = ConversationPictures(
            conversation, selection: PictureSelection(.message, message: message.id), flavor: flavor,
            settings: RenderSettings(scale: 1))
        let start = now()
        _ = try pictures.frames()
        return now() - start
    }

    private func message(_ text: String, mentioning names: [String] = []) -> ChatMessage {
        ChatMessage(
            id: "1", text: text, createdAt: RenderSettings.defaultNow, author: ChatUser(id: "ben", name: "Ben"),
            mentionedUsers: Set(names.enumerated().map { ChatUser(id: "u\($0)", name: $1) }))
    }
}
