import ChatModels
import Foundation
import XCTest

/// The kind of a payload depends on all of its keys.
final class PayloadShapeTests: XCTestCase {
    private static let user = #""user": { "id": "ben", "name": "Ben" }"#
    private static let message = #"{ "id": "m1", "text": "Hi", \#(user), "created_at": "2024-05-02T10:00:00Z" }"#
    private static let channel = #"{ "cid": "messaging:t", "id": "t", "type": "messaging", "name": "Trip" }"#
    private static let state = #"{ "channel": \#(channel), "messages": [\#(message)], "members": [] }"#

    private func read(_ text: String, name: String = "a.json") throws -> ConversationDocument {
        try ConversationReader.read(Data(text.utf8), name: name)
    }

    private func complaint(_ text: String, name: String = "a.json") -> String {
        do { return try "read as \(read(text, name: name).kind)" } catch { return "\(error)" }
    }

    func testChannelStateWithOtherKeys() throws {
        for more in [
            #""threads": []"#, #""threads": [{ "parent_message_id": "m1" }]"#, #""pending_messages": []"#,
            #""membership": null"#, #""hidden": true"#, #""thread": {}"#, #""channels": []"#, #""results": []"#,
            #""type": "x.y""#, #""message": { "id": "z", "text": "?" }"#, #""me": { "id": "ben" }"#, #""me": "ben""#,
            #""users": {}"#, #""list": {}"#, #""duration": "3ms", "threads": [], "polls": []"#,
        ] {
            for order in [0, 1] {
                let fields = [#""channel": \#(Self.channel), "messages": [\#(Self.message)]"#, more]
                let text = "{ " + (order == 0 ? fields : fields.reversed()).joined(separator: ", ") + " }"
                let document = try read(text)
                XCTAssertEqual(document.kind, .channel, text)
                XCTAssertEqual(document.conversations.map(\.channel.name), ["Trip"], text)
                XCTAssertEqual(document.conversations.first?.messages.map(\.text), ["Hi"], text)
            }
        }
    }

    func testShapes() throws {
        let (message, channel, state) = (Self.message, Self.channel, Self.state)
        for (text, kind, texts) in [
            (#"{ "channel": \#(channel), "duration": "1ms" }"#, "channel", [[]]),
            (#"{ "channels": [\#(state)], "duration": "1ms", "threads": [] }"#, "channels", [["Hi"]]),
            ("[\(state)]", "channels", [["Hi"]]),
            (#"{ "message": \#(message), "duration": "1ms" }"#, "channel", [["Hi"]]),
            (#"{ "message": \#(message), "reaction": { "type": "love" }, "duration": "1ms" }"#, "channel", [["Hi"]]),
            (message, "channel", [["Hi"]]),
            (#"{ "messages": [\#(message)], "duration": "1ms" }"#, "channel", [["Hi"]]),
            ("[\(message)]", "channel", [["Hi"]]),
            (#"{ "thread": { "channel_cid": "messaging:t", "parent_message": \#(message) } }"#, "thread", [["Hi"]]),
            (
                #"{ "channel_cid": "messaging:t", "parent_message": \#(message), "latest_replies": [] }"#, "thread",
                [["Hi"]]
            ),
            (#"{ "threads": [{ "parent_message": \#(message) }], "channels": [] }"#, "threads", [["Hi"]]),
            (
                #"{ "results": [{ "message": \#(message) }, { "message": { "id": "2", "text": "Ho", \#(Self.user), "channel": { "cid": "team:x", "name": "X" } } }] }"#,
                "channels", [["Hi"], ["Ho"]]
            ),
        ] as [(String, String, [[String]])] {
            let document = try read(text)
            XCTAssertEqual(document.kind.rawValue, kind, text)
            XCTAssertEqual(document.conversations.map { $0.messages.map(\.text) }, texts, text)
        }
        XCTAssertEqual(
            try read("\(Self.state)\n\(Self.state.replacing("messaging:t", with: "messaging:u"))\n", name: "a.jsonl")
                .conversations.count, 2)
    }

    /// Replies without their parent message.
    func testRepliesAreShown() throws {
        let reply = #"{ "id": "r", "text": "Re", \#(Self.user), "parent_id": "m0", "type": "reply" }"#
        let document = try read(#"{ "messages": [\#(reply)], "duration": "1ms" }"#)
        XCTAssertEqual(document.conversations[0].channel.latestMessages.map(\.text), ["Re"])
    }

    func testUndrawnPayloadsAreNamed() {
        let event = #"{ "type": "message.new", "cid": "messaging:t", "message": \#(Self.message) }"#
        XCTAssertEqual(
            complaint(event),
            "a.json:1: a webhook event can’t be drawn; use messageshot convert to turn it into a conversation file")
        XCTAssertEqual(
            complaint("\(event)\n\(event)", name: "a.jsonl"),
            "a.jsonl:1: a webhook event can’t be drawn; use messageshot convert to turn it into a conversation file")
        XCTAssertEqual(
            complaint(#"{ "type": "user", "item": { "id": "ana" } }"#),
            "a.json:1: a line of an export can’t be drawn; use messageshot convert to turn it into a conversation file")
        XCTAssertEqual(
            complaint(#"{ "users": [{ "id": "ana" }], "duration": "1ms" }"#),
            "a.json:1: an answer without messages can’t be drawn; a channel’s state needs “channel” and “messages”")
        XCTAssertEqual(
            complaint(#"{ "channels": [\#(Self.state)], "threads": [{ "parent_message": \#(Self.message) }] }"#),
            "a.json:1: the document is both a list of channels and a list of threads; only one of them can be drawn")
    }

    /// Handwritten files are validated by their keys, even if they resemble a payload.
    func testWrittenFilesAreUnchanged() {
        for (text, found) in [
            ("me: ana\nusers: { ana: Ana }\nmessages: [{ from: ana, created_at: 2024-01-01 }]", "created_at"),
            ("channel: { mutd: true }\nmessages: []", "mutd"),
            ("channel: { cid: x }\nmessages: [{ from: ana, text: Hi }]", "cid"),
            ("me: ana\nthreads: []\nmessages: [{ from: ana, text: Hi }]", "threads"),
        ] {
            XCTAssertTrue(
                complaint(text, name: "a.yaml").contains("unknown key “\(found)”"), complaint(text, name: "a.yaml"))
        }
    }

    /// Additional fields don't change the conversation.
    func testUnknownFieldsMakeNoDifference() throws {
        for seed in 1...40 {
            let plain = try GeneratedPayload.data(GeneratedPayload.state(seed: seed))
            let more = try GeneratedPayload.data(GeneratedPayload.state(seed: seed, addsFields: true))
            XCTAssertNotEqual(plain, more)
            let expected = try ConversationReader.read(plain, name: "a.json", me: "ana")
            let found = try ConversationReader.read(more, name: "a.json", me: "ana")
            XCTAssertEqual(found.kind, expected.kind)
            XCTAssertEqual(found.warnings, expected.warnings, "\(seed)")
            XCTAssertEqual(
                Description.difference(expected.conversations, found.conversations, besides: ["extraData", "json"]), [],
                "\(seed)")
        }
    }
}
