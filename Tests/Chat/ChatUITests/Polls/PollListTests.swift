import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The screens of the buttons of a poll.
@MainActor @preconcurrency
final class PollListTests: XCTestCase {
    private let settings = RenderSettings(scale: 1, now: fixtureDate)

    private func frame(
        _ screen: _PollListVC, _ poll: Poll = PollFixtures.poll, height: CGFloat = 700,
        _ change: (inout RenderSettings) -> Void = { _ in }
    ) -> Frame {
        var settings = settings
        change(&settings)
        return RenderSettings.withCurrent(settings) {
            screen.poll = poll
            screen.currentUserId = ChatUser.luke.id
            return screen.makeFrame(proposing: ProposedSize(width: 320, height: height))
        }
    }

    // MARK: Results

    func testResultsHaveACardForEachOption() throws {
        let results = PollResultsVC()
        let frame = frame(results)
        let headers = frame.rects(of: "PollResultsSectionHeaderView")
        XCTAssertEqual(headers.count, 3)
        XCTAssertEqual(frame.rects(of: "PollResultsVoteItemView").count, 6)
        XCTAssertEqual(frame.rects(of: "winnerImageView").count, 1)
        // 16 points from the sides, and the content 16 points inside its card.
        XCTAssertEqual(frame.rect(of: "optionNameLabel")?.minX, 32)
        XCTAssertEqual(frame.rects(of: "votesLabel").map(\.maxX), [288, 288, 288])
        XCTAssertEqual(frame.rects(of: "bottomActionButton").count, 1)
        XCTAssertEqual(results.title, "Poll Results")
    }

    func testNewestVotesComeFirst() {
        let results = PollResultsVC()
        results.poll = PollFixtures.poll
        XCTAssertEqual(results.votes(for: PollFixtures.poll.options[0]).map(\.id), ["a0", "a1", "a2", "a3", "a4"])
    }

