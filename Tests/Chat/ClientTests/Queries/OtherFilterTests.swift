import ChatModels
import Foundation
import XCTest

@testable import Client

/// The results of filters among users, members, messages, reactions, threads and votes.
final class OtherFilterTests: XCTestCase {
    private typealias Fixture = QueryFixture

    func testUsers() {
        typealias Users = Filter<UserListFilterScope>
        let users = [Fixture.ana, Fixture.ben, Fixture.cleo, Fixture.dan, Fixture.eve]
        let cases: [(Users, [String])] = [
            (.equal(.id, to: "ben"), ["ben"]),
            (.in(.id, values: ["ben", "ana", "zoe"]), ["ana", "ben"]),
            (.autocomplete(.name, text: "alv"), ["ana"]),
            (.or([.autocomplete(.name, text: "e"), .autocomplete(.id, text: "e")]), ["eve-1"]),
            (.equal(.role, to: .admin), ["ana"]),
            (.equal(.isBanned, to: true), ["ben"]),
            (.equal(.banned, to: false), ["ana", "cleo", "dan", "eve-1"]),
            (.equal(.isOnline, to: true), ["ben"]),
            (.greater(.lastActiveAt, than: Fixture.day(3)), ["ana"]),
            (.contains(.teams, value: "red"), ["ana", "cleo"]),
            (.in(.teams, values: ["blue", "green"]), ["cleo"]),
            (.equal(.language, to: "es"), ["ana"]),
            (.notExists(.name), ["eve-1"]),
            (.greater("floor", than: 3), ["dan"]),
            (UserListQuery.search(term: "DA").filter!, ["dan"]),
            (UserListQuery.search(term: "").filter!, ["ana", "ben", "cleo", "dan", "eve-1"]),
        ]
        for (filter, ids) in cases {
            XCTAssertNil(filter.problem(among: users))
            XCTAssertEqual(users.filter { filter.matches($0) }.map(\.id), ids, "\(filter)")
        }
        XCTAssertNotNil(Users.equal("flor", to: 3).problem(among: users))
    }

    func testMembers() {
        typealias Members = Filter<MemberListFilterScope>
        let members = [
            ChatChannelMember(user: Fixture.ana, memberRole: .owner, memberCreatedAt: Fixture.day(1)),
            ChatChannelMember(
                user: Fixture.ben, memberCreatedAt: Fixture.day(2), isInvited: true, inviteAcceptedAt: Fixture.day(3)),
            ChatChannelMember(
                user: Fixture.cleo, isInvited: true, isBannedFromChannel: true, memberExtraData: ["seat": "A"]),
        ]
        let cases: [(Members, [String])] = [
            (.equal(.name, to: "Ben"), ["ben"]),
            (.equal(.banned, to: true), ["cleo"]),
            (.equal(.invite, to: .accepted), ["ben"]),
            (.equal(.invite, to: .notInvited), ["ana"]),
            (.equal(.joined, to: true), ["ana", "ben"]),
            (.equal(.isModerator, to: true), ["ana"]),
            (.equal(.channelRole, to: .owner), ["ana"]),
            (.less(.createdAt, than: Fixture.day(2)), ["ana"]),
            (.equal("seat", to: "A"), ["cleo"]),
            (.equal("floor", to: 3), ["cleo"]),
        ]
        for (filter, ids) in cases {
            XCTAssertNil(filter.problem(among: members))
            XCTAssertEqual(members.filter { filter.matches($0) }.map(\.id), ids, "\(filter)")
        }
        XCTAssertNotNil(Members.exists(.email).problem(among: members))
    }

