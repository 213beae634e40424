import ChatModels
import Frames
import Rendering
import XCTest

@testable import Client

final class ChannelTests: ClientTestCase {
    private var controller: ChatChannelController { makeClient().channelController(for: cid) }

    // MARK: Creating

    func testAChannelIsMade() throws {
        let client = makeClient()
        let list = ChatChannelListController(client: client, channels: [makeChannel()])
        let new = ChannelId(type: .team, id: "new")
        let controller = try client.channelController(
            createChannelWithId: new, name: "New", team: "red", members: ["ben"], invites: [],
            extraData: ["x": .number(1)])
        XCTAssertNil(controller.cid)
        XCTAssertEqual(
            error { controller.createNewMessage(text: "Hi", completion: $0) },
            "The channel doesn't exist yet: call synchronize() first.")
        XCTAssertEqual(error { controller.synchronize($0) }, "")
        XCTAssertEqual(controller.state, .remoteDataFetched)
        let channel = try XCTUnwrap(controller.channel)
        XCTAssertEqual(channel.cid, new)
        XCTAssertEqual(channel.name, "New")
        XCTAssertEqual(channel.team, "red")
        XCTAssertEqual(channel.extraData, ["x": .number(1)])
        XCTAssertEqual(channel.createdBy, ana)
        XCTAssertEqual(channel.lastActiveMembers.map(\.id), ["ana", "ben"])
        XCTAssertEqual(channel.membership?.memberRole, .owner)
        XCTAssertEqual(list.channels.map(\.cid), [new, cid], "a new channel is on top")
        XCTAssertEqual(error { controller.createNewMessage(text: "Hi", completion: $0) }, "")
    }

    func testAChannelBetweenUsers() throws {
        let client = makeClient()
        let controller = try client.channelController(createDirectMessageChannelWith: ["ben"])
        controller.synchronize()
        XCTAssertEqual(controller.cid?.rawValue, "messaging:!members-ana-ben")
        XCTAssertEqual(controller.channel?.isDirectMessageChannel, true)
        controller.createNewMessage(text: "Hi")
        let again = try client.channelController(createDirectMessageChannelWith: ["ben"])
        again.synchronize()
        XCTAssertEqual(again.messages.map(\.text), ["Hi"])
        XCTAssertThrowsError(try client.channelController(createDirectMessageChannelWith: []))
        XCTAssertThrowsError(try ChatClient().channelController(createDirectMessageChannelWith: ["ben"]))
        let stranger = try client.channelController(createDirectMessageChannelWith: ["zoe"])
        XCTAssertEqual(error { stranger.synchronize($0) }, "There is no user zoe.")
        XCTAssertEqual(stranger.state, .remoteDataFetchFailed)
    }

    func testQueriesLimitTheShownMessages() {
        let client = makeClient()
        let query = ChannelQuery(cid: cid, pageSize: 1)
        XCTAssertEqual(client.channelController(for: query).messages.map(\.id), ["3"])
        let around = ChannelQuery(cid: cid, pageSize: 1, paginationOptions: .around("2"))
        XCTAssertEqual(client.channelController(for: around).messages.map(\.id), ["3", "2"])
        let upwards = client.channelController(for: cid, messageOrdering: .bottomToTop)
        XCTAssertEqual(upwards.messages.map(\.id), ["1", "2", "3"])
        let controller = client.channelController(for: query)
        controller.loadPageAroundMessageId("1")
        XCTAssertEqual(controller.messages.map(\.id), ["3", "2", "1"])
        XCTAssertEqual(error { controller.loadPageAroundMessageId("9", completion: $0) }, "There is no message 9.")
    }

    // MARK: Data

    func testAFullUpdateRemovesMissingProperties() {
        let controller = controller
        controller.partialChannelUpdate(name: "Sea", team: "red", extraData: ["a": .number(1), "b": .number(2)])
        XCTAssertEqual(controller.channel?.name, "Sea")
        controller.partialChannelUpdate(unsetProperties: ["team", "a"])
        XCTAssertEqual(controller.channel?.name, "Sea")
        XCTAssertNil(controller.channel?.team)
        XCTAssertEqual(controller.channel?.extraData, ["b": .number(2)])
        controller.updateChannel(name: nil, imageURL: URL(string: "file:///a.png"), team: nil)
        XCTAssertNil(controller.channel?.name)
        XCTAssertEqual(controller.channel?.imageURL?.lastPathComponent, "a.png")
        XCTAssertEqual(controller.channel?.extraData, [:])
    }

