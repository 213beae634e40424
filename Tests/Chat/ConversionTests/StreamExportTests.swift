import ChatModels
import Foundation
import XCTest

@testable import Conversion

/// Stream's exports and events.
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
            converted.omissions.contains("1 × reactions without an icon, omitted"))
        XCTAssertTrue(
            converted.notes[0].hasSuffix(
                "1 images are on the network, which is never used; placeholders are drawn"))
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

    func testTheExamplesOfTheAPIAreUnchanged() throws {
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
        XCTAssertTrue(converted.omissions.contains("1 × messages with a duplicate id, omitted"))
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
        XCTAssertEqual(converted.omissions, [])
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

    /// Reactions are separate events, and are kept for a message that is updated without them.
    func testReactionsOfEvents() throws {
        func event(_ type: String, _ more: String) -> String {
            #"{ "type": "\#(type)", "cid": "messaging:t", "created_at": "2024-05-02T11:00:00Z", \#(more) }"#
        }
        func reaction(_ type: String, _ user: String) -> String {
            #""reaction": { "type": "\#(type)", "message_id": "m", "user_id": "\#(user)" }"#
        }
        let message = #""message": { "id": "m", "text": "a", "user": { "id": "ben" }"#
        let reacted =
            #", "latest_reactions": [{ "type": "wow", "user": { "id": "cem" } }], "reaction_counts": { "wow": 7 }"#
        func counts(_ events: String...) throws -> [MessageReactionType: Int] {
            let text = ([event("message.new", message + " }")] + events).joined(separator: "\n")
            return try read(convert(text))[0].messages[0].reactionCounts
        }
        let love = (0..<9).map { event("reaction.new", reaction("love", "u\($0)")) }.joined(separator: "\n")
        let again = event("message.updated", message + " }")
        let other = event("message.updated", message + reacted + " }")
        let undone = event("reaction.deleted", reaction("love", "u4"))
        XCTAssertEqual(try counts(love), ["love": 9])
        XCTAssertEqual(try counts(love, love), ["love": 9])
        XCTAssertEqual(try counts(love, again, undone, undone), ["love": 8])
        XCTAssertEqual(try counts(love, other), ["wow": 7])
        XCTAssertEqual(try counts(other, love), ["wow": 1, "love": 9])
        XCTAssertEqual(try counts(love, event("message.updated", message + #", "latest_reactions": [] }"#)), [:])
    }

    /// Many removals are reduced to the relevant ones.
    func testTruncations() {
        func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }
        var rising = Truncations()
        for number in 0..<1000 { rising.add(date(number)) }
        XCTAssertEqual(rising.kept, 1)
        var truncations = Truncations()
        for end in [50, 20, 40, 10] { truncations.add(date(end)) }
        XCTAssertEqual(truncations.kept, 3)
        for (created, number, isRemoved) in [
            (50, 0, true), (51, 0, false), (40, 1, true), (41, 1, false), (40, 2, true), (11, 3, false), (10, 3, true),
            (1, 4, false),
        ] {
            XCTAssertEqual(truncations.removed(date(created), since: number), isRemoved, "\(created), \(number)")
        }
        XCTAssertTrue(truncations.removed(nil, since: 3))
        truncations.add(nil)
        XCTAssertTrue(truncations.removed(date(1_000_000), since: 0))
        XCTAssertFalse(truncations.removed(nil, since: 5))
    }

    /// A message that is sent again after its channel was truncated exists again, without its reactions.
    func testMessagesThatComeBack() throws {
        func event(_ type: String, _ more: String) -> String {
            #"{ "type": "\#(type)", "cid": "messaging:t", "created_at": "2024-05-02T11:00:00Z", \#(more) }"#
        }
        let message = event(
            "message.new",
            #""message": { "id": "m", "text": "a", "created_at": "2024-05-02T10:00:00Z", "user": { "id": "ben" } }"#)
        let cleared = event("channel.truncated", #""user": { "id": "ben" }"#)
        let love = event("reaction.new", #""reaction": { "type": "love", "message_id": "m", "user_id": "ben" }"#)
        let found = try read(convert([message, love, cleared, message].joined(separator: "\n")))[0].messages
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(found[0].reactionCounts, [:])
        XCTAssertThrowsError(try convert([message, love, cleared, love].joined(separator: "\n")))
    }

    /// Hard-deleted messages and those before a truncation are removed, and reads are kept.
    func testEventsThatRemoveMessages() throws {
        func message(_ id: String, _ minute: Int, _ more: String = "") -> String {
            #""message": { "id": "\#(id)", "text": "\#(id)", "created_at": "2024-05-02T10:0\#(minute):00Z", "user": { "id": "ben" }\#(more) }"#
        }
        func event(_ type: String, _ more: String) -> String {
            #"{ "type": "\#(type)", "cid": "messaging:t", "created_at": "2024-05-02T11:00:00Z", \#(more) }"#
        }
        let text = [
            event("message.new", message("early", 0)),
            event("channel.truncated", #""channel": { "cid": "messaging:t", "truncated_at": "2024-05-02T10:00:30Z" }"#),
            event("message.new", message("hard", 1)), event("message.new", message("soft", 2)),
            event(
                "message.new",
                #""message": { "id": "own", "text": "own", "created_at": "2024-05-02T10:03:00Z", "user": { "id": "ana" } }"#
            ),
            event("message.deleted", message("hard", 1) + #", "hard_delete": true"#),
            event("message.deleted", message("soft", 2) + #", "hard_delete": false"#),
            event("message.read", #""user": { "id": "ben" }, "last_read_message_id": "own""#),
            event("reaction.new", #""reaction": { "type": "love", "message_id": "own", "user_id": "ben" }"#),
            event("reaction.new", #""reaction": { "type": "like", "message_id": "own", "user_id": "ben" }"#),
            event("reaction.deleted", #""reaction": { "type": "love", "message_id": "own", "user_id": "ben" }"#),
        ].joined(separator: "\n")
        let converted = try convert(text, me: "ana")
        XCTAssertEqual(converted.omissions, [])
        let messages = try read(converted)[0].messages
        XCTAssertEqual(messages.map(\.text), ["soft", "own"])
        XCTAssertEqual(messages.map(\.isDeleted), [true, false])
        XCTAssertEqual(messages[1].readBy.map(\.id), ["ben"])
        XCTAssertEqual(messages[1].reactionCounts, ["like": 1])
    }

    // MARK: Imports

    /// Lines of an import refer to users and channels by identifier.
    func testLinesOfAnImport() throws {
        let converted = try convert(
            """
            {"type": "user", "item": {"id": "ana", "name": "Ana Lund", "role": "user"}}
            {"type": "user", "item": {"id": "ben", "name": "Ben Ray", "role": "user"}}
            {"type": "channel", "item": {"id": "hq", "type": "messaging", "created_by": "ana", "name": "HQ"}}
            {"type": "channel", "item": {"id": "ops", "type": "team", "created_by": "ben", "name": "Ops"}}
            {"type": "member", "item": {"channel_id": "hq", "channel_type": "messaging", "user_id": "ana"}}
            {"type": "member", "item": {"channel_id": "hq", "channel_type": "messaging", "user_id": "ben"}}
            {"type": "reaction", "item": {"message_id": "m1", "type": "love", "user_id": "ben", "created_at": "2024-05-02T10:04:00Z"}}
            {"type": "message", "item": {"id": "m1", "channel_id": "hq", "channel_type": "messaging", "user": "ana", "text": "Hello", "type": "regular", "created_at": "2024-05-02T10:00:00Z"}}
            {"type": "message", "item": {"id": "m2", "channel_id": "hq", "channel_type": "messaging", "user": "ben", "text": "Hi @Ana Lund", "type": "regular", "created_at": "2024-05-02T10:01:00Z", "mentioned_users_ids": ["ana"]}}
            {"type": "message", "item": {"id": "m3", "channel_id": "hq", "channel_type": "messaging", "user": "ana", "text": "In thread", "type": "reply", "parent_id": "m1", "created_at": "2024-05-02T10:02:00Z"}}
            {"type": "message", "item": {"id": "m4", "channel_id": "ops", "channel_type": "team", "user": "ben", "text": "Other channel", "type": "regular", "created_at": "2024-05-02T10:03:00Z"}}
            {"type": "device", "item": {"id": "x", "user_id": "ana", "push_provider": "apn"}}
            """)
        XCTAssertEqual(
            converted.omissions, ["1 × objects other than channels, members, messages and reactions, omitted"])
        let conversations = try read(converted)
        XCTAssertEqual(conversations.map(\.channel.name), ["HQ", "Ops"])
        XCTAssertEqual(conversations.map(\.channel.cid.rawValue), ["messaging:hq", "team:ops"])
        XCTAssertEqual(conversations[0].messages.map(\.author.name), ["Ana Lund", "Ben Ray"])
        XCTAssertEqual(conversations[0].messages[0].reactionCounts, ["love": 1])
        XCTAssertEqual(conversations[0].messages[0].latestReplies.map(\.text), ["In thread"])
        XCTAssertEqual(conversations[0].messages[1].mentionedUsers.map(\.id), ["ana"])
        XCTAssertEqual(conversations[1].messages.map(\.text), ["Other channel"])
    }
}
