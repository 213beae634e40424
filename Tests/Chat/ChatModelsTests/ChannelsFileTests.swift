import ChatModels
import Foundation
import XCTest

/// Conversation files with several channels, and the properties that only lists show.
final class ChannelsFileTests: XCTestCase {
    private func document(_ text: String, me: UserId? = nil) throws -> ConversationDocument {
        try ConversationReader.read(Data(text.utf8), name: "chat.yaml", me: me)
    }

    private let small = """
        me: ana
        users: { ana: Ana, ben: Ben, caro: Caro }
        channels:
          - channel: { name: Lunch, unread: 3 }
            messages:
              - { from: ben, text: Noodles? }
              - { from: caro, text: Always, reply-to: 1 }
          - channel: { draft: "I could bring" }
            messages: [{ from: ben, text: Cake on Friday? }]
          - channel: { name: Climbing, id: climbing, pinned: true, members: [caro] }
          - channel: { name: Old flat, archived: true }
        list: { title: Tidepool, state: error, new-threads: 2 }
        """

    func testChannelsShareTheirUsers() throws {
        let document = try document(small)
        XCTAssertEqual(document.kind, .conversations)
        XCTAssertEqual(document.list, ListStatus(.error, newThreads: 2, title: "Tidepool"))
        XCTAssertEqual(
            document.conversations.map(\.channel.cid.rawValue),
            ["messaging:climbing", "messaging:channel-1", "messaging:!members-channel-2", "messaging:channel-4"],
            "what is pinned comes first")
        XCTAssertEqual(document.conversations.map(\.currentUser?.id), ["ana", "ana", "ana", "ana"])
        XCTAssertEqual(document.conversations[1].messages.map(\.author.name), ["Ben", "Caro"])
        XCTAssertEqual(document.conversations[1].channel.unreadCount.messages, 3)
        XCTAssertEqual(document.warnings, [])
    }

    func testAuthorsAreMembers() throws {
        let channels = try document(small).conversations.map(\.channel)
        XCTAssertEqual(channels[1].lastActiveMembers.map(\.id), ["ana", "ben", "caro"])
        XCTAssertEqual(channels[2].lastActiveMembers.map(\.id), ["ana", "ben"])
        XCTAssertEqual(channels[0].lastActiveMembers.map(\.id), ["caro"])
    }

    func testMessagesOfAllChannelsHaveIdentifiersOfTheirOwn() throws {
        let conversations = try document(small).conversations
        XCTAssertEqual(
            conversations.flatMap(\.messages).map(\.id),
            ["channel-1-message-1", "channel-1-message-2", "channel-2-message-1"])
        XCTAssertEqual(conversations[1].messages[1].quotedMessage?.text, "Noodles?")
    }

    func testDataOfTheCurrentUser() throws {
        let channels = try document(small).conversations.map(\.channel)
        XCTAssertEqual(channels.map(\.isPinned), [true, false, false, false])
        XCTAssertEqual(channels.map(\.isArchived), [false, false, false, true])
        XCTAssertEqual(channels.map(\.draftMessage?.text), [nil, nil, "I could bring", nil])
        XCTAssertEqual(
            try document(small, me: "ben").conversations.map(\.channel.draftMessage?.text), [nil, nil, nil, nil],
            "the draft is Ana’s, who is not looking now")
        XCTAssertEqual(
            complaint("channel: { pinned: true }\nmessages: []"),
            "chat.yaml:1: channel.pinned: “pinned” needs a current user; set “me” in the file")
    }

    func testWithoutUsersEveryoneIsAdmitted() throws {
        let document = try document(
            "channels:\n  - { channel: { name: A }, messages: [{ from: ana, text: Hi }] }\n"
                + "  - { channel: { name: B }, messages: [{ from: ben, text: Ho }] }", me: "ben")
        XCTAssertEqual(document.conversations.map { $0.messages[0].isSentByCurrentUser }, [false, true])
        XCTAssertEqual(document.conversations[0].channel.lastActiveMembers.map(\.id), ["ben", "ana"])
    }

