import ChatModels
import Foundation
import Frames
import Rendering
import XCTest

@testable import Client

/// Controllers of channels, users, members and the like follow the memory, page by page.
final class ListControllerTests: XCTestCase {
    private typealias Fixture = QueryFixture

    private let client = Fixture.makeClient()

    private func cids(_ controller: ChatChannelListController) -> [String] { controller.channels.map(\.cid.id) }

    private func change(_ body: @escaping (inout MemoryState) -> Void) {
        client.memory.change(body) { _ in }
    }

    // MARK: Channels

    func testAQueryIsAnsweredFromMemory() {
        let controller = client.channelListController(
            query: ChannelListQuery(
                filter: .containMembers(userIds: ["ana"]), sort: [Sorting(key: .lastMessageAt)], pageSize: 10))
        XCTAssertEqual(cids(controller), ["ios", "lunch", "empty"], "hidden channels are left out")
        XCTAssertEqual(controller.state, .initialized)
        var error: (any Error)?
        var isCompleted = false
        controller.synchronize {
            error = $0
            isCompleted = true
        }
        XCTAssertTrue(isCompleted && error == nil)
        XCTAssertEqual(controller.state, .remoteDataFetched)
        XCTAssertTrue(controller.hasLoadedAllPreviousChannels)
    }

    func testAskingForHiddenChannelsShowsThem() {
        let query = ChannelListQuery(filter: .and([.equal(.hidden, to: true), .equal(.joined, to: true)]))
        XCTAssertEqual(cids(client.channelListController(query: query)), ["hidden"])
    }

    func testDeletedChannelsAreNeverListed() {
        change { $0.update(Fixture.channels[0].cid) { $0.deletedAt = Fixture.day(9) } }
        let query = ChannelListQuery(filter: .equal(.type, to: .messaging))
        XCTAssertEqual(cids(client.channelListController(query: query)), ["empty"])
    }

    func testTheFilterOfAnApplicationHasToHoldAsWell() {
        let query = ChannelListQuery(filter: .exists(.cid), sort: [Sorting(key: .cid, isAscending: true)])
        let controller = client.channelListController(query: query) { [client] in
            $0.membership?.id == client.currentUserId
        }
        XCTAssertEqual(cids(controller), ["empty", "lunch", "ios"])
    }

    func testPages() {
        let query = ChannelListQuery(
            filter: .exists(.cid), sort: [Sorting(key: .cid, isAscending: true)], pageSize: 2)
        let controller = client.channelListController(query: query)
        let log = Log()
        controller.delegate = log
        XCTAssertEqual(cids(controller), ["show", "empty"])
        XCTAssertFalse(controller.hasLoadedAllPreviousChannels)
        controller.loadNextChannels(limit: 1)
        XCTAssertEqual(cids(controller), ["show", "empty", "lunch"])
        controller.loadNextChannels()
        XCTAssertEqual(cids(controller), ["show", "empty", "lunch", "ios"])
        XCTAssertTrue(controller.hasLoadedAllPreviousChannels)
        controller.loadNextChannels()
        XCTAssertEqual(log.lines, ["will", "insert lunch 2", "will", "insert ios 3"])
    }

    func testShownItemsStayWhenOthersAreInserted() {
        let query = ChannelListQuery(filter: .exists(.cid), sort: [Sorting(key: .lastMessageAt)], pageSize: 2)
        let controller = client.channelListController(query: query)
        let log = Log()
        controller.delegate = log
        XCTAssertEqual(cids(controller), ["show", "ios"])
        change { state in
            state.seed(ChatChannel(cid: ChannelId(type: .team, id: "new"), lastMessageAt: Fixture.day(30)))
        }
        XCTAssertEqual(cids(controller), ["new", "show", "ios"])
        change { state in
            state.seed(ChatChannel(cid: ChannelId(type: .team, id: "old"), lastMessageAt: Fixture.day(1)))
        }
        XCTAssertEqual(cids(controller), ["new", "show", "ios"], "it belongs to a page that was not asked for")
        change { $0.update(Fixture.channels[0].cid) { $0.lastMessageAt = Fixture.day(31) } }
        XCTAssertEqual(cids(controller), ["lunch", "new", "show", "ios"])
        XCTAssertEqual(log.lines, ["will", "insert new 0", "will", "insert lunch 0"])
        controller.loadNextChannels(limit: 9)
        XCTAssertEqual(cids(controller), ["lunch", "new", "show", "ios", "old", "empty"])
    }