    func testButtonShowsAllVotesOfAnOption() throws {
        let results = PollResultsVC()
        let navigation = UINavigationController(rootViewController: results)
        results.poll = PollFixtures.poll
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 700)
        navigation.view.layoutIfNeeded()
        let footer = try XCTUnwrap(results.tableView.footerView(forSection: 0) as? PollResultsSectionFooterView)
        footer.bottomActionButton.sendActions(for: .touchUpInside)
        let list = try XCTUnwrap(navigation.topViewController as? PollResultsVoteListVC)
        XCTAssertEqual(list.votes.count, 6)
        list.votes = []
        XCTAssertEqual(list.votes, [])
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 0)
    }

    func testAnonymousVotesHaveNoNames() {
        var poll = PollFixtures.poll
        poll.votingVisibility = .anonymous
        XCTAssertTrue(frame(PollResultsVC(), poll).allTexts.contains("Anonymous"))
        XCTAssertFalse(frame(PollResultsVC(), poll).allTexts.contains("Luke Skywalker"))
        XCTAssertEqual(frame(PollResultsVC(), poll).rects(of: "ChatUserAvatarView"), [])
    }

    func testVotesShowTheirDates() {
        let texts = frame(PollResultsVC()).allTexts
        XCTAssertTrue(texts.contains("Today 13:33"))
        XCTAssertTrue(texts.contains("Yesterday 13:33"))
        XCTAssertTrue(texts.contains("Tuesday 13:33"))
        XCTAssertTrue(texts.contains("11/12/19 13:33"))
    }

    func testLongTextsWrapAndNothingIsAnEmptyList() {
        var poll = PollFixtures.poll
        poll.name = String(repeating: "Where do we meet? ", count: 12)
        poll.options[0].text = String(repeating: "The cantina ", count: 20)
        let long = frame(PollResultsVC(), poll, height: 1200)
        XCTAssertGreaterThan(long.rect(of: "pollNameLabel")?.height ?? 0, 100)
        XCTAssertGreaterThan(long.rect(of: "optionNameLabel")?.height ?? 0, 100)
        let empty = frame(PollResultsVC(), Poll(id: "p", name: ""))
        XCTAssertNil(empty.rect(of: "PollResultsSectionHeaderView"))
    }

    // MARK: Comments

    func testCommentsHaveACardEachAndAButton() {
        let comments = PollCommentListVC()
        let frame = frame(comments)
        XCTAssertEqual(frame.rects(of: "commentLabel").count, 2)
        XCTAssertEqual(frame.rect(of: "ChatUserAvatarView")?.size, CGSize(width: 36, height: 36))
        XCTAssertTrue(frame.allTexts.contains("Update your comment"))
        XCTAssertEqual(comments.title, "Poll Comments")
    }

    func testClosedPollsTakeNoComments() {
        var poll = PollFixtures.poll
        poll.isClosed = true
        XCTAssertNil(frame(PollCommentListVC(), poll).rect(of: "PollCommentListTableFooterView"))
        poll.isClosed = false
        poll.latestAnswers = []
        XCTAssertTrue(frame(PollCommentListVC(), poll).allTexts.contains("Add a comment"))
    }

    // MARK: Options

    func testAllOptionsLieOnOneCard() {
        var poll = PollFixtures.poll
        poll.options = (0..<13).map { PollOption(id: "\($0)", text: "Option \($0)") }
        let frame = frame(PollAllOptionsListVC(), poll, height: 1200)
        let rows = frame.rects(of: "PollAllOptionsListItemCell").sorted { $0.minY < $1.minY }
        XCTAssertEqual(rows.count, 13)
        for (row, next) in zip(rows, rows.dropFirst()) { XCTAssertEqual(row.maxY, next.minY) }
    }

    // MARK: Navigation

    func testButtonsOfAPollOpenItsScreens() throws {
        let message = ChatMessage.own("", id: "m").with { $0.poll = PollFixtures.poll }
        let screen = MessageListScreen(channel: .group(), messages: [message], currentUserId: ChatUser.luke.id)
        try screen.withList(size: CGSize(width: 360, height: 700)) { list in
            for (action, type) in [
                (.viewResults, PollResultsVC.self), (.viewComments(2), PollCommentListVC.self),
                (.seeMoreOptions(1), PollAllOptionsListVC.self),
            ] as [(PollAttachmentFooterView.Action, UIViewController.Type)] {
                let cell = list.listView.cellForRow(at: [0, 0]) as? ChatMessageCell
                let injector = cell?.messageContentView?.attachmentViewInjector as? PollAttachmentViewInjector
                try XCTUnwrap(injector).pollAttachmentView.footerView.onTap?(action)
                let presented = try XCTUnwrap(list.presentedViewController as? UINavigationController)
                XCTAssertTrue(Swift.type(of: presented.viewControllers[0]) == type)
                XCTAssertEqual((presented.viewControllers[0] as? _PollListVC)?.poll?.id, "poll")
                list.dismiss(animated: false)
            }
            XCTAssertEqual(list.router.destinations, [.pollResults("m"), .pollComments("m"), .pollOptions("m")])
        }
    }

    // MARK: Pictures

    private func screen(_ list: _PollListVC) -> UINavigationController {
        list.poll = PollFixtures.poll
        list.poll?.latestAnswers.removeLast()
        list.currentUserId = ChatUser.luke.id
        return NavigationVC(rootViewController: list)
    }

    /// Results that show two votes for each option.
    private final class ShortResults: PollResultsVC {
        override var maximumVotesPerOption: Int { 2 }
    }

    func testResults() {
        assertGolden(of: screen(ShortResults()), width: 280, height: 360, settings: settings)
    }

    func testDarkCommentsFromRightToLeft() {
        var settings = settings
        settings.appearance = .dark
        settings.direction = .rightToLeft
        RenderSettings.withCurrent(settings) {
            assertGolden(of: screen(PollCommentListVC()), width: 280, height: 240, settings: settings)
        }
    }

    func testAllOptions() {
        assertGolden(of: screen(PollAllOptionsListVC()), width: 280, height: 280, settings: settings)
    }
}

extension Frame {
    /// The rectangles of all frames with a name, from back to front.
    func rects(of name: String) -> [CGRect] {
        var found: [CGRect] = []
        forEach { frame, rect in
            if frame.origin.isCalled(name) {
                found.append(rect.offsetBy(dx: -self.rect.minX, dy: -self.rect.minY))
            }
        }
        return found
    }

    /// All texts, from back to front.
    var allTexts: [String] {
        var found: [String] = []
        forEach { frame, _ in
            if case .text(let content) = frame.content { found.append(content.string) }
        }
        return found
    }
}
