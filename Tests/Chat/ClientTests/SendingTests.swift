import ChatModels
import Frames
import Rendering
import XCTest

@testable import Client

final class SendingTests: ClientTestCase {
    func testASentMessageIsInTheChannel() throws {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        let listener = ChannelListener()
        controller.delegate = listener
        var id: MessageId?
        controller.createNewMessage(
            text: "Hello @Ben", isSilent: true, mentionedUserIds: ["ben"], quotedMessageId: "1",
            extraData: ["mood": .string("good")]
        ) {
            id = try? $0.get()
            XCTAssertEqual(listener.changes, [["+lake-sent-1 0"]], "delegates are notified first")
        }
        XCTAssertEqual(id, "lake-sent-1")
        let message = try XCTUnwrap(controller.messages.first)
        XCTAssertEqual(message.text, "Hello @Ben")
        XCTAssertEqual(message.author, ana)
        XCTAssertTrue(message.isSentByCurrentUser)
        XCTAssertTrue(message.isSilent)
        XCTAssertEqual(message.mentionedUsers, [ben])
        XCTAssertEqual(message.quotedMessage?.id, "1")
        XCTAssertEqual(message.extraData, ["mood": .string("good")])
        XCTAssertEqual(message.createdAt, RenderSettings.current.now)
        let channel = try XCTUnwrap(controller.channel)
        XCTAssertEqual(channel.lastMessageAt, message.createdAt)
        XCTAssertEqual(channel.previewMessage?.id, id)
        XCTAssertEqual(channel.latestMessages.first?.id, id)
        controller.createNewMessage(text: "Again")
        XCTAssertEqual(controller.messages.prefix(2).map(\.id), ["lake-sent-2", "lake-sent-1"])
        XCTAssertEqual(controller.messages[0].createdAt, message.createdAt.addingTimeInterval(1))
    }

    func testAMessageIsTheNewestThoughTheOthersAreNotKnown() {
        let client = makeClient()
        let later = RenderSettings.current.now.addingTimeInterval(3600)
        let cid = ChannelId(type: .messaging, id: "later")
        let controller = ChatChannelController(
            client: client, channel: ChatChannel(cid: cid, lastMessageAt: later, memberCount: 2))
        controller.createNewMessage(text: "Hello")
        XCTAssertEqual(controller.messages.first?.createdAt, later.addingTimeInterval(1))
    }

    func testAdditionsToAMessage() throws {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        let payload = AnyAttachmentPayload(
            UnknownAttachmentPayload(json: .string("x")))
        let end = RenderSettings.current.now.addingTimeInterval(60)
        controller.createNewMessage(
            messageId: "own", text: "Pinned", pinning: .expirationTime(60), attachments: [payload])
        let message = try XCTUnwrap(controller.messages.first)
        XCTAssertEqual(message.id, "own")
        XCTAssertEqual(message.pinDetails?.expiresAt, end)
        XCTAssertEqual(controller.channel?.pinnedMessages.map(\.id), ["own"])
        XCTAssertEqual(message.allAttachments.map(\.id.rawValue), ["messaging:lake/own/0"])
        XCTAssertEqual(message.allAttachments.map(\.payload), [payload])
    }

    func testAMessageForSomeIsSeenByThem() {
        let client = makeClient()
        let carl = ChatUser(id: "carl")
        client.channelController(for: cid).createNewMessage(text: "Psst", restrictedVisibility: ["ben"])
        let shown = ["ana": "Psst", "ben": "Psst", carl.id: "3"]
        for (id, text) in shown.sorted(by: { $0.key < $1.key }) {
            client.connectUser(userInfo: UserInfo(id: id), token: .development(userId: id))
            XCTAssertEqual(client.channelController(for: cid).messages.first?.text, text, id)
        }
    }

    func testASystemMessageIsALine() {
        let controller = makeClient().channelController(for: cid)
        controller.createSystemMessage(text: "Ana joined")
        XCTAssertEqual(controller.messages.first?.type, .system)
    }