    func testDifferencesAreReported() {
        let query = ChannelListQuery(filter: .exists(.lastMessageAt), sort: [Sorting(key: .lastMessageAt)])
        let controller = client.channelListController(query: query)
        let log = Log()
        controller.delegate = log
        XCTAssertEqual(cids(controller), ["show", "ios", "lunch"])
        change { $0.update(Fixture.channels[0].cid) { $0.lastMessageAt = Fixture.day(20) } }
        change { $0.update(Fixture.channels[0].cid) { $0.name = "Dinner" } }
        change { $0.update(Fixture.channels[3].cid) { $0.lastMessageAt = nil } }
        change { $0.update(Fixture.channels[2].cid) { $0.name = "Not in the list" } }
        XCTAssertEqual(
            log.lines, ["will", "move lunch 2 0", "will", "update lunch 0", "will", "remove show 1"])
    }

    func testADelegateMayRefuseChannels() {
        let query = ChannelListQuery(filter: .equal(.type, to: .team), sort: [Sorting(key: .cid)])
        let controller = client.channelListController(query: query)
        let log = Log()
        controller.delegate = log
        log.refused = ["secret", "ios"]
        change { state in
            for id in ["open", "secret"] { state.seed(ChatChannel(cid: ChannelId(type: .team, id: id))) }
        }
        XCTAssertEqual(cids(controller), ["open", "ios"])
        change { $0.update(Fixture.channels[1].cid) { $0.name = "Changed" } }
        XCTAssertEqual(cids(controller), ["open"])
    }

    func testChannelsHaveAsManyMessagesAndMembersAsTheQueryAsksFor() {
        let query = ChannelListQuery(filter: .equal(.id, to: "lunch"), messagesLimit: 1, membersLimit: 2)
        change { state in
            let messages = (0..<3).map {
                ChatMessage(id: "\($0)", text: "", createdAt: Fixture.day($0), author: Fixture.ana)
            }
            state.update(Fixture.channels[0].cid) { $0.latestMessages = messages }
        }
        let channel = client.channelListController(query: query).channels[0]
        XCTAssertEqual(channel.latestMessages.map(\.id), ["0"])
        XCTAssertEqual(channel.lastActiveMembers.map(\.id), ["ana", "ben"])
        XCTAssertEqual(channel.memberCount, 3)
    }

    func testAnUnknownKeyIsAnError() {
        let controller = client.channelListController(
            query: ChannelListQuery(filter: .equal("priorty", to: 2), sort: [Sorting(key: .default)]))
        var errors: [String] = []
        controller.synchronize { errors.append("\($0!)") }
        controller.loadNextChannels { errors.append("\($0!)") }
        let line =
            "The filter $eq of “priorty” of channels has a key that no channels in memory have; "
            + "did you mean “priority”?."
        XCTAssertEqual(errors, [line, line])
        XCTAssertEqual(controller.state, .remoteDataFetchFailed)
        XCTAssertEqual(cids(controller), [])
        let reported = ReportedLines()
        RenderProblems.withHandler({ reported.lines.append($0) }) { controller.synchronize() }
        XCTAssertEqual(reported.lines, [line], "reported without a completion")
    }

