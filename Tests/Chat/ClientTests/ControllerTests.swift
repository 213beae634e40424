import ChatModels
import Foundation
import Frames
import Rendering
import XCTest

@testable import Client

final class ControllerTests: XCTestCase {
    private final class Delegate: ChatChannelControllerDelegate {
        var changes: [EntityChange<ChatChannel>] = []

        func channelController(
            _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
        ) {
            changes.append(channel)
        }
    }

    private let ana = ChatUser(id: "ana", name: "Ana")
    private let cid = ChannelId(type: .messaging, id: "x")

    private func message(_ id: MessageId) -> ChatMessage {
        ChatMessage(id: id, text: id, createdAt: Date(timeIntervalSince1970: 0), author: ana)
    }

    func testAListShowsTheNewestMessageOfAConversation() {
        let conversation = Conversation(
            channel: ChatChannel(cid: cid), currentUser: CurrentChatUser(user: ana),
            messages: [message("first"), message("last")], users: [ana])
        let controller = conversation.makeClient().channelController(for: cid)
        XCTAssertEqual(controller.channel?.previewMessage?.id, "last")
    }

    func testTheControllerMarksAsRead() {
        var channel = ChatChannel(cid: cid)
        channel.unreadCount = ChannelUnreadCount(messages: 1)
        let controller = ChatChannelController(client: ChatClient(), channel: channel, messages: [message("m")])
        let delegate = Delegate()
        controller.delegate = delegate
        XCTAssertEqual(controller.firstUnreadMessageId, "m")
        var isCompleted = false
        controller.markRead { isCompleted = $0 == nil }
        XCTAssertTrue(isCompleted)
        XCTAssertEqual(controller.channel?.unreadCount, .noUnread)
        XCTAssertEqual(delegate.changes.map(\.item.isUnread), [false])
        controller.markRead()
        XCTAssertEqual(delegate.changes.count, 1, "without a change, there is no notification")
    }

    /// The unread banner is above the first unread message; these kinds of messages are never unread.
    func testMessagesThatDoNotCountAsUnread() throws {
        for more in [
            "type: system", "type: error", "type: ephemeral", "silent: true", "shadowed: true", "deleted: true",
            "thread: { parent: 1, in-channel: false }", "type: deleted",
        ] {
            let document = try ConversationReader.read(
                Data(
                    """
                    channel: { members: [ana, ben], unread: 1 }
                    me: ana
                    messages:
                      - { from: ben, text: read, id: read }
                      - { from: ben, text: unread, id: unread }
                      - { from: ben, text: other, id: other, \(more) }
                      - { from: ana, text: own, id: own }
                    """.utf8), name: "a.yaml")
            let controller = document.conversations[0].makeClient().channelController(
                for: document.conversations[0].channel.cid)
            XCTAssertEqual(controller.firstUnreadMessageId, "unread", more)
        }
    }