    func testMistakes() {
        XCTAssertEqual(
            complaint("me: a\nchannels:\n  - { chanel: {} }"),
            "chat.yaml:3: unknown key “chanel” in channels[0]; did you mean “channel”?")
        XCTAssertEqual(
            complaint("me: a\nchannels:\n  - { channel: { id: x } }\n  - { channel: { id: x } }"),
            "chat.yaml:4: channels[1].channel.id: the channel “messaging:x” is already in the list; give each "
                + "channel a unique id")
        XCTAssertEqual(
            complaint("me: a\nchannels: []\nmessages: []"),
            "chat.yaml:2: “messages” and “channels” can't be used together; remove one")
        XCTAssertEqual(
            complaint("me: a\nchannel: {}\nchannels: []"),
            "chat.yaml:2: “channels” and “channel” can't be used together; remove one")
        XCTAssertEqual(
            complaint("users: { a: }\nlist: { state: loadin }\nchannels: []"),
            "chat.yaml:2: list.state: unknown value “loadin”; did you mean “loading”?")
        XCTAssertEqual(
            complaint(
                "me: a\nchannels:\n  - messages: [{ from: a, id: x, text: a }]\n  - messages: [{ from: a, id: x }]"),
            "chat.yaml:4: channels[1].messages[0].id: the id “x” is already used by an earlier message; give each message a unique id"
        )
    }

    func testPayloadsStayPayloads() throws {
        let state = "{ \"channel\": { \"cid\": \"messaging:a\" }, \"messages\": [] }"
        for text in [
            "{ \"channels\": [\(state)] }", "{ \"channels\": [\(state)], \"me\": \"x\" }", "{ \"channels\": [] }",
        ] {
            XCTAssertEqual(try ConversationReader.read(Data(text.utf8), name: "a.json").kind, .channels, text)
        }
    }

    func testPayloadsHavePinsAndDrafts() throws {
        let text = """
            { "channels": [{ "channel": { "cid": "messaging:a" }, "members": [{ "user": { "id": "ana" } }],
              "membership": { "user": { "id": "ana" }, "pinned_at": "2024-05-01T10:00:00Z" }, "messages": [],
              "draft": { "created_at": "2024-05-01T10:00:00Z", "message": { "id": "d", "text": "Half a" } } }] }
            """
        let channel = try ConversationReader.read(Data(text.utf8), name: "a.json", me: "ana").conversations[0].channel
        XCTAssertTrue(channel.isPinned)
        XCTAssertEqual(channel.draftMessage?.text, "Half a")
    }

    // MARK: Threads

    func testRepliesInTheChannelAreAThread() throws {
        let conversation = try read(
            "messages:\n  - { from: a, text: Which? }\n  - { from: b, text: This, thread: { parent: 1 } }\n"
                + "  - { from: c, text: Old, thread: { replies: 3 } }")
        XCTAssertEqual(conversation.messages.map(\.replyCount), [1, 0, 3])
        XCTAssertEqual(conversation.messages[0].threadParticipants.map(\.id), ["b"])
        XCTAssertEqual(conversation.threads.map(\.parentMessageId), ["message-3", "message-1"])
        XCTAssertEqual(conversation.threads.map { $0.latestReplies.map(\.text) }, [[], ["This"]])
    }

    // MARK: Omissions

    func testReactionsWithoutAnIconAreNamed() throws {
        let warnings = try read("messages:\n  - { from: a, text: x, reactions: { sparkle: 2, lik: 1, like: 1 } }")
            .warnings
        XCTAssertEqual(
            warnings,
            [
                "chat.yaml:2: messages[0].reactions.sparkle: the reaction “sparkle” has no icon, and is not drawn; "
                    + "available are like, love, haha, wow, sad",
                "chat.yaml:2: messages[0].reactions.lik: the reaction “lik” has no icon, and is not drawn; did you mean "
                    + "“like”?",
            ])
    }

    func testTextsThatAreCommentsAreNamed() throws {
        let warnings = try read(
            """
            channel: # The channel.
              name: Lunch
            messages: #all of them
              - from: a
                text: #general
              - from: a   # Ana
                text:  # nothing
              - { from: a, text: "" }
              - { from: a, text: "#1" }
              - { from: a, reply-to: 4 }
            """
        ).warnings
        XCTAssertEqual(
            warnings,
            [
                "chat.yaml:5: messages[0].text: “#general” is a comment, because # follows a space; put it in quotes",
                "chat.yaml:6: messages[1] has neither text nor attachments, and is drawn as an empty bubble; write "
                    + "text: \"\" if that is intended",
            ])
        XCTAssertEqual(
            complaint("messages:\n  - { from: a, text: #general }"),
            "chat.yaml:2:22: # after a space begins a comment; the text needs quotes: text: \"#general\"")
    }
}