    func testASortWithoutAnOrderIsAnError() {
        let sort = Sorting<ChannelListSortingKey>(key: .custom(keyPath: \.createdBy, key: "creator"))
        var error: (any Error)?
        client.channelListController(query: ChannelListQuery(filter: .exists(.cid), sort: [sort]))
            .synchronize { error = $0 }
        XCTAssertEqual(
            error.map { "\($0)" }, "Sorting by “creator” is unsupported: Optional<ChatUser> has no order.")
    }

    func testMarkingAllAsRead() {
        let query = ChannelListQuery(filter: .equal(.hasUnread, to: true))
        let controller = client.channelListController(query: query)
        XCTAssertEqual(controller.channels.count, 2)
        controller.markAllRead()
        XCTAssertEqual(controller.channels.count, 0)
        XCTAssertEqual(client.currentUser?.unreadCount, .noUnread)
        var error: (any Error)?
        ChatClient().channelListController(query: query).markAllRead { error = $0 }
        XCTAssertTrue(error is ClientError.CurrentUserDoesNotExist)
    }

    // MARK: Users

    func testUsers() {
        let controller = client.userListController(
            query: UserListQuery(
                filter: .exists(.name), sort: [Sorting(key: .lastActiveAt), Sorting(key: .name)], pageSize: 3))
        XCTAssertEqual(controller.users.map(\.id), ["ana", "dan", "ben"])
        controller.loadNextUsers()
        XCTAssertEqual(controller.users.map(\.id), ["ana", "dan", "ben", "cleo"])
        let log = Log()
        controller.delegate = log
        change { $0.users["ben"] = ChatUser(id: "ben", name: "Benjamin", lastActiveAt: Fixture.day(3)) }
        change { $0.users["dan"] = ChatUser(id: "dan", name: "Dan", userDeactivatedAt: Fixture.day(4)) }
        XCTAssertEqual(log.lines, ["update ben 2", "remove dan 1"])
        XCTAssertEqual(client.userListController().users.map(\.id), ["ana", "ben", "cleo", "eve-1"])
    }

    func testAuthorsOfMessagesAreKnown() {
        let client = ChatClient()
        let zoe = ChatUser(id: "zoe", name: "Zoe")
        let message = ChatMessage(id: "1", text: "Hi", createdAt: Fixture.day(1), author: zoe)
        _ = ChatChannelController(client: client, channel: Fixture.channels[1], messages: [message])
        XCTAssertEqual(client.userListController().users.map(\.id), ["ana", "ben", "zoe"])
    }

    func testSearchingForUsers() {
        let controller = client.userSearchController()
        let log = Log()
        controller.delegate = log
        XCTAssertEqual(controller.userArray.map(\.id), [])
        controller.search(term: "b")
        XCTAssertEqual(controller.userArray.map(\.id), ["ben"])
        controller.search(term: "e")
        XCTAssertEqual(controller.users.map(\.id), ["eve-1"])
        controller.search(term: nil)
        XCTAssertEqual(controller.users.map(\.id), ["eve-1", "ana", "ben", "cleo", "dan"])
        controller.search(query: UserListQuery(filter: .contains(.teams, value: "red"), pageSize: 1))
        XCTAssertEqual(controller.users.map(\.id), ["ana"])
        controller.loadNextUsers()
        XCTAssertEqual(controller.users.map(\.id), ["ana", "cleo"])
        controller.clearResults()
        XCTAssertEqual(controller.users.map(\.id), [])
        XCTAssertEqual(log.lines.first, "insert ben 0")
        var error: (any Error)?
        controller.loadNextUsers { error = $0 }
        XCTAssertNotNil(error, "nothing is searched for")
        controller.search(query: UserListQuery(filter: .equal("flor", to: 3))) { error = $0 }
        XCTAssertTrue("\(error!)".contains("“floor”"))
    }

