import StreamChat
import StreamChatUI
import UIKit
import XCTest

// Routers, menus and lists of an application's own.

private class ClubChannelListRouter: ChatChannelListRouter {
    override func showChannel(for cid: ChannelId) {
        let channelVC = components.channelVC.init()
        channelVC.channelController = rootViewController.controller.client.channelController(for: cid)
        channelVC.hidesBottomBarWhenPushed = true
        rootNavigationController?.pushViewController(channelVC, animated: true)
    }

    override func didTapMoreButton(for cid: ChannelId) {
        let alert = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
        rootViewController.present(alert, animated: true)
    }
}

private class ClubMessageListRouter: ChatMessageListRouter {
    override func showThread(messageId: MessageId, at replyId: MessageId?, cid: ChannelId, client: ChatClient) {
        let threadVC = ChatThreadVC()
        threadVC.channelController = client.channelController(for: cid)
        threadVC.messageController = client.messageController(cid: cid, messageId: messageId)
        rootViewController.present(threadVC, animated: true)
    }

    override func showReactionsPopUp(messageContentView: ChatMessageContentView, client: ChatClient) {
        super.showReactionsPopUp(messageContentView: messageContentView, client: client)
    }
}

private class ClubAlertsRouter: AlertsRouter {
    override func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        confirmed(true)
    }
}

private class ClubActionsVC: ChatMessageActionsVC {
    override var messageActions: [ChatMessageActionItem] {
        [pinActionItem(), deleteActionItem()]
    }

    func pinActionItem() -> ChatMessageActionItem {
        PinActionItem(action: { [weak self] item in
            self?.messageController.pin(.noExpiration) { _ in
                self?.handleAction(item)
            }
        })
    }

    override func deleteActionItem() -> ChatMessageActionItem {
        DeleteActionItem(action: { [weak self] item in
            self?.alertsRouter.showMessageDeletionConfirmationAlert { confirmed in
                guard confirmed else { return }
                self?.messageController.deleteMessage { _ in self?.handleAction(item) }
            }
        })
    }
}

private struct PinActionItem: ChatMessageActionItem {
    var title: String { "Pin" }
    var icon: UIImage { UIImage(systemName: "pin")! }
    let action: (ChatMessageActionItem) -> Void
}

/// A list with a way of its own of being created.
private class ClubListVC: ChatChannelListVC {
    let club: String

    init(club: String, controller: ChatChannelListController) {
        self.club = club
        super.init(nibName: nil, bundle: nil)
        self.controller = controller
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private class ClubEmptyView: ChatChannelListEmptyView {
    override func setUp() {
        super.setUp()

        actionButtonPressed = { [weak self] in self?.titleLabel.text = "A new club" }
    }
}

private class ClubErrorView: ChatChannelListErrorView {
    override func setUpAppearance() {
        super.setUpAppearance()

        titleLabel.textColor = .red
        retryButton.setTitle("Again", for: .normal)
    }
}

@MainActor @preconcurrency
final class RouterCustomizationTests: XCTestCase {
    private let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "ben", name: "Ben")))
    private let cid = ChannelId(type: .messaging, id: "club")

    private func makeMessage() -> ChatMessage {
        ChatMessage(
            id: "hi", cid: cid, text: "Hi", createdAt: Date(timeIntervalSince1970: 0),
            author: ChatUser(id: "ben", name: "Ben"), isSentByCurrentUser: true)
    }

    func testListAndItsRouterAreTheApplications() throws {
        try ConfigurationScope.run {
            Components.default.channelListRouter = ClubChannelListRouter.self
            let list = ClubListVC(
                club: "Books", controller: ChatChannelListController(client: client, channels: [ChatChannel(cid: cid)]))
            let navigation = UINavigationController(rootViewController: list)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            navigation.view.layoutIfNeeded()
            list.router.showChannel(for: cid)
            let channelVC = try XCTUnwrap(navigation.topViewController as? ChatChannelVC)
            XCTAssertEqual(channelVC.channelController.cid, cid)
            list.router.didTapMoreButton(for: cid)
            XCTAssertTrue(list.presentedViewController is UIAlertController)
        }
    }

    func testListCanBeMadeOfAController() {
        let controller = ChatChannelListController(client: client)
        let list = ChatChannelListVC.make(with: controller)
        XCTAssertTrue(list.controller === controller)
    }

    func testThreadIsShownAsTheRouterWantsIt() {
        ConfigurationScope.run {
            Components.default.messageListRouter = ClubMessageListRouter.self
            let channelVC = ChatChannelVC()
            channelVC.channelController = ChatChannelController(
                client: client, channel: ChatChannel(cid: cid), messages: [makeMessage()])
            channelVC.view.layoutIfNeeded()
            channelVC.messageListVC.showThread(messageId: "hi")
            let thread = channelVC.presentedViewController ?? channelVC.messageListVC.presentedViewController
            XCTAssertEqual((thread as? ChatThreadVC)?.messageController.message?.text, "Hi")
        }
    }

    func testActionsAreTheApplications() {
        ConfigurationScope.run {
            Components.default.alertsRouter = ClubAlertsRouter.self
            var channel = ChatChannel(cid: cid)
            channel.ownCapabilities.insert(.pinMessage)
            let controller = ChatChannelController(client: client, channel: channel, messages: [makeMessage()])
            let menu = ClubActionsVC()
            menu.messageController = client.messageController(cid: cid, messageId: "hi")
            menu.channel = controller.channel
            XCTAssertEqual(menu.messageActions.map(\.title), ["Pin", "Delete Message"])
            let (pin, delete) = (menu.pinActionItem(), menu.deleteActionItem())
            pin.action(pin)
            XCTAssertEqual(controller.messages.first?.isPinned, true)
            delete.action(delete)
            XCTAssertEqual(controller.messages.first?.isDeleted, true)
        }
    }

    func testViewsOfListsWithoutRowsHaveTheirParts() {
        let (empty, error) = (ClubEmptyView(), ClubErrorView())
        let screen = UIView()
        screen.addSubview(empty)
        screen.addSubview(error)
        empty.actionButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(empty.titleLabel.text, "A new club")
        var asked = 0
        error.refreshButtonAction = { asked += 1 }
        error.retryButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(asked, 1)
        XCTAssertEqual(error.titleLabel.textColor, .red)
        error.hide()
        XCTAssertTrue(error.isHidden)
    }

    func testOptionsOfALayoutCanBeSet() {
        let view = ChatMessageContentView()
        view.layoutOptions = [.bubble, .text]
        view.content = makeMessage()
        let screen = UIView()
        screen.addSubview(view)
        XCTAssertNotNil(view.bubbleView)
        XCTAssertNil(view.authorAvatarView)
        XCTAssertEqual(view.textView?.text, "Hi")
    }
}
