import ChatModels
import Conversion
import Foundation
import XCTest

/// What Stream exports, and the events that it sends.
final class StreamExportTests: ConversionTestCase {
    private func export(_ name: String, me: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(contentsOf: Self.examples.appendingPathComponent(name).path, .init(me: me))
    }

    // MARK: Exports

    func testLines() throws {
        let converted = try export("stream-export.jsonl", me: "ines")
        XCTAssertEqual(converted.format, .stream)
        let conversation = try read(converted)[0]
        XCTAssertEqual(conversation.channel.name, "Allotment 14")
        XCTAssertEqual(conversation.channel.lastActiveMembers.map(\.id), ["ines", "tomas", "wren"])
        let messages = conversation.messages
        XCTAssertEqual(messages.map(\.isSentByCurrentUser), [true, false, false, false, true, true])
        XCTAssertEqual(messages[0].reactionCounts, ["like": 2])
        XCTAssertEqual(messages[1].latestReplies.map(\.text), ["Under the blue pot", "Found it, thank you!"])
        XCTAssertEqual(messages[2].parentMessageId, messages[1].id)
        XCTAssertEqual(messages[3].quotedMessage?.text, "The water is back on.")
        XCTAssertEqual(messages[3].text, "The first radishes:\nsmall, but ours")
        XCTAssertEqual(messages[3].imageAttachments.count, 1)
        XCTAssertEqual(messages[3].fileAttachments[0].file.size, 48213)
        XCTAssertTrue(messages[4].isDeleted)
        XCTAssertTrue(messages[5].isPinned)
        XCTAssertTrue(
            converted.losses.contains("1 × reactions that the components have no icon for, which are left out"))
        XCTAssertTrue(
            converted.notes[0].hasSuffix(
                "1 images are on the network, where nothing is fetched from; placeholders are drawn"))
    }

    func testAStateAndAListOfStates() throws {
        func state(_ id: String) -> String {
            "{ \"channel\": { \"cid\": \"messaging:\(id)\", \"name\": \"\(id)\" }, \"members\": [{ \"user\": { \"id\": \"a\" } }],"
                + "\"messages\": [{ \"id\": \"\(id)-1\", \"text\": \"Hi, \(id)\", \"user\": { \"id\": \"a\" } }] }"
        }
        for text in [
            "{ \"channels\": [\(state("x")), \(state("y"))] }", "[\(state("x")), \(state("y"))]",
            "\(state("x"))\n\(state("y"))\n",
        ] {
            let conversations = try read(convert(text))
            XCTAssertEqual(conversations.map(\.channel.cid.rawValue), ["messaging:x", "messaging:y"], text)
            XCTAssertEqual(conversations.map { $0.messages.map(\.text) }, [["Hi, x"], ["Hi, y"]])
        }
        XCTAssertEqual(try read(convert(state("z"))).map(\.channel.name), ["z"])
    }

    func testTheExamplesOfTheAPIStayWhatTheyAre() throws {
        for (name, me) in [("channel-state.json", "leia_organa"), ("channels-query.json", "luke_skywalker")] {
            let path = Self.examples.appendingPathComponent("../\(name)").standardizedFileURL.path
            let folder = (path as NSString).deletingLastPathComponent
            var options = ConversationConverter.Options(folder: folder)
            if (try? ConversationReader.read(contentsOf: path, me: me)) != nil { options.me = me }
            let converted = try ConversationConverter.convert(contentsOf: path, options)
            let expected = try ConversationReader.read(contentsOf: path, me: options.me).conversations
            let found = try ConversationReader.read(Data(converted.text.utf8), name: "c.yaml", imageRoot: folder)
                .conversations
            XCTAssertEqual(found.map(\.channel.name), expected.map(\.channel.name), name)
            for (found, expected) in zip(found, expected) {
                let shown = expected.messages.filter { $0.parentMessageId == nil || $0.showReplyInChannel }
                XCTAssertEqual(found.messages.map(\.text), shown.map(\.text), name)
                XCTAssertEqual(found.messages.map(\.author.id), shown.map(\.author.id), name)
                XCTAssertEqual(found.messages.map(\.isDeleted), shown.map(\.isDeleted), name)
                XCTAssertEqual(found.messages.map(\.replyCount), shown.map(\.replyCount), name)
                XCTAssertEqual(
                    found.messages.map { $0.quotedMessage == nil }, shown.map { $0.quotedMessage == nil }, name)
            }
        }
    }

    func testMessagesWithTheSameId() throws {
        let converted = try convert(
            "{ \"channel\": { \"cid\": \"messaging:x\" }, \"messages\": [{ \"text\": \"a\", \"user\": { \"id\": \"u\" } }, "
                + "{ \"id\": \"message-1\", \"text\": \"b\", \"user\": { \"id\": \"u\" } }] }")
        XCTAssertEqual(try read(converted)[0].messages.count, 1)
        XCTAssertTrue(converted.losses.contains("1 × messages with the id of an earlier one, which are left out"))
    }

    // MARK: Events

    func testEvents() throws {
        let converted = try export("stream-webhooks.jsonl", me: "noa")
        XCTAssertEqual(converted.format, .webhook)
        let conversation = try read(converted)[0]
        XCTAssertEqual(conversation.channel.name, "Choir, altos")
        XCTAssertEqual(conversation.channel.lastActiveMembers.map(\.id), ["noa", "ruth"])
        XCTAssertEqual(
            conversation.messages.map(\.text),
            ["Rehearsal moves to the small hall.", "The one with the echo?", "I will be late"])
        XCTAssertNotNil(conversation.messages[0].textUpdatedAt)
        XCTAssertEqual(conversation.messages[1].reactionCounts, ["haha": 1])
        XCTAssertTrue(conversation.messages[2].isDeleted)
        XCTAssertEqual(converted.losses, ["1 × events of the type message.read, which leave nothing in a conversation"])
    }

    func testOneEventAndAList() throws {
        let event = """
            { "type": "message.new", "channel_type": "team", "channel_id": "x",
              "message": { "id": "1", "text": "Hi", "user": { "id": "a" } } }
            """
        for text in [event, "[\(event)]", "{ \"events\": [\(event)] }"] {
            let conversation = try conversation(text)
            XCTAssertEqual(conversation.channel.cid.type.rawValue, "team")
            XCTAssertEqual(conversation.messages.map(\.text), ["Hi"])
        }
    }

    func testAReactionWithoutItsMessagesNumbers() throws {
        let conversation = try conversation(
            """
            { "type": "message.new", "cid": "messaging:x", "message": { "id": "1", "text": "Hi", "user": { "id": "a" } } }
            { "type": "reaction.new", "cid": "messaging:x", "reaction": { "type": "love", "message_id": "1", "user_id": "b" } }
            { "type": "reaction.new", "cid": "messaging:x", "reaction": { "type": "love", "message_id": "1", "user_id": "b" } }
            """)
        XCTAssertEqual(conversation.messages[0].reactionCounts, ["love": 1])
    }
}
