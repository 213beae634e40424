import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// Actions on a poll change it in the client's memory, and so on the screen.
@MainActor @preconcurrency
final class PollActionTests: XCTestCase {
    private let channel: ChatChannelVC = ChatChannelVC()

    /// Shows Luke a channel with a poll.
    private func show(_ change: (inout Poll) -> Void = { _ in }) {
        var poll = PollFixtures.poll
        poll.latestAnswers = []
        poll.answersCount = 0
        change(&poll)
        let message = ChatMessage.incoming("", id: "m").with { $0.poll = poll }
        channel.channelController = ChatChannelController(
            client: ChatClient(currentUser: CurrentChatUser(user: .luke)), channel: .group(), messages: [message])
        channel.view.frame = CGRect(x: 0, y: 0, width: 360, height: 800)
        channel.view.layoutIfNeeded()
    }

    private var list: ChatMessageListVC { channel.messageListVC }
    private var poll: Poll? { channel.channelController.messages.last { $0.id == "m" }?.poll }

    private func pollView() throws -> PollAttachmentView {
        channel.view.layoutIfNeeded()
        let cell = list.listView.cellForRow(at: [0, 0]) as? ChatMessageCell
        return try XCTUnwrap(
            cell?.messageContentView?.attachmentViewInjector as? PollAttachmentViewInjector
        ).pollAttachmentView
    }

    private func option(_ index: Int) throws -> PollAttachmentOptionListItemView {
        try XCTUnwrap(
            try pollView().optionListView.container.subviews.compactMap { $0 as? PollAttachmentOptionListItemView }[
                index])
    }

    private func answer(_ text: String, in alert: UIAlertController) {
        alert.textFields?.first?.text = text
        alert.actions.last?.perform()
        list.dismiss(animated: false)
    }

    func testTapOnAnOptionVotesAndTakesTheVoteBack() throws {
        show()
        let tap = try XCTUnwrap(try option(1).gestureRecognizers?.first)
        tap.sendActions()
        XCTAssertEqual(poll?.voteCountsByOption, ["a": 7, "b": 2])
        XCTAssertEqual(try option(1).votesCountLabel.text, "2")
        XCTAssertEqual(try option(1).content?.isVotedByCurrentUser, true)
        try option(1).handleTapOnOption()
        XCTAssertEqual(poll?.voteCountsByOption, ["a": 7, "b": 1])
        XCTAssertEqual(try option(1).content?.isVotedByCurrentUser, false)
    }

    func testClosedPollAcceptsNoVotes() throws {
        show { $0.isClosed = true }
        try option(1).handleTapOnOption()
        XCTAssertEqual(poll?.voteCountsByOption, ["a": 7, "b": 1])
    }

    func testSuggestedOptionsAndCommentsAreWrittenInAlerts() throws {
        show { $0.allowUserSuggestedOptions = true }
        try pollView().footerView.onTap?(.suggestOption)
        var alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Suggest an option")
        answer("  Hoth ", in: alert)
        XCTAssertEqual(poll?.options.last?.text, "Hoth")
        try pollView().footerView.onTap?(.addComment)
        alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
        answer("   ", in: alert)
        XCTAssertEqual(poll?.answersCount, 0)
        answer("Not Hoth", in: alert)
        XCTAssertEqual(poll?.latestAnswers.map(\.answerText), ["Not Hoth"])
    }

    func testVoteEndsOnlyAfterTheQuestion() throws {
        show { $0.createdBy = .luke }
        try pollView().footerView.onTap?(.endVote)
        let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Nobody will be able to vote in this poll anymore.")
        alert.actions.last?.perform()
        XCTAssertEqual(poll?.isClosed, false)
        alert.actions.first?.perform()
        XCTAssertEqual(poll?.isClosed, true)
        XCTAssertEqual(try pollView().subtitleLabel.text, "Vote ended")
    }

    // MARK: Screens

    private func controller() -> PollController {
        channel.channelController.client.pollController(messageId: "m", pollId: "poll")
    }