    func testFlags() {
        let controller = controller
        let flags: [(action: (ChatChannelController) -> Void, holds: (ChatChannel) -> Bool)] = [
            ({ $0.freezeChannel() }, \.isFrozen), ({ $0.unfreezeChannel() }, { !$0.isFrozen }),
            ({ $0.enableSlowMode(cooldownDuration: 5) }, { $0.cooldownDuration == 5 }),
            ({ $0.disableSlowMode() }, { $0.cooldownDuration == 0 }),
            ({ $0.muteChannel() }, \.isMuted), ({ $0.unmuteChannel() }, { !$0.isMuted }),
            ({ $0.muteChannel(expiration: 60_000) }, \.isMuted),
            ({ $0.hideChannel() }, \.isHidden), ({ $0.showChannel() }, { !$0.isHidden }),
            ({ $0.pin() }, \.isPinned), ({ $0.unpin() }, { !$0.isPinned }),
            ({ $0.archive() }, \.isArchived), ({ $0.unarchive() }, { !$0.isArchived }),
            ({ $0.startWatching() }, { $0.watcherCount == 1 }), ({ $0.stopWatching() }, { $0.watcherCount == 0 }),
            ({ $0.sendKeystrokeEvent() }, { $0.currentlyTypingUsers.count == 1 }),
            ({ $0.sendStopTypingEvent() }, \.currentlyTypingUsers.isEmpty),
        ]
        for (index, flag) in flags.enumerated() {
            flag.action(controller)
            XCTAssertEqual(controller.channel.map(flag.holds), true, "flag \(index)")
        }
    }

    func testAMuteEnds() {
        let client = makeClient()
        client.channelController(for: cid).muteChannel(expiration: 60_000)
        var later = RenderSettings.current
        later.now += 61
        for (settings, isMuted) in [(RenderSettings.current, true), (later, false)] {
            RenderSettings.withCurrent(settings) {
                for id in ["ben", "ana"] {
                    client.connectUser(userInfo: UserInfo(id: id), token: .development(userId: id))
                }
            }
            XCTAssertEqual(client.channelController(for: cid).channel?.isMuted, isMuted)
        }
    }

    func testTypingUsersAreReported() {
        let controller = controller
        let listener = ChannelListener()
        controller.delegate = listener
        controller.sendStartTypingEvent()
        controller.createNewMessage(text: "Done")
        XCTAssertEqual(listener.typing, [["ana"], []])
    }

    func testActionsThatNeedACapability() {
        let controller = makeClient(channel: makeChannel { $0.ownCapabilities = [] }).channelController(for: cid)
        let actions: [(capability: String, action: (@escaping ((any Error)?) -> Void) -> Void)] = [
            ("update-channel", { controller.partialChannelUpdate(name: "x", completion: $0) }),
            ("freeze-channel", { controller.freezeChannel(completion: $0) }),
            ("set-channel-cooldown", { controller.enableSlowMode(cooldownDuration: 3, completion: $0) }),
            ("delete-channel", { controller.deleteChannel(completion: $0) }),
            ("delete-channel", { controller.truncateChannel(completion: $0) }),
            ("mute-channel", { controller.muteChannel(completion: $0) }),
            ("update-channel-members", { controller.addMembers(userIds: ["ben"], completion: $0) }),
            ("leave-channel", { controller.removeMembers(userIds: ["ana"], completion: $0) }),
            ("send-typing-events", { controller.sendKeystrokeEvent(completion: $0) }),
        ]
        for (capability, action) in actions {
            XCTAssertEqual(
                error(action), "The ownCapabilities of channel messaging:lake lack \"\(capability)\".")
        }
    }

    // MARK: Deleting

    func testADeletedChannelIsGone() {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        let list = ChatChannelListController(client: client, channels: [makeChannel()])
        controller.deleteChannel()
        XCTAssertNil(controller.channel)
        XCTAssertEqual(controller.messages, [])
        XCTAssertEqual(list.channels, [])
        XCTAssertEqual(
            error { controller.createNewMessage(text: "", completion: $0) }, "There is no channel messaging:lake.")
    }

    func testATruncatedChannelIsEmpty() {
        let controller = controller
        controller.truncateChannel(systemMessage: "Cleared")
        XCTAssertEqual(controller.messages.map(\.text), ["Cleared"])
        XCTAssertEqual(controller.channel?.previewMessage?.text, "Cleared")
        XCTAssertNotNil(controller.channel?.truncatedAt)
    }

    func testAHiddenChannelReappearsWithAMessage() {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        let list = ChatChannelListController(client: client, channels: [makeChannel()])
        controller.hideChannel(clearHistory: true)
        XCTAssertEqual(list.channels, [])
        XCTAssertEqual(controller.messages, [])
        controller.createNewMessage(text: "Back")
        XCTAssertEqual(list.channels.map(\.cid), [cid])
        XCTAssertEqual(controller.messages.map(\.text), ["Back"])
    }

    func testAChannelWithAMessageComesToTheTop() {
        let client = makeClient()
        let other = ChatChannel(cid: ChannelId(type: .messaging, id: "other"))
        let list = ChatChannelListController(client: client, channels: [other, makeChannel()])
        client.channelController(for: cid).createNewMessage(text: "Up")
        XCTAssertEqual(list.channels.map(\.cid), [cid, other.cid])
        XCTAssertEqual(list.channels[0].previewMessage?.text, "Up")
    }

    // MARK: Members

