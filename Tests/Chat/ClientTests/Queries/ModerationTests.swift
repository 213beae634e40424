import ChatModels
import Foundation
import Frames
import Rendering
import XCTest

@testable import Client

/// The current user's actions on other users and members.
final class ModerationTests: XCTestCase {
    private typealias Fixture = QueryFixture

    private let client = Fixture.makeClient()
    private let cid = Fixture.channels[0].cid

    private func error(_ action: (@escaping ((any Error)?) -> Void) -> Void) -> String? {
        var error: (any Error)?
        var isCompleted = false
        action {
            error = $0
            isCompleted = true
        }
        XCTAssertTrue(isCompleted)
        return error.map { "\($0)" }
    }

    // MARK: Users

    func testAUserIsKnownByTheIdentifier() {
        let ben = client.userController(userId: "ben")
        XCTAssertEqual(ben.user?.name, "Ben")
        XCTAssertNil(error { ben.synchronize($0) })
        XCTAssertEqual(ben.state, .remoteDataFetched)
        let nobody = client.userController(userId: "nobody")
        XCTAssertNil(nobody.user)
        XCTAssertEqual(error { nobody.synchronize($0) }, "There is no user nobody.")
        XCTAssertEqual(nobody.state, .remoteDataFetchFailed)
        XCTAssertEqual(error { nobody.mute(completion: $0) }, "There is no user nobody.")
    }

    func testMuting() {
        let ben = client.userController(userId: "ben")
        XCTAssertNil(error { ben.mute(completion: $0) })
        XCTAssertEqual(client.currentUser?.mutedUsers.map(\.id), ["ben"])
        XCTAssertNil(error { ben.unmute(completion: $0) })
        XCTAssertEqual(client.currentUser?.mutedUsers, [])
    }

    func testAMuteEndsWithItsTime() {
        func at(_ minutes: Double, _ action: () -> Void) {
            let now = Date(timeIntervalSince1970: 1_704_067_200 + minutes * 60)
            var settings = RenderSettings()
            settings.now = now
            RenderSettings.withCurrent(settings, operation: action)
        }

        at(0) { client.userController(userId: "ben").mute(timeout: 10) }
        at(9) { client.userController(userId: "cleo").flag() }
        XCTAssertEqual(client.currentUser?.mutedUsers.map(\.id), ["ben"])
        at(10) { client.userController(userId: "cleo").unflag() }
        XCTAssertEqual(client.currentUser?.mutedUsers, [])
    }

    func testFlagging() {
        let ben = client.userController(userId: "ben")
        let log = Log()
        ben.delegate = log
        XCTAssertNil(error { ben.flag(reason: "spam", completion: $0) })
        XCTAssertEqual(ben.user?.isFlaggedByCurrentUser, true)
        XCTAssertEqual(ben.user?.name, "Ben")
        XCTAssertNil(error { ben.unflag(completion: $0) })
        XCTAssertEqual(ben.user?.isFlaggedByCurrentUser, false)
        XCTAssertEqual(log.lines, ["update ben", "update ben"])
    }

    func testBlocking() {
        let dan = client.userController(userId: "dan")
        let hidden = client.channelController(for: Fixture.channels[4].cid)
        XCTAssertNil(error { dan.block(completion: $0) })
        XCTAssertEqual(client.currentUser?.blockedUserIds, ["dan"])
        XCTAssertEqual(hidden.channel?.isBlocked, true)
        XCTAssertNil(error { dan.unblock(completion: $0) })
        XCTAssertEqual(client.currentUser?.blockedUserIds, [])
        XCTAssertEqual(hidden.channel?.isBlocked, false)
    }

    // MARK: Members

    private func allowBans() {
        client.memory.change { [cid] state in
            state.update(cid) { $0.ownCapabilities.insert(.banChannelMembers) }
        } then: { _ in
        }
    }

    func testBanning() {
        allowBans()
        let ben = client.memberController(userId: "ben", in: cid)
        let banned = client.memberListController(
            query: ChannelMemberListQuery(cid: cid, filter: .equal(.banned, to: true)))
        let log = Log()
        ben.delegate = log
        XCTAssertEqual(ben.member?.name, "Ben")
        XCTAssertNil(error { ben.ban(for: 30, reason: "spam", completion: $0) })
        XCTAssertEqual(ben.member?.isBannedFromChannel, true)
        XCTAssertEqual(ben.member?.banExpiresAt, RenderSettings.current.now.addingTimeInterval(1800))
        XCTAssertEqual(banned.members.map(\.id), ["ben"])
        XCTAssertEqual(
            client.channelController(for: cid).channel?.lastActiveMembers.map(\.isBannedFromChannel),
            [false, true, false])
        XCTAssertNil(error { ben.shadowBan(completion: $0) })
        XCTAssertEqual(ben.member?.isShadowBannedFromChannel, true)
        XCTAssertEqual(ben.member?.isBannedFromChannel, false)
        XCTAssertNil(ben.member?.banExpiresAt)
        XCTAssertNil(error { ben.unban(completion: $0) })
        XCTAssertEqual(ben.member?.isShadowBannedFromChannel, false)
        XCTAssertEqual(log.lines, ["update ben", "update ben", "update ben"])
    }

    func testABanEndsWithItsTime() {
        allowBans()
        let ben = client.memberController(userId: "ben", in: cid)
        ben.ban(for: 1)
        var settings = RenderSettings()
        settings.now = RenderSettings.current.now.addingTimeInterval(60)
        RenderSettings.withCurrent(settings) { client.userController(userId: "cleo").flag() }
        XCTAssertEqual(ben.member?.isBannedFromChannel, false)
        XCTAssertNil(ben.member?.banExpiresAt)
    }

    func testMissingCapabilityToBanIsReported() {
        let line = "The ownCapabilities of channel messaging:lunch lack \"ban-channel-members\"."
        XCTAssertEqual(error { client.memberController(userId: "ben", in: cid).ban(completion: $0) }, line)
        XCTAssertEqual(
            error { client.memberController(userId: "eve-1", in: cid).synchronize($0) },
            "User eve-1 is not a member of channel messaging:lunch.")
    }

    func testDataOfAMember() throws {
        let ben = client.memberController(userId: "ben", in: cid)
        var result: Result<ChatChannelMember, any Error>?
        ben.partialUpdate(extraData: ["seat": "A", "lunch": true]) { result = $0 }
        XCTAssertEqual(try result?.get().memberExtraData, ["seat": "A", "lunch": true])
        ben.partialUpdate(extraData: ["seat": "B"], unsetProperties: ["lunch"]) { result = $0 }
        XCTAssertEqual(ben.member?.memberExtraData, ["seat": "B"])
        XCTAssertEqual(ben.member?.memberUpdatedAt, RenderSettings.current.now)
    }
}

private final class Log: ChatUserControllerDelegate, ChatChannelMemberControllerDelegate {
    var lines: [String] = []

    private func note<Item: ChatUser>(_ change: EntityChange<Item>) {
        switch change {
        case .create(let item): lines.append("create \(item.id)")
        case .update(let item): lines.append("update \(item.id)")
        case .remove(let item): lines.append("remove \(item.id)")
        }
    }

    func userController(_ controller: ChatUserController, didUpdateUser change: EntityChange<ChatUser>) {
        note(change)
    }

    func memberController(
        _ controller: ChatChannelMemberController, didUpdateMember change: EntityChange<ChatChannelMember>
    ) {
        note(change)
    }
}
