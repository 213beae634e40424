import ChatModels
import Conversion
import Foundation
import XCTest

/// The messages of a channel that Slack exports.
final class SlackExportTests: ConversionTestCase {
    private func export(_ name: String, me: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(contentsOf: Self.examples.appendingPathComponent(name).path, .init(me: me))
    }

    func testUsersAreFoundAboveTheFolder() throws {
        let converted = try export("slack/kitchen/2024-05-02.json", me: "Leda")
        XCTAssertEqual(converted.format, .slack)
        let conversation = try read(converted)[0]
        XCTAssertEqual(conversation.channel.name, "kitchen")
        XCTAssertEqual(conversation.currentUser?.id, "U01LEDA")
        XCTAssertEqual(Set(conversation.users.compactMap(\.name)), ["Leda", "Omar Saad", "Kira", "Lunch bell"])
        XCTAssertEqual(conversation.messages[0].type, .system)
        XCTAssertEqual(conversation.messages[0].text, "@Kira has joined the channel")
    }

    func testMarkupBecomesMarkdown() throws {
        func text(_ markup: String) throws -> String {
            let data = try JSONEncoder().encode([["ts": "1714630200.0", "user": "U1", "text": markup]])
            return try conversation(String(decoding: data, as: UTF8.self)).messages[0].text
        }
        XCTAssertEqual(try text("*bold* and _it_ and ~no~"), "**bold** and _it_ and ~~no~~")
        XCTAssertEqual(try text("2*3*4, a * b * c"), "2*3*4, a * b * c")
        XCTAssertEqual(try text("`*code*`"), "`*code*`")
        XCTAssertEqual(
            try text("<https://example.org|site> <https://example.org>"),
            "[site](https://example.org) https://example.org")
        XCTAssertEqual(try text("<@U1> <#C1|general> <!here> &lt;b&gt; &amp;lt;"), "@U1 #general @here <b> &lt;")
        XCTAssertEqual(try text("12:30:15 :tada: :+1::skin-tone-3: :blob:"), "12:30:15 🎉 👍 :blob:")
        XCTAssertEqual(try text("a < b and b > c"), "a < b and b > c")
    }

    func testThreadsReactionsAndFiles() throws {
        let converted = try export("slack/kitchen/2024-05-02.json")
        let messages = try read(converted)[0].messages
        XCTAssertEqual(messages[1].reactionCounts, ["like": 2])
        XCTAssertEqual(messages[2].replyCount, 2)
        XCTAssertEqual(messages[2].latestReplies.map(\.text), ["Measured: 62 cm", "Two trays, even"])
        XCTAssertEqual(messages[3].parentMessageId, messages[2].id, "a reply that was sent to the channel too")
        XCTAssertEqual(messages[4].fileAttachments.map(\.title), ["menu-may.pdf", "oven.jpg"])
        XCTAssertEqual(messages[6].textUpdatedAt, Date("2024-05-02T10:01:40Z"))
        XCTAssertEqual(
            converted.losses,
            [
                "1 × reactions that the components have no icon for, which are left out",
                "1 × pictures that are not in the export, which are drawn as files",
                "1 × emoji of the workspace or without a known name, which stay as they are written",
            ])
    }

    /// Ids that are too long for one line stand on lines of their own.
    func testLongIds() throws {
        let ids = [String(repeating: "long ", count: 30) + "id", "a\nb"]
        let messages = ids.enumerated().map { ["ts": "171463020\($0).0", "user": $1, "text": "Hi"] }
        let data = try JSONEncoder().encode(messages)
        let conversation = try conversation(String(decoding: data, as: UTF8.self))
        XCTAssertEqual(conversation.messages.map(\.author.id), ids)
    }

    func testNoUsersFile() throws {
        let converted = try convert("[{ \"ts\": \"1714630200.0\", \"user\": \"U1\", \"text\": \"Hi\" }]")
        XCTAssertEqual(converted.format, .slack)
        XCTAssertEqual(try read(converted)[0].messages[0].author.id, "U1")
    }

    func testMessagesWithoutATime() throws {
        let converted = try convert(
            "[{ \"ts\": \"x\", \"user\": \"U1\" }, { \"ts\": 1714630200, \"user\": \"U1\", \"text\": \"a\" }]")
        XCTAssertEqual(converted.losses, ["1 × objects without a time stamp, which are left out"])
        XCTAssertEqual(try read(converted)[0].messages[0].createdAt, Date("2024-05-02T06:10:00Z"))
    }
}
