import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Polls in messages and their screens, at one pixel per point. The figures are measured on images of the SDK.
final class PollTests: XCTestCase {
    private let vote = PollVote(
        id: "v", optionId: "o", createdAt: RenderSettings.defaultNow, user: ChatUser(id: "voter", name: "voter"))

    private func poll(isUnique: Bool = false, options: Int = 1) -> Poll {
        let comment = PollVote(
            id: "c", createdAt: RenderSettings.defaultNow, isAnswer: true, answerText: "Test comment")
        return Poll(
            id: "p", name: "Test poll",
            options: (0..<options).map {
                PollOption(id: "o\($0)", text: "Test option", latestVotes: $0 == 0 ? [vote] : [])
            }, createdBy: ChatUser(id: "test"), enforceUniqueVote: isUnique, allowAnswers: !isUnique,
            allowUserSuggestedOptions: !isUnique, answersCount: isUnique ? 0 : 1, voteCount: 1,
            voteCountsByOption: ["o0": 1], latestAnswers: [comment])
    }

    private func draw(_ poll: Poll, user: UserId? = nil) -> DrawnView {
        DrawnView(.with(poll: poll), width: 360, settings: RenderSettings(scale: 1), user: user)
    }

    private func open<Content: View>(@ViewBuilder _ view: @MainActor () -> Content) -> DrawnView {
        DrawnView(proposing: ProposedSize(width: 360, height: 700), settings: RenderSettings(scale: 1), view)
    }

    // MARK: In messages

    func testOneVoteEach() {
        let drawn = draw(poll(isUnique: true))
        XCTAssertEqual(drawn.frame.rect.height, 152)
        XCTAssertEqual(drawn.texts, ["Test poll", "Select one", "Test option", "1", "View Results"])
        XCTAssertEqual(drawn.place(ofText: "Test option").origin, CGPoint(x: 39, y: 70))
        XCTAssertEqual(drawn.place(of: "PollVotesBar"), CGRect(x: 39, y: 95, width: 305, height: 4))
        XCTAssertEqual(drawn.place(of: "MessageAvatarView").size, CGSize(width: 20, height: 20))
        XCTAssertEqual(drawn.place(ofText: "View Results").midX, 180, accuracy: 0.5)
    }

    func testCommentsAndSuggestions() {
        let drawn = draw(poll())
        XCTAssertEqual(drawn.frame.rect.height, 263)
        XCTAssertEqual(
            drawn.places(of: "PollActionButton").map(\.minY), [115, 152, 189, 226])
        XCTAssertEqual(
            drawn.texts.suffix(4), ["Suggest an Option", "Add a Comment", "View 1 Comment", "View Results"])
    }

    func testOnlyTheAuthorEndsAPoll() {
        XCTAssertEqual(draw(poll(), user: "test").texts.last, "End Vote")
        XCTAssertEqual(draw(poll(), user: "other").texts.last, "View Results")
    }

    func testClosedPollsHaveNothingToCheck() {
        var closed = poll()
        closed.isClosed = true
        let drawn = draw(closed)
        XCTAssertEqual(drawn.places(of: "PollVoteCheckbox"), [])
        XCTAssertEqual(drawn.texts[1], "Vote ended")
        XCTAssertEqual(drawn.texts.suffix(2), ["View 1 Comment", "View Results"])
    }

    func testTenOptionsAtMost() {
        let drawn = draw(poll(isUnique: true, options: 12))
        XCTAssertEqual(drawn.places(of: "PollOptionRow").count, 10)
        XCTAssertTrue(drawn.texts.contains("See all 12 options"))
    }

    func testBarsAreAsLongAsTheVotesAreMany() {
        var two = poll(isUnique: true, options: 2)
        two.voteCountsByOption = ["o0": 4, "o1": 1]
        let bars = draw(two).places(of: "RoundedRectangle").map(\.width)
        XCTAssertEqual(bars, [305, 305, 305, 76])
    }

    // MARK: Screens

    func testResults() {
        let poll = poll()
        let drawn = open { PollResultsView(poll: poll) }
        XCTAssertEqual(
            drawn.places(of: "PollCardModifier"),
            [CGRect(x: 16, y: 52, width: 328, height: 53), CGRect(x: 16, y: 121, width: 328, height: 98)])
        XCTAssertEqual(drawn.texts, ["Test poll", "Test option", "1 votes", "voter", "Today", "Poll Results"])
        XCTAssertTrue(drawn.hasImage("trophy"))
    }

    func testAllVotes() {
        let poll = poll()
        let drawn = open { PollOptionAllVotesView(poll: poll, option: poll.options[0]) }
        XCTAssertEqual(drawn.place(of: "PollCardModifier"), CGRect(x: 16, y: 0, width: 328, height: 53))
        XCTAssertEqual(drawn.texts, ["Test option", "1 votes"])
    }

    func testAllOptions() {
        let poll = poll()
        let drawn = open { PollAllOptionsView(poll: poll) }
        XCTAssertEqual(
            drawn.places(of: "PollCardModifier"),
            [CGRect(x: 16, y: 60, width: 328, height: 53), CGRect(x: 16, y: 145, width: 328, height: 53)])
        XCTAssertEqual(drawn.texts, ["Test poll", "Test option", "1", "Poll Options"])
    }

    func testComments() {
        let poll = poll()
        let drawn = open { PollCommentsView(poll: poll) }
        XCTAssertEqual(drawn.place(of: "PollCardModifier"), CGRect(x: 16, y: 60, width: 328, height: 100))
        XCTAssertEqual(drawn.place(of: "MessageAvatarView").size, CGSize(width: 36, height: 36))
        XCTAssertEqual(drawn.texts, ["Test comment", "Anonymous", "Today", "Poll Comments"])
    }

    func testAnonymousPollsShowNoNames() {
        var secret = poll()
        secret.votingVisibility = .anonymous
        XCTAssertEqual(draw(secret).places(of: "MessageAvatarView"), [])
        let results = secret
        XCTAssertTrue(open { PollResultsView(poll: results) }.texts.contains("Anonymous"))
    }
}
