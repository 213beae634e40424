import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import Gallery

/// The code of the page "Message List" behaves as on the page.
@MainActor @preconcurrency
final class MessageListPageTests: XCTestCase {
    // MARK: A custom screen

    func testListFillsTheScreen() throws {
        let controller = makeController()
        let screen = draw(controller)
        XCTAssertEqual(screen.first("ChatMessageListView")?.rect, screen.rect)
        let rows = screen.all("ChatMessageCell")
        XCTAssertEqual(rows.last?.first("textView")?.text, "Message 40")
        XCTAssertEqual(rows.last?.first("bubbleView")?.rect.maxX, 382, "it is the current user's own")
        XCTAssertIdentical(controller.messageListVC.parent, controller)
        XCTAssertEqual(controller.messageListVC.client.currentUserId, "leia")
    }

    func testUnreadMessagesAreCountedAtTheArrowUntilTheLastIsInSight() throws {
        let controller = makeController(unread: 3)
        let list = controller.messageListVC
        list.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        let channel = try XCTUnwrap(controller.channelController.channel)
        controller.channelController(controller.channelController, didUpdateChannel: .update(channel))
        XCTAssertEqual(list.scrollToLatestMessageButton.content.messages, 3)

        _ = draw(controller)
        controller.chatMessageListVC(list, scrollViewDidScroll: list.listView)
        XCTAssertEqual(controller.channelController.channel?.unreadCount, .noUnread)
        XCTAssertEqual(list.scrollToLatestMessageButton.content, .noUnread)
    }

    func testOnlyOthersAreShownAsTyping() {
        let controller = makeController()
        _ = draw(controller)
        let users: [ChatUser] = [ChatUser(id: "luke", name: "Luke"), ChatUser(id: "leia", name: "Leia")]
        let indicator = controller.messageListVC.typingIndicatorView
        controller.channelController(controller.channelController, didChangeTypingUsers: Set(users))
        XCTAssertEqual(indicator.content, "Luke is typing")
        XCTAssertFalse(indicator.isHidden)
        controller.channelController(controller.channelController, didChangeTypingUsers: [users[1]])
        XCTAssertTrue(indicator.isHidden)
    }

    func testActionsReachTheComposer() {
        let controller = makeController()
        _ = draw(controller)
        let message = controller.channelController.messages[0]
        controller.chatMessageListVC(
            controller.messageListVC, didTapOnAction: EditActionItem(action: { _ in }), for: message)
        XCTAssertEqual(controller.messageComposerVC.content.editingMessage?.id, message.id)
        controller.chatMessageListVC(
            controller.messageListVC, didTapOnAction: InlineReplyActionItem(action: { _ in }), for: message)
        XCTAssertEqual(controller.messageComposerVC.content.quotingMessage?.id, message.id)
    }

    // MARK: Customized lists

    func testListsAndRoutersAreReplaced() {
        ConfigurationScope.run {
            UICustomization.replaceList()
            Navigation.replaceRouter()
            XCTAssertTrue(Components.default.messageListVC == UICustomization.CustomMessageListVC.self)
            let list = ChatMessageListVC()
            XCTAssertTrue(list.router is Navigation.CustomChatMessageListRouter)
            XCTAssertIdentical(list.router.rootViewController, list)
        }
    }

    func testMessagesAreShownByAViewOfTheListsOwn() {
        let controller = makeController()
        controller.messageListVC = MessageContentView.CustomMessageListVC()
        let screen = draw(controller)
        XCTAssertTrue(screen.has("CustomMessageContentView"))
        XCTAssertFalse(screen.has("ChatMessageContentView"))
        XCTAssertTrue(draw(makeController()).has("ChatMessageContentView"))
    }

    func testArrowIsInTheMiddleAndNoDateFloats() throws {
        func drawDragged(_ list: ChatMessageListVC) -> PlacedFrame {
            let controller = makeController()
            controller.messageListVC = list
            _ = draw(controller)
            list.listView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
            list.listView.beginDragging()
            return draw(controller)
        }
        let before = drawDragged(ChatMessageListVC())
        XCTAssertEqual(before.first("ScrollToBottomButton")?.rect.maxX, 374)
        XCTAssertTrue(before.has("ChatMessageListScrollOverlayView"))
        let after = drawDragged(MessageListLayout.CustomMessageListVC())
        XCTAssertEqual(after.first("ScrollToBottomButton")?.rect.midX, 195)
        XCTAssertFalse(after.has("ChatMessageListScrollOverlayView"))
    }

