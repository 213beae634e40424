import ChatModels
import XCTest

@testable import Client

final class ConnectionTests: ClientTestCase {
    private final class Listener: ChatConnectionControllerDelegate, CurrentChatUserControllerDelegate {
        var statuses: [ConnectionStatus] = []
        var users: [String?] = []
        var counts: [UnreadCount] = []

        func connectionController(
            _ controller: ChatConnectionController, didUpdateConnectionStatus status: ConnectionStatus
        ) {
            statuses.append(status)
        }

        func currentUserController(
            _ controller: CurrentChatUserController, didChangeCurrentUser change: EntityChange<CurrentChatUser>
        ) {
            users.append(change.item.name)
        }

        func currentUserController(
            _ controller: CurrentChatUserController, didChangeCurrentUserUnreadCount unreadCount: UnreadCount
        ) {
            counts.append(unreadCount)
        }
    }

    func testTokens() throws {
        let token = Token.development(userId: "ana")
        XCTAssertEqual(token.userId, "ana")
        XCTAssertEqual(try Token(rawValue: token.rawValue), token)
        // {"user_id":"luke_skywalker","exp":1}
        let other = try Token(rawValue: "x.eyJ1c2VyX2lkIjoibHVrZV9za3l3YWxrZXIiLCJleHAiOjF9.y")
        XCTAssertEqual(other.userId, "luke_skywalker")
        XCTAssertTrue(other.isExpired)
        XCTAssertThrowsError(try Token(rawValue: "nothing")) { error in
            XCTAssertEqual(
                "\(error)",
                "\"nothing\" isn't a JSON Web Token with a user_id: Token.development(userId:) creates one.")
        }
    }

    func testAUserConnects() {
        let client = ChatClient(config: ChatClientConfig(apiKey: APIKey("key")))
        let connection = client.connectionController()
        let user = client.currentUserController()
        let listener = Listener()
        (connection.delegate, user.delegate) = (listener, listener)
        XCTAssertEqual(client.connectionStatus, .initialized)
        let info = UserInfo(id: "ana", name: "Ana", language: .german, extraData: ["team": .string("red")])
        XCTAssertEqual(
            error { client.connectUser(userInfo: info, token: .development(userId: "ana"), completion: $0) }, "")
        XCTAssertEqual(client.currentUserId, "ana")
        XCTAssertEqual(user.currentUser?.language, .german)
        XCTAssertEqual(user.currentUser?.extraData, ["team": .string("red")])
        XCTAssertEqual(listener.statuses, [.connected])
        client.disconnect {}
        XCTAssertEqual(listener.statuses.last, .disconnected())
        XCTAssertEqual(client.currentUserId, "ana")
        XCTAssertEqual(error { connection.connect(completion: $0) }, "")
        client.logout {}
        XCTAssertNil(client.currentUserId)
        XCTAssertEqual(listener.users, ["Ana", "Ana"])
    }

    func testInvalidUsers() {
        let client = ChatClient()
        XCTAssertEqual(
            error {
                client.connectUser(
                    userInfo: UserInfo(id: "ana"), token: .development(userId: "ben"), completion: $0)
            }, "The token is that of user ben, not of user ana.")
        XCTAssertEqual(
            error { client.connectUser(userInfo: UserInfo(id: "ana"), token: "secret", completion: $0) },
            "The token of user ana isn't a JSON Web Token with a user_id: Token.development(userId:) creates one.")
        XCTAssertNil(client.currentUser)
    }

    func testATokenIsFetched() {
        let client = ChatClient()
        var answer: ((Result<Token, any Error>) -> Void)?
        var failure: (any Error)?
        client.connectUser(userInfo: UserInfo(id: "ana"), tokenProvider: { answer = $0 }) { failure = $0 }
        XCTAssertEqual(client.connectionStatus, .connecting)
        answer?(.success(.development(userId: "ana")))
        XCTAssertEqual(client.connectionStatus, .connected)
        XCTAssertNil(failure)
        client.connectUser(userInfo: UserInfo(id: "ben"), tokenProvider: { $0(.failure(ClientError("No."))) }) {
            failure = $0
        }
        XCTAssertEqual("\(String(describing: failure))", "Optional(No.)")
        XCTAssertEqual(client.connectionStatus, .disconnected(error: ClientError("No.")))
    }

    func testGuests() async throws {
        let client = ChatClient()
        try await client.connectGuestUser(userInfo: UserInfo(id: "guest"))
        XCTAssertEqual(client.currentUser?.userRole, .guest)
        try await client.connectAnonymousUser()
        XCTAssertEqual(client.currentUser?.userRole, .anonymous)
        let user = try await client.connectUser(
            userInfo: UserInfo(id: "ana"), tokenProvider: { .development(userId: "ana") })
        try await user.update(name: "Ana")
        XCTAssertEqual(user.state.user.name, "Ana")
        await client.logout()
        XCTAssertNil(client.currentUser)
    }

    func testEverythingFollowsTheCurrentUser() throws {
        let like = ChatMessageReaction(type: "like", author: ben)
        let liked = message("2", ana) { message in
            message.reactionScores = ["like": 1]
            message.latestReactions = [like]
        }
        let channel = makeChannel {
            $0.reads = [
                ChatChannelRead(
                    user: ben, lastReadAt: Date(timeIntervalSince1970: 1), unreadMessagesCount: 1)
            ]
        }
        let client = makeClient(channel: channel, messages: [message("1", ben), liked, message("3", ben)])
        let controller = client.channelController(for: cid)
        XCTAssertEqual(controller.messages.map(\.isSentByCurrentUser), [false, true, false])
        client.connectUser(userInfo: UserInfo(id: "ben"), token: .development(userId: "ben"))
        XCTAssertEqual(client.currentUser?.name, "Ben", "the data of a user is kept")
        XCTAssertEqual(controller.messages.map(\.isSentByCurrentUser), [true, false, true])
        XCTAssertEqual(controller.messages[1].currentUserReactions, [like])
        XCTAssertEqual(controller.channel?.membership?.id, "ben")
        XCTAssertEqual(controller.channel?.unreadCount.messages, 1)
        XCTAssertEqual(client.currentUser?.unreadCount, UnreadCount(channels: 1, messages: 1))
    }

    func testANewNameIsShownEverywhere() {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        let listener = ChannelListener()
        controller.delegate = listener
        client.currentUserController().updateUserData(name: "Anna", userExtraData: ["x": .number(1)])
        XCTAssertEqual(client.currentUser?.name, "Anna")
        XCTAssertEqual(controller.messages[1].author.name, "Anna")
        XCTAssertEqual(controller.channel?.membership?.name, "Anna")
        XCTAssertEqual(listener.changes, [["~2 1"]])
    }

    func testUsersAreBlocked() {
        let client = makeClient()
        let controller = client.currentUserController()
        controller.blockUser("ben")
        XCTAssertEqual(client.currentUser?.blockedUserIds, ["ben"])
        XCTAssertEqual(client.channelController(for: cid).channel?.isBlocked, true)
        controller.unblockUser("ben")
        XCTAssertEqual(client.channelController(for: cid).channel?.isBlocked, false)
        XCTAssertEqual(error { controller.blockUser("zoe", completion: $0) }, "There is no user zoe.")
        XCTAssertEqual(
            error { controller.addDevice(.apn(token: Data()), completion: $0) },
            "There are no push notifications, since there is no server.")
    }
}
