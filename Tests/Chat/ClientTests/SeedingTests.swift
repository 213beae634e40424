import ChatModels
import XCTest

@testable import Client

/// Data that a client is given is inserted in order, however much it is.
final class SeedingTests: ClientTestCase {
    private func reply(_ id: MessageId, at second: Double) -> ChatMessage {
        message(id, ben) {
            $0.createdAt = Date(timeIntervalSince1970: second)
            $0.parentMessageId = "1"
        }
    }

    private func ids(_ client: ChatClient) -> [MessageId] { client.memory.read { $0[cid]?.messages.map(\.id) ?? [] } }

    func testRepliesAreInsertedByDate() {
        let client = makeClient()
        let replies = [
            reply("c", at: 2), reply("a", at: 0.5), reply("d", at: 2), reply("e", at: 9), reply("b", at: 1.5),
        ]
        _ = ChatMessageController(client: client, cid: cid, message: message("1", ben), replies: replies)
        XCTAssertEqual(ids(client), ["a", "1", "b", "2", "c", "d", "3", "e"])
    }

    /// Files may have messages in another order than that of their dates, and pictures keep it.
    func testRepliesAmongUnsortedMessages() {
        let client = makeClient(messages: [message("5", ben), message("2", ana), message("9", ben), message("3", ana)])
        _ = ChatMessageController(
            client: client, cid: cid, message: message("5", ben),
            replies: [reply("x", at: 4), reply("y", at: 1), reply("z", at: 9)])
        XCTAssertEqual(ids(client), ["y", "5", "2", "9", "3", "x", "z"])
    }

    func testAKnownMessageIsReplacedInPlace() {
        let client = makeClient()
        let changed = reply("2", at: 2)
        _ = ChatMessageController(
            client: client, cid: cid, message: message("1", ben),
            replies: [changed, reply("a", at: 4), reply("a", at: 4)])
        XCTAssertEqual(ids(client), ["1", "2", "3", "a"])
        XCTAssertEqual(client.memory.read { $0.message("2", in: cid)?.parentMessageId }, "1")
    }

    func testThreadsOfManyChannels() {
        let other = ChannelId(type: .messaging, id: "hill")
        func thread(_ parent: MessageId, in cid: ChannelId, replies: [ChatMessage]) -> ChatThread {
            ChatThread(
                parentMessage: message(parent, ben) { $0.cid = cid }, channel: ChatChannel(cid: cid),
                latestReplies: replies)
        }
        let client = makeClient()
        let threads = [
            thread("1", in: cid, replies: [reply("a", at: 1)]), thread("7", in: other, replies: [reply("b", at: 8)]),
            thread("2", in: cid, replies: [reply("c", at: 2)]), thread("1", in: cid, replies: [reply("d", at: 3)]),
        ]
        let controller = ChatThreadListController(client: client, threads: threads)
        XCTAssertEqual(ids(client), ["1", "a", "2", "c", "3", "d"])
        XCTAssertEqual(client.memory.read { $0[other]?.messages.map(\.id) }, ["7", "b"])
        XCTAssertEqual(client.memory.read { $0.threads.map(\.thread.id) }, ["1", "7", "2"])
        XCTAssertEqual(client.memory.read { $0.threads[0].thread.latestReplies.map(\.id) }, ["d"])
        withExtendedLifetime(controller) {}
    }

    func testUsersOfSeveralConversations() {
        let users = [ana, ben]
        func conversation(_ id: String, _ users: [ChatUser]) -> Conversation {
            Conversation(
                channel: ChatChannel(cid: ChannelId(type: .messaging, id: id)), currentUser: nil, messages: [],
                users: users)
        }
        let cleo = ChatUser(id: "cleo")
        let client = ChatClient(conversations: [
            conversation("a", users), conversation("b", users), conversation("c", users + [cleo]),
        ])
        XCTAssertEqual(client.memory.read { $0.users.keys.sorted() }, ["ana", "ben", "cleo"])
    }
}