    func testMembers() {
        let cid = Fixture.channels[0].cid
        let controller = client.memberListController(query: ChannelMemberListQuery(cid: cid, pageSize: 2))
        XCTAssertEqual(controller.members.map(\.id), ["ana", "ben"], "in the order in which they joined")
        controller.loadNextMembers()
        XCTAssertEqual(controller.members.map(\.id), ["ana", "ben", "cleo"])
        let byName = client.memberListController(
            query: ChannelMemberListQuery(
                cid: cid, filter: .notEqual(.id, to: "ben"), sort: [Sorting(key: .createdAt)]))
        XCTAssertEqual(byName.members.map(\.id), ["cleo", "ana"])
        let log = Log()
        byName.delegate = log
        change { $0.withRecord(cid) { $0.members.remove(at: 0) } }
        XCTAssertEqual(log.lines, ["remove ana 1"])
        var error: (any Error)?
        client.memberListController(query: ChannelMemberListQuery(cid: ChannelId(type: .team, id: "none")))
            .synchronize { error = $0 }
        XCTAssertTrue(error is ClientError.ChannelDoesNotExist)
    }

    func testWatchers() {
        let cid = Fixture.channels[0].cid
        let controller = client.watcherListController(query: ChannelWatcherListQuery(cid: cid))
        let log = Log()
        controller.delegate = log
        change { $0.update(cid) { $0.lastActiveWatchers = [Fixture.ben, Fixture.ana] } }
        XCTAssertEqual(controller.watchers.map(\.id), ["ben", "ana"])
        XCTAssertEqual(log.lines, ["insert ben 0", "insert ana 1"])
        let paged = ChannelWatcherListQuery(cid: cid, pagination: Pagination(pageSize: 1, offset: 1))
        XCTAssertEqual(client.channelWatcherListController(query: paged).watchers.map(\.id), ["ana"])
    }

    // MARK: Messages

    private func seedMessages() {
        let texts = ["Noodles", "noodles for LUNCH", "Soup", "Deleted noodles"]
        var messages = texts.enumerated().map {
            ChatMessage(id: "\($0)", text: $1, createdAt: Fixture.day($0 + 1), author: Fixture.ben)
        }
        messages[3].deletedAt = Fixture.day(9)
        messages[1].latestReactions = [
            ChatMessageReaction(type: "love", createdAt: Fixture.day(3), author: Fixture.ben),
            ChatMessageReaction(type: "wow", createdAt: Fixture.day(4), author: Fixture.ana),
            ChatMessageReaction(type: "love", createdAt: Fixture.day(3), author: Fixture.ana),
        ]
        let reversed: [ChatMessage] = messages.reversed()
        change { $0.seed(Fixture.channels[0], newestFirst: reversed) }
    }

    func testSearchingForMessages() {
        seedMessages()
        let controller = client.messageSearchController()
        let log = Log()
        controller.delegate = log
        controller.search(text: "noodles")
        XCTAssertEqual(controller.messages.map(\.id), ["1", "0"])
        XCTAssertEqual(log.lines, ["insert 1 0", "insert 0 1"])
        controller.search(text: "Noodles lunch")
        XCTAssertEqual(controller.messages.map(\.id), ["1"])
        controller.search(
            query: MessageSearchQuery(
                channelFilter: .equal(.type, to: .messaging), messageFilter: .equal(.authorId, to: "ben"),
                sort: [Sorting(key: .createdAt, isAscending: true)], pageSize: 2))
        XCTAssertEqual(controller.messages.map(\.id), ["0", "1"])
        XCTAssertFalse(controller.hasLoadedAllMessages)
        controller.loadNextMessages()
        XCTAssertEqual(controller.messages.map(\.id), ["0", "1", "2"])
        controller.search(
            query: MessageSearchQuery(
                channelFilter: .equal(.type, to: .team), messageFilter: .equal(.authorId, to: "ben")))
        XCTAssertEqual(controller.messages.map(\.id), [])
        controller.search(text: " ")
        XCTAssertNil(controller.query)
        var error: (any Error)?
        controller.loadNextMessages { error = $0 }
        XCTAssertNotNil(error)
        ChatClient().messageSearchController().search(text: "a") { error = $0 }
        XCTAssertTrue(error is ClientError.CurrentUserDoesNotExist)
        controller.search(
            query: MessageSearchQuery(
                channelFilter: .exists(.cid), messageFilter: .exists(.text), sort: [Sorting(key: .relevance)])
        ) { error = $0 }
        XCTAssertTrue("\(error!)".contains("only the service computes it"))
    }