    func testRejectedMessages() {
        let cases: [(channel: (inout ChatChannel) -> Void, text: String, error: String)] = [
            ({ $0.isFrozen = true }, "Hi", "Channel messaging:lake is frozen."),
            (
                { $0.ownCapabilities.remove(.sendMessage) }, "Hi",
                "The ownCapabilities of channel messaging:lake lack \"send-message\"."
            ),
            (
                { $0.config.maxMessageLength = 3 }, "Four",
                "A message in channel messaging:lake can have 3 characters, but the text has 4."
            ),
            (
                { $0.config.commands = [Command(name: "giphy")] }, "/giphy cats",
                "The command /giphy needs a server."
            ),
        ]
        for (change, text, expected) in cases {
            let controller = makeClient(channel: makeChannel(change)).channelController(for: cid)
            XCTAssertEqual(error { controller.createNewMessage(text: text, completion: $0) }, expected)
            XCTAssertEqual(controller.messages.count, 3)
        }
        let controller = makeClient().channelController(for: cid)
        XCTAssertEqual(
            error { controller.createNewMessage(text: "", quotedMessageId: "9", completion: $0) },
            "There is no message 9.")
        XCTAssertEqual(
            error { controller.createNewMessage(text: "", mentionedUserIds: ["zoe"], completion: $0) },
            "There is no user zoe.")
        XCTAssertEqual(
            error { controller.createNewMessage(messageId: "1", text: "", completion: $0) },
            "The message 1 already exists.")
        let nobody = ChatChannelController(client: ChatClient(), channel: makeChannel())
        XCTAssertEqual(
            error { nobody.createNewMessage(text: "", completion: $0) },
            "No user is connected: call connectUser(userInfo:token:), or create the client with a currentUser.")
    }

    func testSlowModeWaits() {
        let channel = makeChannel { $0.cooldownDuration = 30 }
        let now = RenderSettings.current.now
        let sent = message("2", ana) { $0.createdAt = now.addingTimeInterval(-10) }
        let controller = makeClient(channel: channel, messages: [sent]).channelController(for: cid)
        XCTAssertEqual(controller.currentCooldownTime(), 20)
        XCTAssertEqual(
            error { controller.createNewMessage(text: "Hi", completion: $0) },
            "Channel messaging:lake is in slow mode: the next message can be sent in 20 s.")
    }

    func testAFailureWithoutACompletionIsReported() {
        nonisolated(unsafe) var lines: [String] = []
        RenderProblems.withHandler {
            lines.append($0)
        } operation: {
            makeClient(channel: makeChannel { $0.isFrozen = true }).channelController(for: cid)
                .createNewMessage(text: "Hi")
        }
        XCTAssertEqual(lines, ["createNewMessage did nothing: Channel messaging:lake is frozen."])
    }

    func testAChangeDuringAChangeWaits() {
        let client = makeClient()
        let first = client.channelController(for: cid)
        let second = client.channelController(for: cid)
        let (one, other) = (ChannelListener(), ChannelListener())
        (first.delegate, second.delegate) = (one, other)
        one.whenMessagesChange = {
            guard one.changes.count == 1 else { return }
            first.createNewMessage(text: "Second")
            XCTAssertEqual(first.messages.count, 4, "it waits for the notifications of the first one")
        }
        first.createNewMessage(text: "First")
        XCTAssertEqual(first.messages.prefix(2).map(\.text), ["Second", "First"])
        XCTAssertEqual(other.changes, [["+lake-sent-1 0"], ["+lake-sent-2 0"]])
    }

    func testAMessageOfAnotherUserIsUnread() {
        let client = makeClient()
        let lists = client.currentUserController()
        client.memory.seed { state in
            state.append(self.message("9", self.ben) { $0.mentionedUsers = [self.ana] }, to: self.cid)
        }
        let controller = client.channelController(for: cid)
        XCTAssertEqual(controller.channel?.unreadCount, ChannelUnreadCount(messages: 1, mentions: 1))
        XCTAssertEqual(lists.unreadCount, UnreadCount(channels: 1, messages: 1))
        XCTAssertEqual(controller.firstUnreadMessageId, "9")
        controller.createNewMessage(text: "Read")
        XCTAssertEqual(lists.unreadCount, .noUnread, "an author has read the messages")
    }
}
