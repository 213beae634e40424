import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

/// Answers every question with yes, or with no.
final class AnsweringAlertsRouter: AlertsRouter {
    var answer = true

    override func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) { confirmed(answer) }
}

final class MessageActionsTests: TrailTestCase, ChatMessageActionsVCDelegate {
    private var hasFinished = false

    func chatMessageActionsVC(
        _ vc: ChatMessageActionsVC, message: ChatMessage, didTapOnActionItem actionItem: ChatMessageActionItem
    ) {}

    func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC) { hasFinished = true }

    private func makeActions(of messageId: MessageId) -> TrailMessageActionsVC {
        let actions = TrailMessageActionsVC()
        let channel = client.channelController(for: .heronLake).channel
        actions.messageController = client.messageController(cid: .heronLake, messageId: messageId)
        actions.messageController.synchronize()
        actions.channel = channel
        actions.delegate = self
        return actions
    }

    private func send(_ text: String) throws -> MessageId {
        var id: MessageId?
        client.channelController(for: .heronLake).createNewMessage(text: text) { result in id = try? result.get() }
        return try XCTUnwrap(id)
    }

    func testActionsOfAnOwnMessage() throws {
        let actions = makeActions(of: try send("On my way"))
        assertScreen(actions, inBar: false, height: 260)
        XCTAssertEqual(actions.messageActions.first?.title, "Meeting point")
    }

    func testTheMeetingPointIsPinned() {
        let actions = makeActions(of: "h1")
        let item = actions.messageActions[0]
        item.action(item)
        XCTAssertTrue(hasFinished)
        XCTAssertEqual(client.messageController(cid: .heronLake, messageId: "h1").message?.isPinned, true)
        XCTAssertEqual(actions.messageActions.first?.title, "No longer the meeting point")
    }

    func testADeletionAsksFirst() throws {
        let id = try send("Oops")
        let actions = makeActions(of: id)
        let router = AnsweringAlertsRouter(rootViewController: actions)
        actions.alertsRouter = router
        let item = actions.deleteActionItem()
        router.answer = false
        item.action(item)
        XCTAssertNil(client.messageController(cid: .heronLake, messageId: id).message?.deletedAt)
        router.answer = true
        item.action(item)
        XCTAssertNotNil(client.messageController(cid: .heronLake, messageId: id).message?.deletedAt)
        XCTAssertTrue(hasFinished)
    }
}
