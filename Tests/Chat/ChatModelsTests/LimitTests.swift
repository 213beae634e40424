import Documents
import Foundation
import XCTest

@testable import ChatModels

/// Content over a limit is rejected with one line that has its size and the limit.
final class LimitTests: XCTestCase {
    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    private func message(_ rest: String) -> String { "{messages: [{from: a, text: x, \(rest)}]}" }

    func testTexts() {
        let most = InputLimits.textLength
        XCTAssertEqual(
            complaint(#"{"messages": [{"from": "a", "text": "\#(String(repeating: "é", count: most))"}]}"#), "no error")
        let long = String(repeating: "é", count: most + 1)
        XCTAssertEqual(
            complaint(#"{"messages": [{"from": "a", "text": "\#(long)"}]}"#),
            "chat.yaml:1: messages[0].text: found 65537 characters; the limit is 65536")
        XCTAssertEqual(
            complaint(#"{"users": {"a": "\#(long)"}, "messages": []}"#),
            "chat.yaml:1: users.a: found 65537 characters; the limit is 65536")
    }

    func testPartsOfAMessage() {
        XCTAssertEqual(
            complaint(message("attachments: [\(list(101) { "{file: f\($0).pdf}" })]")),
            "chat.yaml: messages[0]: found 101 attachments; the limit is 100")
        XCTAssertEqual(
            complaint(message("reactions: {\(list(101) { "r\($0): 1" })}")),
            "chat.yaml: messages[0]: found 101 kinds of reactions; the limit is 100")
        XCTAssertEqual(
            complaint(message("attachments: [{poll: {question: Q, options: [\(list(101) { "o\($0)" })]}}]")),
            "chat.yaml: messages[0].poll: found 101 options; the limit is 100")
        XCTAssertEqual(
            complaint(
                message(
                    "attachments: [{gif: {picture: https://a.example/a.gif, actions: [\(list(101) { "a\($0)" })]}}]")),
            "chat.yaml: messages[0].attachments: found 101 actions; the limit is 100")
    }

    func testNumberOfReactionsIsANumberOnly() {
        XCTAssertEqual(complaint(message("reactions: {like: 1000000}")), "no error")
    }

    func testReactionsWithAuthors() {
        func chat(_ count: Int) -> String {
            let users = list(600) { #""u\#($0)": "U""# }
            let reactions = #""like": \#(count), "love": \#(count)"#
            return #"{"users": {\#(users)}, "messages": [{"from": "u1", "text": "x", "reactions": {\#(reactions)}}]}"#
        }
        XCTAssertEqual(complaint(chat(500), name: "chat.json"), "no error")
        XCTAssertEqual(
            complaint(chat(501), name: "chat.json"),
            "chat.json:1: messages[0]: found 1002 reactions; the limit is 1000")
        let reactions = list(1001) { #"{"type": "like", "user": {"id": "u\#($0)"}}"# }
        XCTAssertEqual(
            complaint(payload(#""text": "x", "latest_reactions": [\#(reactions)]"#), name: "chat.json"),
            "chat.json: messages[0]: found 1001 reactions; the limit is 1000")
    }

    /// A value of two bytes takes up to a hundred in memory.
    func testValues() {
        let kinds: [(name: String, text: (Int) -> String, line: (Int) -> String)] = [
            ("chat.json", { "{\"messages\": [" + String(repeating: "1,", count: $0) + "1]}" }, { _ in ":1" }),
            ("chat.json", { "{\"messages\": [" + String(repeating: "[],", count: $0) + "1]}" }, { _ in ":1" }),
            ("chat.yaml", { "messages:\n" + String(repeating: "-\n", count: $0) }, { ":\($0)" }),
            ("chat.yaml", { "messages: [" + String(repeating: "1,", count: $0) + "1]" }, { _ in ":1" }),
        ]
        for (name, text, line) in kinds {
            InputLimits.$freeValuesNow.withValue(10_000) {
                let long = text(16_000)
                let most = 10_000 + long.utf8.count / 10
                XCTAssertEqual(
                    complaint(long, name: name),
                    "\(name)\(line(most)): the file has more than \(most) values, the most for a file of its size; "
                        + "split it")
            }
        }
        InputLimits.$freeValuesNow.withValue(10_000) {
            XCTAssertTrue(
                complaint(kinds[0].text(12_000), name: "chat.json").hasPrefix(
                    "chat.json:1: messages[0]: expected a"))
        }
        XCTAssertEqual(
            complaint(kinds[1].text(1_500_000), name: "chat.json"),
            "chat.json:1: the file has more than 1450001 values, the most for a file of its size; split it")
        XCTAssertEqual(InputLimits.values(ofBytes: 0), 1_000_000)
        XCTAssertEqual(InputLimits.values(ofBytes: 64 << 20), 4_000_000)
        let aliases =
            "a: &a [" + String(repeating: "x, ", count: 1000) + "x]\nmessages:\n"
            + String(repeating: "- *a\n", count: 4000)
        XCTAssertEqual(
            complaint(aliases, name: "chat.yaml"),
            "chat.yaml: the aliases expand to more than 100000 values; use fewer aliases")
    }

    /// A number creates as many reactions, so a hundred bytes per message would be gigabytes.
    func testReactionsOfAllMessages() {
        let users = list(1000) { #""u\#($0)": "U""# }
        func chat(_ count: Int) -> String {
            let messages = list(count) { _ in #"{"from": "u1", "text": "x", "reactions": {"like": 900}}"# }
            return #"{"users": {\#(users)}, "messages": [\#(messages)]}"#
        }
        XCTAssertEqual(complaint(chat(100), name: "chat.json"), "no error")
        XCTAssertEqual(
            complaint(chat(1112), name: "chat.json"),
            "chat.json:1: messages[1111]: found 1000800 reactions of messages and more; the limit is 1000000")
    }

    func testUsersAndChannels() {
        XCTAssertEqual(
            complaint(#"{"users": {\#(list(10_001) { #""u\#($0)": "U""# })}, "messages": []}"#, name: "chat.json"),
            "chat.json: found 10001 users; the limit is 10000")
        XCTAssertEqual(
            complaint(#"{"me": "a", "channels": [\#(list(10_001) { _ in #"{"messages": []}"# })]}"#, name: "chat.json"),
            "chat.json: found 10001 channels; the limit is 10000")
    }

    /// Few bytes create many readers if everyone has read everything.
    func testReaders() {
        let users = list(5000) { #""u\#($0)": "U""# }
        let messages = list(1000) { _ in #"{"from": "u1", "text": "x", "read-by": "all"}"# }
        let line = complaint(#"{"users": {\#(users)}, "messages": [\#(messages)]}"#, name: "chat.json")
        XCTAssertTrue(
            line.hasSuffix("found 1004799 readers of messages and more; the limit is 1000000"), line)
    }

    /// The reads of a channel determine the readers of each message.
    func testReadersOfPayloads() {
        func state(_ count: Int) -> String {
            let reads = list(2000) {
                ##"{"user": {"id": "u\##($0)"}, "last_read": "2024-05-03T10:\##(10 + $0 % 50):\##(10 + $0 / 50)Z"}"##
            }
            // Each author's messages have different readers.
            let messages = list(count) {
                ##"{"id": "m\##($0)", "text": "x", "created_at": "2024-05-02T10:00:00Z", "user": {"id": "a\##($0)"}}"##
            }
            return ##"{"channel": {"cid": "messaging:x"}, "read": [\##(reads)], "messages": [\##(messages)]}"##
        }
        XCTAssertEqual(complaint(state(10), name: "state.json"), "no error")
        XCTAssertEqual(
            complaint(state(501), name: "state.json"),
            "state.json:1: messages[500]: found 1002000 readers of messages and more; the limit is 1000000")
    }

    /// The payload of a channel with one message.
    private func payload(_ message: String, channel: String = "", user: String = "") -> String {
        let author = #""user": {"id": "a"\#(user)}"#
        return #"{"channel": {"cid": "messaging:x"\#(channel)}, "messages": [{"id": "1", \#(author), \#(message)}]}"#
    }

    func testTextsOfPayloads() {
        let long = #""\#(String(repeating: "é", count: InputLimits.textLength + 1))""#
        let texts = [
            (payload(#""text": \#(long)"#), "messages[0].text"),
            (payload(#""text": "x""#, channel: #", "name": \#(long)"#), "channel.name"),
            (payload(#""text": "x""#, user: #", "name": \#(long)"#), "messages[0].user.name"),
            (payload(#""text": "x""#, user: #", "image": \#(long)"#), "messages[0].user.image"),
            (payload(#""text": "x""#, user: #", "teams": ["b", \#(long)]"#), "messages[0].user.teams[1]"),
            (payload(#""attachments": [{"type": "file", "title": \#(long)}]"#), "messages[0].attachments[0].title"),
            (payload(#""poll": {"name": \#(long)}"#), "messages[0].poll.name"),
            (payload(#""poll": {"options": [{"text": \#(long)}]}"#), "messages[0].poll.options[0].text"),
            (payload(#""quoted_message": {"text": \#(long)}"#), "messages[0].quoted_message.text"),
            (payload(#""i18n": {"de_text": \#(long)}"#), "messages[0].i18n.de_text"),
            (payload(#""reaction_counts": {\#(long): 1}"#), "messages[0].reaction_counts"),
        ]
        for (text, place) in texts {
            XCTAssertEqual(
                complaint(text, name: "chat.json"),
                "chat.json:1: \(place): found 65537 characters; the limit is 65536")
        }
    }

    func testLongestTextsOfPayloads() {
        let most = String(repeating: "é", count: InputLimits.textLength)
        XCTAssertEqual(
            complaint(payload(#""text": "\#(most)""#, user: #", "name": "\#(most)""#), name: "chat.json"), "no error")
        // A data URL is skipped, however long it is.
        let picture = "data:image/png;base64," + most
        XCTAssertEqual(
            complaint(payload(#""text": "x""#, user: #", "image": "\#(picture)""#), name: "chat.json"), "no error")
    }

    func testPayloadsHaveTheSameLimits() {
        let counts = list(101) { #""r\#($0)": 1"# }
        XCTAssertEqual(
            complaint(payload(#""text": "x", "reaction_counts": {\#(counts)}"#), name: "chat.json"),
            "chat.json: messages[0]: found 101 kinds of reactions; the limit is 100")
        let actions = list(101) { #"{"name": "a\#($0)", "text": "Send"}"# }
        XCTAssertEqual(
            complaint(
                payload(#""text": "x", "attachments": [{"type": "giphy", "actions": [\#(actions)]}]"#),
                name: "chat.json"),
            "chat.json: messages[0].attachments: found 101 actions; the limit is 100")
    }

    // MARK: Long content

    /// The problem of a conversation.
    private func excess(of conversation: Conversation) -> String {
        do {
            try ConversationLimits(file: "chat.json").check(
                ConversationDocument(kind: .channel, conversations: [conversation]))
            return "no error"
        } catch {
            return error.description
        }
    }

    private let cid = ChannelId(type: .messaging, id: "x")

    private func message(replies: Int = 0) -> ChatMessage {
        let reply = ChatMessage(id: "1", cid: cid, text: "x", createdAt: .distantPast, author: ChatUser(id: "a"))
        var message = reply
        message.latestReplies = Array(repeating: reply, count: replies)
        return message
    }

    func testMessages() {
        func messages(_ count: Int) -> Conversation {
            Conversation(channel: ChatChannel(cid: cid), messages: Array(repeating: message(), count: count))
        }
        XCTAssertEqual(excess(of: messages(100_000)), "no error")
        XCTAssertEqual(excess(of: messages(100_001)), "chat.json: found 100001 messages; the limit is 100000")
    }

    func testReplies() {
        XCTAssertEqual(
            excess(of: Conversation(channel: ChatChannel(cid: cid), messages: [message(replies: 100_001)])),
            "chat.json: messages[0]: found 100001 replies; the limit is 100000")
        let thread = ChatThread(
            parentMessage: message(), channel: ChatChannel(cid: cid),
            latestReplies: message(replies: 100_001).latestReplies)
        XCTAssertEqual(
            excess(of: Conversation(channel: ChatChannel(cid: cid), threads: [thread])),
            "chat.json: found 100001 replies; the limit is 100000")
    }

    func testMembers() {
        var channel = ChatChannel(cid: cid)
        channel.lastActiveMembers = Array(repeating: ChatChannelMember(user: ChatUser(id: "a")), count: 10_001)
        XCTAssertEqual(
            excess(of: Conversation(channel: channel)), "chat.json: found 10001 members; the limit is 10000")
    }
}