    func testPicturesShowThePositionOfTheArrow() throws {
        let before = try screen("message-list-layout-before")
        let after = try screen("message-list-layout-after")
        XCTAssertEqual(before.first("ScrollToBottomButton")?.rect.maxX, 374)
        XCTAssertEqual(after.first("ScrollToBottomButton")?.rect.midX, 195)
        XCTAssertEqual([before, after].map { $0.has("ChatMessageListScrollOverlayView") }, [true, false])
        XCTAssertEqual(
            before.all("ChatMessageCell").map(\.rect), after.all("ChatMessageCell").map(\.rect))
    }

    // MARK: Signatures

    func testExtendedTypesAreUsed() throws {
        let list = ExtendedMessageList()
        let controller = makeController()
        controller.messageListVC = list
        _ = draw(controller)
        let rows = [
            "cellContentClassForMessage(at:)", "attachmentViewInjectorClassForMessage(at:)",
            "cellLayoutOptionsForMessage(at:)",
        ]
        XCTAssertEqual(list.calls.prefix(4), ["setUp()", "setUpLayout()", "setUpAppearance()", list.calls[3]])
        for call in rows + ["tableView(_:cellForRowAt:)", "tableView(_:willDisplay:forRowAt:)"] {
            XCTAssertTrue(list.calls.contains(call), call)
        }
        controller.channelController(controller.channelController, didChangeTypingUsers: [])
        controller.channelController(controller.channelController, didUpdateMessages: [])
        XCTAssertEqual(list.calls.suffix(2), ["hideTypingIndicator()", "updateMessages(with:completion:)"])

        // Parts, under the names and types of the page.
        for part in [list.listView, list.dateOverlayView, list.typingIndicatorView, list.scrollToLatestMessageButton] {
            XCTAssertTrue(part.isDescendant(of: list.view), "\(part)")
        }
        XCTAssertIdentical(list.router.rootViewController, list)
        XCTAssertIdentical(list.dateOverlayView.listView, list.listView)
        XCTAssertEqual(list.typingIndicatorView.bounds.height, list.typingIndicatorViewHeight)
        XCTAssertEqual(list.typingIndicatorViewHeight, 28)

        // Opening a thread calls the overridable methods.
        let message = list.dataSource?.chatMessageListVC(list, messageAt: IndexPath(item: 0, section: 0))
        list.messageContentViewDidTapOnThread(IndexPath(item: 0, section: 0))
        controller.chatMessageListVC(
            list, didTapOnAction: ThreadReplyActionItem(action: { _ in }), for: try XCTUnwrap(message))
        XCTAssertEqual(list.calls.suffix(2), ["showThread(messageId:)", "showThread(messageId:)"])
        XCTAssertEqual(
            list.router.destinations,
            Array(repeating: .thread("40", reply: nil, cid: ChannelId(type: .messaging, id: "page")), count: 2))
        let sheet = UIPresentationController(presentedViewController: UIViewController(), presenting: list)
        XCTAssertTrue(list.presentationControllerShouldDismiss(sheet))
    }

    // MARK: Scenes

    /// A screen with 40 messages, the last of them the current user's.
    private func makeController(unread: Int = 0) -> CustomChannelViewController {
        let leia = ChatUser(id: "leia", name: "Leia")
        let luke = ChatUser(id: "luke", name: "Luke")
        let messages = (1...40).map { number in
            let isOwn = number.isMultiple(of: 4)
            return ChatMessage(
                id: "\(number)", text: "Message \(number)",
                createdAt: Date(timeIntervalSince1970: 1_704_000_000 + Double(number) * 60),
                author: isOwn ? leia : luke,
                isSentByCurrentUser: isOwn)
        }
        var channel = ChatChannel(cid: ChannelId(type: .messaging, id: "page"))
        channel.unreadCount = ChannelUnreadCount(messages: unread)
        let controller = CustomChannelViewController()
        controller.channelController = ChatChannelController(
            client: .shared, channel: channel, messages: messages.reversed())
        return controller
    }

    private func draw(_ controller: UIViewController) -> PlacedFrame {
        let frame = controller.makeFrame(proposing: ProposedSize(width: 390, height: 700))
        return PlacedFrame(frame: frame, rect: frame.rect)
    }
}
