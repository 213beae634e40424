import ChatModels
import Foundation
import XCTest

/// Reactions that are written as emoji.
final class EmojiReactionTests: XCTestCase {
    private func reactions(_ text: String) throws -> (counts: [String: Int], warnings: [String]) {
        let yaml = "messages: [{ from: leia, text: Hi, reactions: { \(text) } }]"
        let document = try ConversationReader.read(Data(yaml.utf8), name: "chat.yaml")
        let message = try XCTUnwrap(document.conversations.first?.messages.first)
        return (
            Dictionary(uniqueKeysWithValues: message.reactionCounts.map { ($0.key.rawValue, $0.value) }),
            document.warnings
        )
    }

    func testEmojiAreTheTypesWithTheirIcons() throws {
        let (counts, warnings) = try reactions("👍🏽: 2, ❤️: 1, ❤: 1, 😂: 3, 😮: 1, 👎: 4")
        XCTAssertEqual(counts, ["like": 2, "love": 2, "haha": 3, "wow": 1, "sad": 4])
        XCTAssertEqual(warnings, [])
    }

    func testEmojiAndTypesAddUp() throws {
        XCTAssertEqual(try reactions("like: 1, 👍: 2, 👍🏿: { count: 3 }").counts, ["like": 6])
    }

    func testNamesOfEmojiAreTheTypesWithTheirIcons() throws {
        let (counts, warnings) = try reactions(
            #"":love:": 2, ":+1:": 1, thumbsup: 2, ":joy:": 1, ":open_mouth:": 1, ":-1:": 1"#)
        XCTAssertEqual(counts, ["love": 2, "like": 3, "haha": 1, "wow": 1, "sad": 1])
        XCTAssertEqual(warnings, [])
        let yaml = "messages:\n  - from: leia\n    text: Hi\n    reactions:\n      :love: 2\n"
        let document = try ConversationReader.read(Data(yaml.utf8), name: "chat.yaml")
        XCTAssertEqual(document.conversations.first?.messages.first?.reactionCounts, ["love": 2])
        XCTAssertEqual(try reactions(#"":": 1, "::": 2"#).counts, [":": 1, "::": 2])
    }

    func testEmojiWithoutAnIconAreReported() throws {
        let (counts, warnings) = try reactions("🎉: 1")
        XCTAssertEqual(counts, ["🎉": 1])
        XCTAssertEqual(warnings.count, 1)
        XCTAssertTrue(warnings.first?.contains("the reaction “🎉” has no icon") ?? false, "\(warnings)")
    }
}