    func testMessages() {
        typealias Messages = Filter<MessageSearchFilterScope>
        let messages = [
            ChatMessage(id: "1", text: "Noodles for lunch?", createdAt: Fixture.day(1), author: Fixture.ana),
            ChatMessage(
                id: "2", text: "Crème brûlée!", createdAt: Fixture.day(2), author: Fixture.ben, replyCount: 3,
                mentionedUsers: [Fixture.ana],
                pinDetails: MessagePinDetails(pinnedAt: Fixture.day(2), pinnedBy: Fixture.ben)),
            ChatMessage(
                id: "3", text: "", createdAt: Fixture.day(3), author: Fixture.ben, parentMessageId: "2",
                allAttachments: [image]),
        ]
        let cases: [(Messages, [String])] = [
            (.queryText("LUNCH noodles"), ["1"]),
            (.queryText("lun"), []),
            (.autocomplete(.text, text: "bru"), ["2"]),
            (.equal(.authorId, to: "ben"), ["2", "3"]),
            (.withAttachments, ["3"]),
            (.withoutAttachments, ["1", "2"]),
            (.withAttachments([.image]), ["3"]),
            (.withAttachments([.file]), []),
            (.equal(.parentId, to: "2"), ["3"]),
            (.contains(.mentionedUsers, value: "ana"), ["2"]),
            (.equal(.pinned, to: true), ["2"]),
            (.greater(.replyCount, than: 2), ["2"]),
            (.greater(.createdAt, than: Fixture.day(2)), ["3"]),
        ]
        for (filter, ids) in cases {
            XCTAssertNil(filter.problem(among: messages))
            XCTAssertEqual(messages.filter { filter.matches($0) }.map(\.id), ids, "\(filter)")
        }
    }

    private var image: AnyChatMessageAttachment {
        let id = AttachmentId(cid: ChannelId(type: .messaging, id: "lunch"), messageId: "3", index: 0)
        return ChatMessageAttachment(
            id: id, type: .image,
            payload: ImageAttachmentPayload(title: "a", imageURL: URL(fileURLWithPath: "/a.png"))
        ).asAnyAttachment
    }

    func testReactions() {
        typealias Reactions = Filter<ReactionListFilterScope>
        let reactions = [
            ChatMessageReaction(type: "love", score: 3, createdAt: Fixture.day(1), author: Fixture.ana),
            ChatMessageReaction(type: "wow", createdAt: Fixture.day(2), author: Fixture.ben, extraData: ["by": "tap"]),
        ]
        let cases: [(Reactions, [String])] = [
            (.equal(.reactionType, to: "love"), ["ana"]),
            (.equal(.authorId, to: "ben"), ["ben"]),
            (.greater(.createdAt, than: Fixture.day(1)), ["ben"]),
            (.greater("score", than: 1), ["ana"]),
            (.equal("by", to: "tap"), ["ben"]),
        ]
        for (filter, ids) in cases {
            XCTAssertNil(filter.problem(among: reactions))
            XCTAssertEqual(reactions.filter { filter.matches($0) }.map(\.author.id), ids, "\(filter)")
        }
    }

    func testThreads() {
        typealias Threads = Filter<ThreadListFilterScope>
        let parent = ChatMessage(id: "p", text: "", createdAt: Fixture.day(1), author: Fixture.ben)
        let seen = SeenThread(
            thread: ChatThread(parentMessage: parent, channel: Fixture.channels[0], lastMessageAt: Fixture.day(4)),
            currentUserId: "ana")
        let cases: [(Threads, Bool)] = [
            (.equal(.cid, to: Fixture.channels[0].cid), true),
            (.equal(.createdByUserId, to: "ana"), false),
            (.equal(.parentMessageId, to: "p"), true),
            (.greater(.lastMessageAt, than: Fixture.day(4)), false),
            (.greater(.createdAt, than: Fixture.day(4)), false),
            (.notExists(.updatedAt), true),
        ]
        for (filter, isFound) in cases {
            XCTAssertNil(filter.problem(among: [seen]))
            XCTAssertEqual(filter.matches(seen), isFound, "\(filter)")
        }
        XCTAssertNotNil(Threads.equal(.channelDisabled, to: false).problem(among: [seen]))
    }

    func testVotes() {
        typealias Votes = Filter<PollVoteListFilterScope>
        let votes = [
            PollVote(id: "1", pollId: "p", optionId: "a", createdAt: Fixture.day(1), user: Fixture.ana),
            PollVote(id: "2", pollId: "p", isAnswer: true, answerText: "Hm", user: Fixture.ben),
        ]
        let cases: [(Votes, [String])] = [
            (.equal(.isAnswer, to: true), ["2"]),
            (.equal(.optionId, to: "a"), ["1"]),
            (.equal(.userId, to: "ben"), ["2"]),
            (.equal(.pollId, to: "p"), ["1", "2"]),
            (.exists(.createdAt), ["1"]),
        ]
        for (filter, ids) in cases {
            XCTAssertNil(filter.problem(among: votes))
            XCTAssertEqual(votes.filter { filter.matches($0) }.map(\.id), ids, "\(filter)")
        }
    }
}
