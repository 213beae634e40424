import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The destinations of messages in a list.
@MainActor @preconcurrency
final class MessageListRoutingTests: XCTestCase {
    private let size = CGSize(width: 360, height: 600)

    private func screen(_ messages: ChatMessage..., channel: ChatChannel = .group()) -> MessageListScreen {
        MessageListScreen(channel: channel, messages: messages, currentUserId: ChatUser.luke.id)
    }

    private func contentView(_ list: ChatMessageListVC, row: Int = 0) -> ChatMessageContentView? {
        (list.listView.cellForRow(at: IndexPath(item: row, section: 0)) as? ChatMessageCell)?.messageContentView
    }

    func testHoldingAMessageOpensItsMenu() throws {
        try screen(.own("Hi", id: "hi")).withList(size: size) { list in
            list.didSelectMessageCell(at: [0, 0])
            XCTAssertEqual(list.router.destinations, [.actions("hi")])
            let popup = try XCTUnwrap(list.presentedViewController as? ChatMessagePopupVC)
            XCTAssertEqual(popup.messageViewFrame, CGRect(x: 0, y: 534, width: 360, height: 66))
            XCTAssertEqual(
                popup.actionsController?.messageActions.map(\.title),
                ["Reply", "Thread Reply", "Copy Message", "Edit Message", "Delete Message"])
            XCTAssertNotNil(popup.reactionsController)
        }
    }

    func testMenuHasTheActionsThatTheChannelAllows() {
        func titles(_ message: ChatMessage, _ change: (inout ChatChannel) -> Void = { _ in }) -> [String] {
            var channel = ChatChannel.group()
            change(&channel)
            let menu = ChatMessageActionsVC()
            menu.message = message
            menu.channel = channel
            return menu.messageActions.map(\.title)
        }
        XCTAssertEqual(titles(.own("Hi")) { $0.ownCapabilities = [] }, ["Copy Message"])
        XCTAssertEqual(
            titles(.own("Hi").with { $0.localState = .sendingFailed }), ["Resend", "Edit Message", "Delete Message"])
        XCTAssertEqual(titles(.own("Hi").with { $0.localState = .sending }), [])
        XCTAssertFalse(titles(.incoming("Hi")).contains("Edit Message"))
        ConfigurationScope.run {
            Components.default.isBlockingUsersEnabled = true
            XCTAssertTrue(titles(.incoming("Hi")).contains("Block User"))
            XCTAssertFalse(titles(.own("Hi")).contains("Block User"))
        }
    }

    func testChosenActionReachesTheDelegate() throws {
        final class Delegate: ChatMessageListVCDelegate {
            var chosen: [String] = []

            func chatMessageListVC(
                _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage
            ) {
                switch actionItem {
                case is EditActionItem: chosen.append("edit \(message.id)")
                case is InlineReplyActionItem: chosen.append("quote \(message.id)")
                default: break
                }
            }
        }
        let delegate = Delegate()
        try screen(.own("Hi", id: "hi")).withList(size: size) { list in
            list.delegate = delegate
            list.didSelectMessageCell(at: [0, 0])
            let menu = try XCTUnwrap((list.presentedViewController as? ChatMessagePopupVC)?.actionsController)
            for item in menu.messageActions { item.action(item) }
            XCTAssertEqual(delegate.chosen, ["quote hi", "edit hi"])
        }
    }

    func testThreadQuoteAndAttachmentsLeadSomewhere() throws {
        let reply = ChatMessage.own("Hi", id: "hi").with { $0.replyCount = 2 }
        try screen(.own("Old", id: "old"), reply).withList(size: size) { list in
            contentView(list)?.handleTapOnThread()
            list.messageContentViewDidTapOnMentionedUser(.leia)
            list.router.showLinkPreview(link: try XCTUnwrap(URL(string: "https://example.org")))
            let cid = ChatChannel.group().cid
            XCTAssertEqual(
                list.router.destinations,
                [
                    .thread("hi", reply: nil, cid: cid), .user("leia"),
                    .link(try XCTUnwrap(URL(string: "https://example.org"))),
                ])
        }
    }

    func testTapOnAQuoteScrollsToItsMessage() {
        let old = (0..<40).map {
            ChatMessage.own("\($0)", id: "\($0)", at: fixtureDate.addingTimeInterval(Double($0) * 100))
        }
        let quoting = ChatMessage.own("Yes", id: "yes", at: fixtureDate.addingTimeInterval(9000)).with {
            $0.quotedMessage = old[3]
        }
        let screen = MessageListScreen(channel: .group(), messages: old + [quoting])
        screen.withList(size: size) { list in
            let tap = contentView(list)?.quotedMessageView?.gestureRecognizers?.first
            XCTAssertNotNil(tap)
            tap?.sendActions()
            list.view.layoutIfNeeded()
            let visible = (list.listView.visibleCells as? [ChatMessageCell])?.compactMap {
                $0.messageContentView?.content?.id
            }
            XCTAssertEqual(visible?.contains("3"), true)
        }
    }

    func testBouncedMessageShowsActions() throws {
        let bounced = ChatMessage.own("Hm", id: "hm").with {
            $0.type = .error
            $0.moderationDetails = MessageModerationDetails(originalText: "Hm", action: .bounce)
        }
        try screen(bounced).withList(size: size) { list in
            contentView(list)?.handleTapOnErrorIndicator()
            let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
            XCTAssertEqual(alert.title, "Are you sure?")
            XCTAssertEqual(alert.actions.map(\.title), ["Send Anyway", "Edit Message", "Delete Message"])
        }
    }

