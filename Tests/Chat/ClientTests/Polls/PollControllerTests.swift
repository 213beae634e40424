import ChatModels
import Client
import XCTest

/// The current user's actions on polls.
final class PollControllerTests: XCTestCase {
    private let luke = ChatUser(id: "luke", name: "Luke")
    private let leia = ChatUser(id: "leia", name: "Leia")

    private func makeClient(_ change: (inout Poll) -> Void = { _ in }) -> (ChatClient, PollController) {
        var poll = Poll(
            id: "lunch", name: "Lunch?",
            options: [PollOption(id: "a", text: "Soup"), PollOption(id: "b", text: "Salad")],
            createdBy: luke, allowAnswers: true, allowUserSuggestedOptions: true, voteCountsByOption: ["b": 1])
        change(&poll)
        var message = ChatMessage(id: "m", text: "", createdAt: Date(timeIntervalSince1970: 0), author: leia)
        message.poll = poll
        let client = ChatClient(currentUser: CurrentChatUser(user: luke))
        let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "general"))
        let controller = ChatChannelController(client: client, channel: channel, messages: [message])
        withExtendedLifetime(controller) {}
        return (client, client.pollController(messageId: "m", pollId: "lunch"))
    }

    private final class Listener: PollControllerDelegate {
        var polls = 0
        var votes: [ListChange<PollVote>] = []

        func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>) { polls += 1 }
        func pollController(
            _ pollController: PollController, didUpdateCurrentUserVotes votes: [ListChange<PollVote>]
        ) { self.votes += votes }
    }

    func testVotesAreCountedAndReported() throws {
        let (_, controller) = makeClient()
        let listener = Listener()
        controller.delegate = listener
        controller.castPollVote(answerText: nil, optionId: "a") { XCTAssertNil($0) }
        let poll = try XCTUnwrap(controller.poll)
        XCTAssertEqual(poll.voteCountsByOption, ["a": 1, "b": 1])
        XCTAssertEqual(poll.voteCount, 2)
        XCTAssertEqual(controller.ownVotes.map(\.optionId), ["a"])
        XCTAssertEqual(poll.latestVotesByOption["a"]?.map(\.user), [luke])
        XCTAssertEqual(listener.polls, 1)
        XCTAssertEqual(listener.votes.count, 1)
        controller.removePollVote(voteId: controller.ownVotes[0].id) { XCTAssertNil($0) }
        XCTAssertEqual(controller.poll?.voteCountsByOption, ["a": 0, "b": 1])
        XCTAssertEqual(controller.ownVotes, [])
    }

    private func error(_ act: (@escaping ((any Error)?) -> Void) -> Void) -> String? {
        var result: (any Error)?
        act { result = $0 }
        return result.map { "\($0)" }
    }

    func testRulesOfVotingHold() {
        let (_, one) = makeClient { $0.enforceUniqueVote = true }
        one.castPollVote(answerText: nil, optionId: "a")
        one.castPollVote(answerText: nil, optionId: "b")
        XCTAssertEqual(one.poll?.voteCountsByOption, ["a": 0, "b": 2])
        XCTAssertEqual(
            error { one.castPollVote(answerText: nil, optionId: "b", completion: $0) },
            "User luke has already voted for option b.")
        let (_, limited) = makeClient { $0.maxVotesAllowed = 1 }
        limited.castPollVote(answerText: nil, optionId: "a")
        XCTAssertEqual(
            error { limited.castPollVote(answerText: nil, optionId: "b", completion: $0) },
            "The maximum number of votes per user in poll lunch is 1.")
        XCTAssertEqual(
            error { limited.castPollVote(answerText: nil, optionId: "c", completion: $0) },
            "Poll lunch has no option c.")
        XCTAssertEqual(
            error { limited.castPollVote(answerText: nil, optionId: nil, completion: $0) },
            "A vote needs an answerText or an optionId.")
        XCTAssertEqual(
            error { limited.removePollVote(voteId: "x", completion: $0) },
            "User luke has no vote x in poll lunch.")
    }

    func testOneCommentForEach() {
        let (_, controller) = makeClient()
        controller.castPollVote(answerText: "Soup is cold", optionId: nil)
        controller.castPollVote(answerText: "Salad then", optionId: nil)
        XCTAssertEqual(controller.poll?.latestAnswers.map(\.answerText), ["Salad then"])
        XCTAssertEqual(controller.poll?.answersCount, 1)
        let (_, mute) = makeClient { $0.allowAnswers = false }
        XCTAssertEqual(
            error { mute.castPollVote(answerText: "Hi", optionId: nil, completion: $0) },
            "Poll lunch doesn't allow comments.")
    }

    func testOptionsAreSuggestedOnce() {
        let (_, controller) = makeClient()
        controller.suggestPollOption(text: "Bread", position: 0)
        XCTAssertEqual(controller.poll?.options.map(\.text), ["Bread", "Soup", "Salad"])
        XCTAssertEqual(
            error { controller.suggestPollOption(text: "bread", completion: $0) },
            "Poll lunch already has an option \"bread\".")
        let (_, closed) = makeClient {
            $0.allowUserSuggestedOptions = false
            $0.createdBy = self.leia
        }
        XCTAssertEqual(
            error { closed.suggestPollOption(text: "Bread", completion: $0) },
            "Poll lunch doesn't allow suggestions.")
    }

    func testClosedPollsDontChange() {
        let (_, controller) = makeClient()
        controller.closePoll { XCTAssertNil($0) }
        XCTAssertEqual(controller.poll?.isClosed, true)
        XCTAssertEqual(
            error { controller.castPollVote(answerText: nil, optionId: "a", completion: $0) },
            "Poll lunch is closed.")
        let (_, others) = makeClient { $0.createdBy = self.leia }
        XCTAssertEqual(error { others.closePoll(completion: $0) }, "Poll lunch was not created by user luke.")
    }

    func testUnknownPollsAreErrors() {
        let controller = makeClient().0.pollController(messageId: "m", pollId: "dinner")
        XCTAssertNil(controller.poll)
        XCTAssertEqual(error { controller.synchronize($0) }, "There is no poll dinner.")
        XCTAssertEqual(
            error { controller.castPollVote(answerText: nil, optionId: "a", completion: $0) },
            "There is no poll dinner.")
    }
}
