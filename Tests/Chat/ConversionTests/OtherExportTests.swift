import ChatModels
import Conversion
import Foundation
import XCTest

/// The exports of Telegram, Signal and iMessage.
final class OtherExportTests: ConversionTestCase {
    private func export(_ name: String, me: String? = nil, folder: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(
            contentsOf: Self.examples.appendingPathComponent(name).path,
            .init(me: me, folder: folder, mediaFolder: folder == nil ? nil : "chat-media"))
    }

    func testTelegram() throws {
        let folder = NSTemporaryDirectory() + "/telegram-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let converted = try export("telegram", me: "Tomas", folder: folder)
        XCTAssertEqual(converted.format, .telegram)
        XCTAssertEqual(converted.media.map(\.name), ["chat-media/photos/pier.png"])
        try FileManager.default.createDirectory(
            atPath: "\(folder)/chat-media/photos", withIntermediateDirectories: true)
        for picture in converted.media {
            try picture.data().write(to: URL(fileURLWithPath: "\(folder)/\(picture.name)"))
        }
        try Data(converted.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/chat.yaml"))
        let conversation = try XCTUnwrap(
            ConversationReader.read(contentsOf: "\(folder)/chat.yaml").conversations.first)
        XCTAssertEqual(conversation.channel.name, "Harbor crew")
        let messages = conversation.messages
        XCTAssertEqual(
            messages.map(\.text),
            [
                "Rosa created the group “Harbor crew”",
                "The **9:40 ferry** is late, see [the board](https://example.org/board)", "Again?", "", "The pier",
                "_Forwarded from Harbor news_\n\nTwo boats are out of service", "😴", "", "Rosa pinned a message",
            ])
        XCTAssertEqual(messages[0].type, .system)
        XCTAssertEqual(messages[1].createdAt, Date("2024-05-13T11:58:03Z"))
        XCTAssertEqual(messages[1].reactionCounts, ["like": 2])
        XCTAssertTrue(messages[1].isPinned)
        XCTAssertEqual(messages[2].quotedMessage?.id, messages[1].id)
        XCTAssertEqual(messages[2].textUpdatedAt, Date("2024-05-13T12:00:00Z"))
        XCTAssertTrue(messages[2].isSentByCurrentUser)
        XCTAssertEqual(messages[3].voiceRecordingAttachments.first?.duration, 12)
        XCTAssertEqual(messages[4].imageAttachments.count, 1)
        XCTAssertEqual(messages[7].poll?.options.map(\.text), ["Wait", "Walk"])
        XCTAssertEqual(converted.omissions, ["1 × stickers, shown as their emoji"])
    }

    /// A personal chat has the identifier of the other person, and a full export that of its owner.
    func testCurrentUser() throws {
        let chat = """
            { "name": "Rosa", "type": "personal_chat", "id": 1, "messages": [
              { "id": 1, "type": "message", "date": "2024-05-13T11:58:03", "from": "Rosa", "from_id": "user1", "text": "a" },
              { "id": 2, "type": "message", "date": "2024-05-13T11:58:04", "from": "Ben", "from_id": "user2", "text": "b" } ] }
            """
        let conversation = try conversation(chat)
        XCTAssertEqual(conversation.currentUser?.id, "user2")
        let all = "{ \"personal_information\": { \"user_id\": 1 }, \"chats\": { \"list\": [\(chat)] } }"
        XCTAssertEqual(try self.conversation(all).currentUser?.id, "user1")
    }

    func testTypesOfTelegramsTexts() throws {
        let parts = [
            ("plain", "2*3*4 "), ("italic", "so "), ("strikethrough", "not"), ("code", " a`b"), ("pre", "x *y*"),
            ("blockquote", "said\nso"), ("underline", "u"), ("hashtag", "#tag"),
        ].map { ["type": $0, "text": $1] }
        let entities = String(decoding: try JSONEncoder().encode(parts), as: UTF8.self)
        let converted = try convert(
            """
            { "type": "bot_chat", "id": 1, "messages": [ { "id": 1, "type": "message", "date": "2024-05-13T11:58:03",
              "from": "A", "text": "", "text_entities": \(entities) } ] }
            """)
        XCTAssertEqual(
            try read(converted)[0].messages[0].text,
            "2\\*3\\*4 _so_ ~~not~~`` a`b``\n```\nx *y*\n```\n> said\\\n> so\nu#tag")
        XCTAssertEqual(converted.omissions, ["1 × underlined texts, shown without the line"])
    }

    func testSignal() throws {
        let converted = try export("signal/Rosa")
        XCTAssertEqual(converted.format, .signal)
        let conversation = try XCTUnwrap(read(converted).first)
        XCTAssertEqual(conversation.currentUser?.name, "Me")
        XCTAssertEqual(
            conversation.messages.map(\.text), ["Is the ferry late?", "20 minutes", "😴", "", "Missed voice call"])
        XCTAssertEqual(conversation.messages[0].reactionCounts, ["like": 1])
        XCTAssertEqual(conversation.messages[1].quotedMessage?.text, "Is the ferry late?")
        XCTAssertEqual(conversation.messages[1].fileAttachments.map(\.title), ["2024-05-13_board.pdf"])
        XCTAssertTrue(conversation.messages[3].isDeleted)
        XCTAssertEqual(conversation.messages[4].type, .system)
    }

    func testIMessage() throws {
        let converted = try export("imessage.txt")
        XCTAssertEqual(converted.format, .imessage)
        let messages = try XCTUnwrap(read(converted).first).messages
        XCTAssertEqual(
            messages.map(\.text),
            ["Is the *ferry* late?", "20 minutes\nBring a book", "Rosa named the conversation \"Pier 3\"", ""]
                .map { $0.replacing("*", with: "\\*") })
        XCTAssertEqual(messages[0].createdAt, Date("2024-05-13T11:58:03Z"))
        XCTAssertEqual(messages[0].reactionCounts, ["love": 1])
        XCTAssertTrue(messages[1].isSentByCurrentUser)
        XCTAssertEqual(messages[1].latestReplies.map(\.text), ["I have two"])
        XCTAssertEqual(messages[2].type, .system)
        XCTAssertEqual(messages[3].fileAttachments.map(\.title), ["board.pdf"])
    }
}