    func testMembersComeAndGo() throws {
        let client = makeClient()
        client.memory.seed { $0.users["carl"] = ChatUser(id: "carl", name: "Carl") }
        let controller = client.channelController(for: cid)
        controller.addMembers(
            [MemberInfo(userId: "carl", extraData: ["x": .number(1)])], hideHistory: true, message: "Carl is here")
        XCTAssertEqual(controller.channel?.memberCount, 3)
        let carl = try XCTUnwrap(controller.channel?.lastActiveMembers.last)
        XCTAssertEqual(carl.id, "carl")
        XCTAssertEqual(carl.memberExtraData, ["x": .number(1)])
        XCTAssertEqual(controller.messages.first?.text, "Carl is here")
        XCTAssertEqual(controller.messages.first?.type, .system)
        client.connectUser(userInfo: UserInfo(id: "carl"), token: .development(userId: "carl"))
        XCTAssertEqual(controller.messages.map(\.text), ["Carl is here"], "earlier messages are hidden")
        XCTAssertEqual(error { controller.removeMembers(userIds: ["carl"], completion: $0) }, "")
        XCTAssertNil(controller.channel?.membership)
        XCTAssertEqual(controller.channel?.memberCount, 2)
        XCTAssertEqual(
            error { controller.removeMembers(userIds: ["carl"], completion: $0) },
            "User carl is not a member of channel messaging:lake.")
        XCTAssertEqual(error { controller.addMembers(userIds: ["zoe"], completion: $0) }, "There is no user zoe.")
    }

    func testInvitations() {
        let client = makeClient()
        client.memory.seed { $0.users["carl"] = ChatUser(id: "carl") }
        let controller = client.channelController(for: cid)
        XCTAssertEqual(
            error { controller.acceptInvite(completion: $0) }, "User ana is not invited to channel messaging:lake.")
        controller.inviteMembers(userIds: ["carl"])
        XCTAssertEqual(controller.channel?.lastActiveMembers.last?.isInvited, true)
        client.connectUser(userInfo: UserInfo(id: "carl"), token: .development(userId: "carl"))
        XCTAssertEqual(controller.channel?.membership?.isInvited, true)
        controller.acceptInvite(message: "I'm in")
        XCTAssertEqual(controller.channel?.membership?.isInvited, false)
        XCTAssertNotNil(controller.channel?.membership?.inviteAcceptedAt)
        XCTAssertEqual(controller.messages.first?.text, "I'm in")
    }

    // MARK: Reads

    func testMessagesCanBeMarkedAsUnread() throws {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        var channel: ChatChannel?
        controller.markUnread(from: "2") { channel = try? $0.get() }
        XCTAssertEqual(channel?.unreadCount.messages, 1)
        XCTAssertEqual(controller.lastReadMessageId, "1")
        XCTAssertEqual(controller.firstUnreadMessageId, "3")
        XCTAssertEqual(client.currentUser?.unreadCount, UnreadCount(channels: 1, messages: 1))
        client.currentUserController().markAllRead()
        XCTAssertEqual(client.currentUser?.unreadCount, .noUnread)
    }

    func testMessagesOfAnotherUserAreUnread() {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        client.connectUser(userInfo: UserInfo(id: "ben"), token: .development(userId: "ben"))
        controller.createNewMessage(text: "News")
        client.connectUser(userInfo: UserInfo(id: "ana"), token: .development(userId: "ana"))
        XCTAssertEqual(controller.channel?.unreadCount.messages, 1)
        XCTAssertEqual(client.currentUser?.unreadCount, UnreadCount(channels: 1, messages: 1))
    }

    func testReadsOfAnotherUser() {
        let client = makeClient()
        let controller = client.channelController(for: cid)
        controller.createNewMessage(text: "News")
        XCTAssertEqual(controller.messages[0].deliveryStatus, .sent)
        client.connectUser(userInfo: UserInfo(id: "ben"), token: .development(userId: "ben"))
        XCTAssertEqual(controller.channel?.unreadCount.messages, 1)
        controller.markRead()
        client.connectUser(userInfo: UserInfo(id: "ana"), token: .development(userId: "ana"))
        XCTAssertEqual(controller.messages[0].readBy, [ben])
        XCTAssertEqual(controller.messages[0].deliveryStatus, .read)
        XCTAssertEqual(controller.channel?.latestMessages.first?.deliveryStatus, .read)
    }

    // MARK: Polls

    func testAPollIsSent() throws {
        let controller = controller
        controller.createPoll(
            name: "Where?", allowAnswers: true, maxVotesAllowed: 2, votingVisibility: .anonymous,
            options: [PollOption(text: "Lake"), PollOption(text: "Sea")])
        let poll = try XCTUnwrap(controller.messages.first?.poll)
        XCTAssertEqual(poll.name, "Where?")
        XCTAssertEqual(poll.options.map(\.text), ["Lake", "Sea"])
        XCTAssertEqual(Set(poll.options.map(\.id)).count, 2)
        XCTAssertEqual(poll.maxVotesAllowed, 2)
        XCTAssertEqual(poll.votingVisibility, .anonymous)
        XCTAssertTrue(poll.allowAnswers)
        controller.deletePoll(pollId: poll.id)
        XCTAssertNil(controller.messages.first?.poll)
        XCTAssertEqual(error { controller.deletePoll(pollId: "x", completion: $0) }, "There is no poll x.")
    }
}