    func testReactions() {
        seedMessages()
        let controller = client.reactionListController(for: "1")
        XCTAssertEqual(controller.reactions.map(\.id), ["ana/wow", "ana/love", "ben/love"])
        let log = Log()
        let loved = client.reactionListController(
            query: ReactionListQuery(
                messageId: "1", pagination: Pagination(pageSize: 1), filter: .equal(.reactionType, to: "love")))
        loved.delegate = log
        XCTAssertFalse(loved.hasLoadedAllReactions)
        loved.loadMoreReactions()
        XCTAssertEqual(loved.reactions.map(\.id), ["ana/love", "ben/love"])
        XCTAssertEqual(log.lines, ["insert ben/love 1"])
        var error: (any Error)?
        client.reactionListController(for: "none").synchronize { error = $0 }
        XCTAssertTrue(error is ClientError.MessageDoesNotExist)
    }

    // MARK: Threads

    func testThreads() {
        for (day, id) in [(1, "a"), (3, "b"), (2, "c")] {
            let parent = ChatMessage(id: id, text: id, createdAt: Fixture.day(1), author: Fixture.ben)
            let replies = (1...4).map {
                ChatMessage(
                    id: "\(id)\($0)", text: "", createdAt: Fixture.day(day).addingTimeInterval(Double($0)),
                    author: Fixture.ana, parentMessageId: id)
            }
            let thread = ChatThread(
                parentMessage: parent, channel: Fixture.channels[0], latestReplies: replies,
                reads: id == "a" ? [ThreadRead(user: Fixture.ana, unreadMessagesCount: 1)] : [])
            change { $0.seed([thread]) }
        }
        let controller = client.threadListController(query: ThreadListQuery(watch: true, limit: 2))
        let log = Log()
        controller.delegate = log
        XCTAssertEqual(controller.threads.map(\.id), ["a", "b"], "unread ones come first")
        XCTAssertEqual(controller.threads[0].latestReplies.map(\.id), ["a2", "a3", "a4"])
        var more: [String] = []
        controller.loadMoreThreads { more = (try? $0.get().map(\.id)) ?? [] }
        XCTAssertEqual(more, ["c"])
        XCTAssertTrue(controller.hasLoadedAllThreads)
        XCTAssertEqual(log.lines, ["insert c 2"])
        let filtered = client.threadListController(
            query: ThreadListQuery(
                watch: false, filter: .in(.parentMessageId, values: ["a", "c"]),
                sort: [Sorting(key: .lastMessageAt)]))
        XCTAssertEqual(filtered.threads.map(\.id), ["c", "a"])
    }

    // MARK: Votes

