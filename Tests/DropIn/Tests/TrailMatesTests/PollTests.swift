import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

final class PollTests: TrailTestCase {
    func testNewPoll() {
        assertScreen(NewPollViewController(channelController: client.channelController(for: .kiteRidge)), height: 340)
    }

    func testAPollIsSentAndVotedFor() throws {
        let controller = client.channelController(for: .kiteRidge)
        let screen = NewPollViewController(channelController: controller)
        screen.loadViewIfNeeded()
        screen.questionField.text = "Ropes?"
        screen.optionFields[0].text = "Yes"
        screen.optionFields[1].text = "No"
        screen.send()
        let message = try XCTUnwrap(controller.messages.first)
        let poll = try XCTUnwrap(message.poll)
        XCTAssertEqual(poll.name, "Ropes?")
        XCTAssertEqual(poll.options.map(\.text), ["Yes", "No"])

        let pollController = client.pollController(messageId: message.id, pollId: poll.id)
        pollController.castPollVote(answerText: nil, optionId: poll.options[0].id) { XCTAssertNil($0) }
        let channelVC = TrailChannelVC()
        channelVC.channelController = client.channelController(for: .kiteRidge)
        assertScreen(channelVC, height: 360)
        XCTAssertEqual(controller.messages.first?.poll?.voteCount, 1)
    }
}
