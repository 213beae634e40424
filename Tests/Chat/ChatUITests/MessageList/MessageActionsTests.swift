import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// The behavior of the actions in a message's menu.
@MainActor @preconcurrency
final class MessageActionsTests: XCTestCase {
    private let client = ChatClient(currentUser: CurrentChatUser(user: .luke))

    private final class Heard: ChatMessageActionsVCDelegate {
        var actions: [String] = []
        func chatMessageActionsVC(
            _ vc: ChatMessageActionsVC, message: ChatMessage, didTapOnActionItem actionItem: ChatMessageActionItem
        ) {
            actions.append(actionItem.title)
        }
        func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC) {}
    }

    /// Opens the menu of a message in a channel.
    private func withMenu(
        of message: ChatMessage, _ body: (ChatMessageActionsVC, ChatChannelController, Heard) throws -> Void
    ) rethrows {
        let channel = ChatChannelController(client: client, channel: .group(), messages: [message])
        let menu = ChatMessageActionsVC()
        let heard = Heard()
        menu.messageController = client.messageController(cid: ChatChannel.group().cid, messageId: message.id)
        menu.channel = channel.channel
        menu.delegate = heard
        try body(menu, channel, heard)
    }

    private func answer(_ menu: UIViewController, _ title: String) throws {
        let alert = try XCTUnwrap(menu.presentedViewController as? UIAlertController)
        menu.dismiss(animated: false)
        try XCTUnwrap(alert.actions.first { $0.title == title }).perform()
    }

    func testMessageIsThatOfTheController() {
        withMenu(of: .own("Hi", id: "hi")) { menu, _, _ in
            XCTAssertEqual(menu.message?.text, "Hi")
            XCTAssertFalse(menu.messageActions.isEmpty)
        }
    }

    func testDeletingAsksFirst() throws {
        try withMenu(of: .own("Hi", id: "hi")) { menu, channel, heard in
            let delete = menu.deleteActionItem()
            delete.action(delete)
            try answer(menu, "Cancel")
            XCTAssertEqual(channel.messages.first?.isDeleted, false)
            XCTAssertEqual(heard.actions, [])
            delete.action(delete)
            try answer(menu, "Delete")
            XCTAssertEqual(channel.messages.first?.isDeleted, true)
            XCTAssertEqual(heard.actions, ["Delete Message"])
        }
    }

    func testRouterOfASubclassAsks() {
        final class Sure: AlertsRouter {
            override func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) { confirmed(true) }
        }
        ConfigurationScope.run {
            Components.default.alertsRouter = Sure.self
            withMenu(of: .own("Hi", id: "hi")) { menu, channel, _ in
                let delete = menu.deleteActionItem()
                delete.action(delete)
                XCTAssertEqual(channel.messages.first?.isDeleted, true)
            }
        }
    }

    func testFailedMessageIsSentAgain() {
        withMenu(of: .own("Hi", id: "hi").with { $0.localState = .sendingFailed }) { menu, channel, heard in
            let resend = menu.resendActionItem()
            resend.action(resend)
            XCTAssertNil(channel.messages.first?.localState)
            XCTAssertEqual(heard.actions, ["Resend"])
        }
    }

    func testOthersMessagesAreFlaggedCopiedAndCountedAsUnread() throws {
        try withMenu(of: .incoming("Hi", id: "hi")) { menu, channel, heard in
            let flag = menu.flagActionItem()
            flag.action(flag)
            try answer(menu, "Flag")
            let copy = menu.copyActionItem()
            copy.action(copy)
            XCTAssertEqual(UIPasteboard.general.string, "Hi")
            UIPasteboard.general.string = nil
            let unread = menu.markUnreadActionItem()
            unread.action(unread)
            XCTAssertEqual(channel.channel?.unreadCount.messages, 1)
            XCTAssertEqual(heard.actions, ["Flag Message", "Copy Message", "Mark as unread"])
        }
    }

    func testBlockedAuthorCanBeUnblocked() throws {
        try ConfigurationScope.run {
            Components.default.isBlockingUsersEnabled = true
            try withMenu(of: .incoming("Hi", id: "hi")) { menu, _, _ in
                let block = try XCTUnwrap(menu.messageActions.first { $0.title == "Block User" })
                block.action(block)
                XCTAssertEqual(client.currentUser?.blockedUserIds, ["leia"])
                XCTAssertTrue(menu.messageActions.contains { $0.title == "Unblock User" })
            }
        }
    }

    func testMutedAuthorCanBeUnmuted() throws {
        try withMenu(of: .incoming("Hi", id: "hi")) { menu, _, heard in
            let mute = menu.muteActionItem()
            mute.action(mute)
            XCTAssertEqual(client.currentUser?.mutedUsers.map(\.id), ["leia"])
            let unmute = try XCTUnwrap(menu.messageActions.first { $0.title == "Unmute User" })
            unmute.action(unmute)
            XCTAssertEqual(client.currentUser?.mutedUsers, [])
            XCTAssertEqual(heard.actions, ["Mute User", "Unmute User"])
        }
    }

    // MARK: Reactions

    func testPickedReactionIsOnTheMessage() throws {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            client: client, channel: .group(), messages: [.incoming("Hi", id: "hi")])
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        screen.view.layoutIfNeeded()
        screen.messageListVC.didSelectMessageCell(at: [0, 0])
        let popup = try XCTUnwrap(screen.messageListVC.presentedViewController as? ChatMessagePopupVC)
        popup.view.layoutIfNeeded()
        popup.reactionsController?.toggleReaction("love")
        XCTAssertNil(screen.messageListVC.presentedViewController)
        XCTAssertEqual(screen.channelController.messages.first?.reactionCounts, ["love": 1])
        screen.view.layoutIfNeeded()
        let cell = screen.messageListVC.listView.cellForRow(at: [0, 0]) as? ChatMessageCell
        XCTAssertEqual(cell?.messageContentView?.reactionsView?.content?.reactions.map(\.type), ["love"])

        screen.messageListVC.didSelectMessageCell(at: [0, 0])
        let again = try XCTUnwrap(screen.messageListVC.presentedViewController as? ChatMessagePopupVC)
        again.view.layoutIfNeeded()
        again.reactionsController?.toggleReaction("love")
        XCTAssertEqual(screen.channelController.messages.first?.reactionCounts, [:])
    }

    // MARK: Threads

    func testThreadIsPushed() throws {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            client: client, channel: .group(), messages: [.incoming("Hi", id: "hi")])
        let navigation = UINavigationController(rootViewController: screen)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        navigation.view.layoutIfNeeded()
        screen.messageListVC.showThread(messageId: "hi", at: "reply")
        let thread = try XCTUnwrap(navigation.topViewController as? ChatThreadVC)
        XCTAssertEqual(thread.messageController.message?.text, "Hi")
        XCTAssertEqual(thread.initialReplyId, "reply")
        XCTAssertEqual(thread.channelController.channel?.name, "Rebels")
    }

    func testMenuMovesByTheTransitionsOfTheComponents() throws {
        final class Fade: ChatMessageActionsTransitionController {}
        try ConfigurationScope.run {
            Components.default.messageActionsTransitionController = Fade.self
            let screen = ChatChannelVC()
            screen.channelController = ChatChannelController(
                client: client, channel: .group(), messages: [.incoming("Hi", id: "hi")])
            screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            screen.view.layoutIfNeeded()
            screen.messageListVC.didSelectMessageCell(at: [0, 0])
            let popup = try XCTUnwrap(screen.messageListVC.presentedViewController)
            let fade = try XCTUnwrap(popup.transitioningDelegate as? Fade)
            XCTAssertEqual(fade.selectedMessageId, "hi")
            XCTAssertTrue(fade.messageListVC === screen.messageListVC)
        }
    }
}
