import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class PollAttachmentTests: XCTestCase {
    private let leia = ChatUser(id: "leia", name: "Leia")

    private func actions(viewer: String = "leia", _ change: (inout Poll) -> Void = { _ in })
        -> [PollAttachmentFooterView.Action]
    {
        var poll = Poll(id: "p", name: "Lunch?", options: [PollOption(id: "a", text: "Soup")], createdBy: leia)
        change(&poll)
        let view = PollAttachmentView()
        view.content = .init(poll: poll, currentUserId: viewer)
        _ = view.makeFrame(proposing: ProposedSize(width: 240))
        return view.footerView.content
    }

    func testOnlyTheAuthorEndsAPoll() {
        XCTAssertEqual(actions(), [.viewResults, .endVote])
        XCTAssertEqual(actions(viewer: "luke"), [.viewResults])
        XCTAssertEqual(actions { $0.isClosed = true }, [.viewResults])
    }

    func testAllowedActionsOfAPollHaveAButton() {
        let all = actions {
            $0.allowUserSuggestedOptions = true
            $0.allowAnswers = true
            $0.answersCount = 3
        }
        XCTAssertEqual(all, [.suggestOption, .addComment, .viewComments(3), .viewResults, .endVote])
    }

    /// The check mark of 21 points is centered in its 25 points, on either side.
    func testCheckMarkIsCentered() throws {
        for direction in [RenderSettings.Direction.leftToRight, .rightToLeft] {
            let poll = Poll(id: "p", name: "Lunch?", options: [PollOption(id: "a", text: "Soup")], createdBy: leia)
            let view = PollAttachmentView()
            view.content = .init(poll: poll, currentUserId: "leia")
            let frame = RenderSettings.withCurrent(RenderSettings(scale: 1, direction: direction)) {
                view.makeFrame(proposing: ProposedSize(width: 240))
            }
            guard case .image(let image) = frame.first(named: "voteCheckboxImageView")?.content else {
                return XCTFail("there is no mark")
            }
            XCTAssertEqual(image.destination, CGRect(x: 2, y: 0, width: 21, height: 21))
        }
    }

    func testOneCommentIsAllowedUnlessThePollIsAnonymous() {
        let comment = PollVote(id: "c", isAnswer: true, answerText: "Yes", user: leia)
        let once = actions {
            $0.allowAnswers = true
            $0.latestAnswers = [comment]
        }
        XCTAssertFalse(once.contains(.addComment))
        let anonymous = actions {
            $0.allowAnswers = true
            $0.latestAnswers = [comment]
            $0.votingVisibility = .anonymous
        }
        XCTAssertTrue(anonymous.contains(.addComment))
    }

    func testTenOptionsAreShown() {
        let many = actions { $0.options = (0..<13).map { PollOption(id: "\($0)", text: "\($0)") } }
        XCTAssertEqual(many.first, .seeMoreOptions(3))
    }
}