    /// The count of a payload is the server's, which excludes the same kinds.
    func testMessagesThatDoNotCountAsUnreadInAPayload() throws {
        for more in [
            #""type": "system""#, #""silent": true"#, #""shadowed": true"#, #""deleted_at": "2024-05-02T12:00:00Z""#,
            #""parent_id": "read", "show_in_channel": false"#, #""type": "ephemeral""#, #""type": "error""#,
        ] {
            let text = #"""
                {
                  "channel": { "cid": "messaging:t" }, "members": [{ "user": { "id": "ana" } }],
                  "read": [{ "user": { "id": "ana" }, "last_read": "2024-05-02T10:00:00Z", "unread_messages": 1 }],
                  "messages": [
                    { "id": "read", "text": "a", "user": { "id": "ben" }, "created_at": "2024-05-02T10:00:00Z" },
                    { "id": "unread", "text": "b", "user": { "id": "ben" }, "created_at": "2024-05-02T11:00:00Z" },
                    { "id": "other", "text": "c", "user": { "id": "ben" }, "created_at": "2024-05-02T12:00:00Z", \#(more) }
                  ]
                }
                """#
            let conversation = try ConversationReader.read(Data(text.utf8), name: "a.json", me: "ana").conversations[0]
            let controller = conversation.makeClient().channelController(for: conversation.channel.cid)
            XCTAssertEqual(controller.firstUnreadMessageId, "unread", more)
        }
    }

    func testControllersOfOneClientShareItsMemory() {
        let client = ChatClient(currentUser: CurrentChatUser(user: ana))
        var channel = ChatChannel(cid: cid)
        channel.unreadCount = ChannelUnreadCount(messages: 2)
        let list = ChatChannelListController(client: client, channels: [channel])
        XCTAssertEqual(client.currentUser?.unreadCount, UnreadCount(channels: 1, messages: 2))
        client.channelController(for: cid).markRead()
        XCTAssertEqual(list.channels.map(\.isUnread), [false])
        XCTAssertEqual(client.currentUser?.unreadCount, .noUnread)
    }

    func testAConversationIsInTheMemoryOfItsClient() {
        let conversation = Conversation(
            channel: ChatChannel(cid: cid, name: "Lake"), messages: [message("1"), message("2")])
        let controller = conversation.makeClient().channelController(for: cid)
        XCTAssertEqual(controller.channel?.name, "Lake")
        XCTAssertEqual(controller.messages.map(\.id), ["2", "1"])
    }

    func testAControllerShowsPages() {
        let messages = (1...60).map { message("\($0)") }
        let client = Conversation(channel: ChatChannel(cid: cid), messages: messages).makeClient()
        let controller = client.channelController(for: cid)
        XCTAssertEqual(controller.messages.map(\.id), (36...60).reversed().map { "\($0)" })
        XCTAssertFalse(controller.hasLoadedAllPreviousMessages)
        controller.loadPreviousMessages()
        XCTAssertEqual(controller.messages.last?.id, "11")
        controller.loadPreviousMessages(limit: 20)
        XCTAssertEqual(controller.messages.last?.id, "1")
        XCTAssertTrue(controller.hasLoadedAllPreviousMessages)
    }

    func testAClientKnowsSeveralConversations() {
        let other = ChannelId(type: .messaging, id: "y")
        let client = ChatClient(conversations: [
            Conversation(channel: ChatChannel(cid: cid), messages: [message("1")]),
            Conversation(channel: ChatChannel(cid: other), currentUser: CurrentChatUser(user: ana), messages: []),
        ])
        XCTAssertEqual(client.currentUserId, "ana")
        XCTAssertEqual(client.channelController(for: cid).messages.map(\.id), ["1"])
        XCTAssertEqual(client.channelController(for: other).messages, [])
    }

    func testAMissingMessageIsReported() {
        let client = Conversation(channel: ChatChannel(cid: cid), messages: [message("1")]).makeClient()
        var lines: [String] = []
        for id in ["1", "2"] {
            let controller = client.messageController(cid: cid, messageId: id)
            controller.synchronize { lines.append($0.map { "\($0)" } ?? "\(controller.state)") }
        }
        XCTAssertEqual(lines, ["remoteDataFetched", "There is no message 2."])
    }

    private final class PlaceListener: ChatChannelControllerDelegate {
        var places: [Bool] = []

        func channelController(
            _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
        ) {
            places.append(MainQueue.isCurrent)
        }
    }

    func testDelegatesAreNotifiedOnTheMainQueue() async {
        nonisolated(unsafe) let controller = Conversation(
            channel: ChatChannel(cid: cid), currentUser: CurrentChatUser(user: ana)
        ).makeClient().channelController(for: cid)
        let listener = PlaceListener()
        controller.delegate = listener
        await Task.detached { controller.createNewMessage(text: "Hi") }.value
        XCTAssertEqual(listener.places, [true])
    }
}