    func testRouterOfTheComponentsIsUsed() {
        final class Router: ChatMessageListRouter {
            nonisolated(unsafe) static var users: [UserId] = []
            override func showUser(_ user: ChatUser) { Self.users.append(user.id) }
        }
        ConfigurationScope.run {
            Components.default.messageListRouter = Router.self
            screen(.own("Hi")).withList(size: size) { $0.messageContentViewDidTapOnMentionedUser(.leia) }
        }
        XCTAssertEqual(Router.users, ["leia"])
    }

    func testOneRouterCanServeAllLists() {
        final class Router: ChatMessageListRouter {
            var users: [UserId] = []
            override func showUser(_ user: ChatUser) { users.append(user.id) }
        }
        let router = Router()
        ConfigurationScope.run {
            Components.default.messageListRouter = router
            screen(.own("Hi")).withList(size: size) { list in
                list.messageContentViewDidTapOnMentionedUser(.leia)
                XCTAssertTrue(router.rootViewController === list)
            }
            Components.default.messageListRouter = ChatMessageListRouter.self
            screen(.own("Hi")).withList(size: size) { XCTAssertFalse($0.router === router) }
        }
        XCTAssertEqual(router.users, ["leia"])
    }

    // MARK: Swiping to reply

    /// A pan gesture with a translation.
    private final class Pull: UIPanGestureRecognizer {
        var way: CGFloat = 0
        var place = CGPoint.zero
        override func translation(in view: UIView?) -> CGPoint { CGPoint(x: way, y: 0) }
        override func location(in view: UIView?) -> CGPoint { place }
    }

    /// Swipes the newest message by a distance and releases it; returns its offset and the message that is replied to.
    private func pull(by way: CGFloat, isEnabled: Bool = true) -> (offset: CGFloat?, answered: [MessageId]) {
        ConfigurationScope.run {
            Components.default.messageSwipeToReplyEnabled = isEnabled
            return screen(.incoming("Hi", id: "hi")).withList(size: size) { list in
                let delegate = Delegate()
                list.delegate = delegate
                let pull = Pull { _ in }
                pull.place = CGPoint(x: 100, y: list.listView.rectForRow(at: [0, 0]).midY)
                pull.state = .began
                list.handlePan(pull)
                pull.way = way
                pull.state = .changed
                list.handlePan(pull)
                let offset = contentView(list)?.mainContainer.transform.tx
                pull.state = .ended
                list.handlePan(pull)
                XCTAssertEqual(contentView(list)?.mainContainer.transform, .identity)
                return (offset, delegate.answered)
            }
        }
    }

    private final class Delegate: ChatMessageListVCDelegate {
        var answered: [MessageId] = []

        func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {}
        func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {}
        func chatMessageListVC(
            _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage
        ) {
            if actionItem is InlineReplyActionItem { answered.append(message.id) }
        }
    }

    func testPullingAMessageFarEnoughAnswersIt() {
        XCTAssertEqual(pull(by: 30).offset, 30)
        XCTAssertEqual(pull(by: 30).answered, [])
        XCTAssertEqual(pull(by: 90).offset, 56)
        XCTAssertEqual(pull(by: 90).answered, ["hi"])
        XCTAssertEqual(pull(by: -20).offset, 0)
        XCTAssertEqual(pull(by: 90, isEnabled: false).answered, [])
    }

    // MARK: Pictures

    func testMessageThatIsPulledAside() {
        let settings = RenderSettings(scale: 1)
        let frame = RenderSettings.withCurrent(settings) {
            screen(.incoming("Is the base still hidden?")).withList(size: CGSize(width: 320, height: 90)) { list in
                list.pullMessage(at: [0, 0], by: 56)
                return list.view.paintedFrame()
            }
        }
        assertGolden(of: frame, settings: settings)
    }

    func testMenuOfAMessage() throws {
        let message = ChatMessage.own("Is the base still hidden?", id: "hi")
        let settings = RenderSettings(scale: 1)
        let frame = try RenderSettings.withCurrent(settings) {
            try screen(message).withList(size: CGSize(width: 280, height: 400)) { list in
                list.didSelectMessageCell(at: [0, 0])
                let popup = try XCTUnwrap(list.presentedViewController)
                return popup.makeFrame(proposing: ProposedSize(width: 280, height: 400))
            }
        }
        assertGolden(of: frame, settings: settings)
    }

    func testReactionAuthors() throws {
        let message = ChatMessage.own("Great shot, kid!", id: "hi").with(reactions: ["love", "wow"]).with {
            $0.latestReactions.insert(
                ChatMessageReaction(type: "like", score: 1, createdAt: fixtureDate, author: .luke))
        }
        let settings = RenderSettings(scale: 1)
        let frame = RenderSettings.withCurrent(settings) { () -> Frame in
            let authors = ChatMessageReactionAuthorsVC()
            authors.currentUserId = ChatUser.luke.id
            authors.message = message
            return authors.makeFrame(proposing: ProposedSize(width: 270, height: 180))
        }
        assertGolden(of: frame, settings: settings)
    }
}