    func testVotes() {
        let votes = [
            PollVote(id: "1", pollId: "p", optionId: "a", createdAt: Fixture.day(1), user: Fixture.ben),
            PollVote(id: "2", pollId: "p", optionId: "a", createdAt: Fixture.day(2), user: Fixture.ana),
        ]
        var poll = Poll(id: "p", name: "Where?", latestVotesByOption: ["a": votes])
        poll.options = [PollOption(id: "a", text: "A", latestVotes: votes)]
        poll.latestAnswers = [
            PollVote(id: "3", pollId: "p", createdAt: Fixture.day(3), isAnswer: true, answerText: "Hm")
        ]
        let asked = ChatMessage(id: "m", text: "", createdAt: Fixture.day(1), author: Fixture.ben, poll: poll)
        change { $0.seed(Fixture.channels[0], newestFirst: [asked]) }
        let controller = client.pollVoteListController(query: PollVoteListQuery(pollId: "p"))
        XCTAssertEqual(controller.votes.map(\.id), ["3", "2", "1"])
        let ofOption = client.pollVoteListController(
            query: PollVoteListQuery(
                pollId: "p", optionId: "a", pagination: Pagination(pageSize: 1),
                sorting: [Sorting(key: .createdAt, isAscending: true)]))
        XCTAssertEqual(ofOption.votes.map(\.id), ["1"])
        ofOption.loadMoreVotes()
        XCTAssertEqual(ofOption.votes.map(\.id), ["1", "2"])
        XCTAssertTrue(ofOption.hasLoadedAllVotes)
        let log = Log()
        ofOption.delegate = log
        change { state in
            var closed = asked
            closed.poll?.isClosed = true
            state.seed(closed, replies: [], in: Fixture.channels[0].cid)
        }
        XCTAssertEqual(log.lines, ["poll p closed true"])
        var error: (any Error)?
        client.pollVoteListController(query: PollVoteListQuery(pollId: "none")).synchronize { error = $0 }
        XCTAssertEqual(error.map { "\($0)" }, "There is no poll none.")
    }
}

private final class ReportedLines: @unchecked Sendable {
    var lines: [String] = []
}

/// Records the notifications of lists.
private final class Log: ChatChannelListControllerDelegate, ChatUserListControllerDelegate,
    ChatUserSearchControllerDelegate, ChatChannelMemberListControllerDelegate,
    ChatChannelWatcherListControllerDelegate, ChatMessageSearchControllerDelegate,
    ChatReactionListControllerDelegate, ChatThreadListControllerDelegate, PollVoteListControllerDelegate
{
    var lines: [String] = []
    var refused: Set<String> = []

    private func note<Item>(_ changes: [ListChange<Item>], _ name: (Item) -> String) {
        for change in changes {
            switch change {
            case .insert(let item, let index): lines.append("insert \(name(item)) \(index[1])")
            case .move(let item, let from, let to): lines.append("move \(name(item)) \(from[1]) \(to[1])")
            case .update(let item, let index): lines.append("update \(name(item)) \(index[1])")
            case .remove(let item, let index): lines.append("remove \(name(item)) \(index[1])")
            }
        }
    }

    func controllerWillChangeChannels(_ controller: ChatChannelListController) { lines.append("will") }

    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]) {
        note(changes, \.cid.id)
    }

    func controller(
        _ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel
    ) -> Bool { !refused.contains(channel.cid.id) }

    func controller(
        _ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel
    ) -> Bool { !refused.contains(channel.cid.id) }

    func controller(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>]) {
        note(changes, \.id)
    }

    func controller(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]) {
        note(changes, \.id)
    }

    func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {
        note(changes, \.id)
    }

    func channelWatcherListController(
        _ controller: ChatChannelWatcherListController, didChangeWatchers changes: [ListChange<ChatUser>]
    ) {
        note(changes, \.id)
    }

    func controller(_ controller: ChatMessageSearchController, didChangeMessages changes: [ListChange<ChatMessage>]) {
        note(changes, \.id)
    }

    func controller(
        _ controller: ChatReactionListController, didChangeReactions changes: [ListChange<ChatMessageReaction>]
    ) {
        note(changes, \.id)
    }

    func controller(_ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>]) {
        note(changes, \.id)
    }

    func controller(_ controller: PollVoteListController, didChangeVotes changes: [ListChange<PollVote>]) {
        note(changes, \.id)
    }

    func controller(_ controller: PollVoteListController, didUpdatePoll poll: Poll) {
        lines.append("poll \(poll.id) closed \(poll.isClosed)")
    }
}