    func testScreensFollowThePoll() throws {
        show()
        let results = PollResultsVC(pollController: controller())
        let options = PollAllOptionsListVC(pollController: controller())
        XCTAssertEqual(results.currentUserId, "luke")
        options.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        options.view.layoutIfNeeded()
        let row = try XCTUnwrap(options.tableView.cellForRow(at: [0, 2]) as? PollAllOptionsListItemCell)
        row.itemView.handleTapOnOption()
        XCTAssertEqual(options.poll?.voteCountsByOption?["c"], 1)
        XCTAssertEqual(results.poll?.voteCountsByOption?["c"], 1)
        XCTAssertEqual(results.votes(for: PollFixtures.poll.options[2]).map(\.user), [.luke])
    }

    func testAllVotesComePageByPage() throws {
        show { poll in
            poll.latestVotesByOption["a"] = (0..<24).map { number in
                PollVote(
                    id: "v\(number)", pollId: "poll", optionId: "a",
                    createdAt: fixtureDate.addingTimeInterval(-Double(number)), user: .vader)
            }
        }
        let results = PollResultsVC(pollController: controller())
        let navigation = UINavigationController(rootViewController: results)
        results.showAllVotes(for: PollFixtures.poll.options[0])
        let list = try XCTUnwrap(navigation.topViewController as? PollResultsVoteListVC)
        XCTAssertEqual(list.votes.map(\.id), (0..<10).map { "v\($0)" })
        list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 2000)
        list.view.layoutIfNeeded()
        list.view.layoutIfNeeded()
        XCTAssertGreaterThan(list.votes.count, 10)
        controller().castPollVote(answerText: nil, optionId: "a")
        XCTAssertEqual(list.votes.first?.user, .luke)
    }

    func testCommentIsAddedAndThenUpdated() throws {
        show()
        let comments = PollCommentListVC(pollController: controller())
        comments.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        comments.view.layoutIfNeeded()
        comments.tableFooterView.bottomActionButton.sendActions(for: .touchUpInside)
        let alert = try XCTUnwrap(comments.presentedViewController as? UIAlertController)
        answer("First", in: alert)
        comments.dismiss(animated: false)
        XCTAssertEqual(comments.ownComment?.answerText, "First")
        comments.addComment()
        let second = try XCTUnwrap(comments.presentedViewController as? UIAlertController)
        XCTAssertEqual(second.title, "Update your comment")
        XCTAssertEqual(second.textFields?.first?.text, "First")
        answer("Second", in: second)
        XCTAssertEqual(comments.comments.map(\.answerText), ["Second"])
    }

    // MARK: New polls

    func testFormSendsThePoll() throws {
        show()
        channel.messageComposerVC.showPollCreation()
        let navigation = try XCTUnwrap(channel.messageComposerVC.presentedViewController as? UINavigationController)
        let form = try XCTUnwrap(navigation.viewControllers.first as? PollCreationVC)
        form.loadViewIfNeeded()
        form.name = " Lunch? "
        form.options = ["Soup", "Salad"]
        form.createPollButton.perform()
        let sent = try XCTUnwrap(channel.channelController.messages.first?.poll)
        XCTAssertEqual(sent.name, "Lunch?")
        XCTAssertEqual(sent.options.map(\.text), ["Soup", "Salad"])
        XCTAssertTrue(sent.enforceUniqueVote)
        XCTAssertEqual(sent.createdBy, .luke)
        XCTAssertNil(channel.messageComposerVC.presentedViewController)
    }

    func testComposerOffersPollsIfTheChannelAllowsThem() {
        show()
        func titles() -> [String?] { channel.messageComposerVC.attachmentsPickerActions.map(\.title) }
        XCTAssertEqual(titles(), ["Photo or Video", "File", "Camera", "Create Poll", "Cancel"])
        channel.messageComposerVC.content.threadMessage = .incoming("Root")
        XCTAssertEqual(titles(), ["Photo or Video", "File", "Camera", "Cancel"])
    }
}
