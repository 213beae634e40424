import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The list on a screen, and its floating views.
@MainActor @preconcurrency
final class MessageListScreenTests: XCTestCase {
    private let size = ProposedSize(width: 360, height: 600)

    private func later(_ seconds: TimeInterval) -> Date { fixtureDate.addingTimeInterval(seconds) }

    /// Messages of 66 points each, at intervals of a minute and a half.
    private func messages(_ count: Int) -> [ChatMessage] {
        (0..<count).map { .own("Message \($0)", id: "\($0)", at: later(Double($0) * 100)) }
    }

    private func screen(_ count: Int, _ change: (inout MessageListScreen) -> Void = { _ in }) -> MessageListScreen {
        var screen = MessageListScreen(channel: .group(), messages: messages(count), currentUserId: ChatUser.luke.id)
        change(&screen)
        return screen
    }

    /// The texts of the messages in a frame with the positions of their rows, from top to bottom.
    private func rows(_ frame: Frame) -> [(text: String, top: CGFloat)] {
        var rows: [(text: String, top: CGFloat)] = []
        frame.forEach { frame, rect in
            guard frame.name == "ChatMessageCell", let text = frame.first(named: "textView")?.allText else { return }
            rows.append((text, rect.minY))
        }
        return rows.sorted { $0.top < $1.top }
    }

    // MARK: The viewport

    func testNewestMessagesAreAtTheBottomAndTheRestIsClipped() {
        let frame = screen(100).makeFrame(proposing: size)
        XCTAssertEqual(frame.rect, CGRect(x: 0, y: 0, width: 360, height: 600))
        let rows = rows(frame)
        XCTAssertEqual(rows.map(\.text), (90..<100).map { "Message \($0)" })
        XCTAssertEqual(rows.first?.top, 600 - 10 * 66)
        XCTAssertEqual(rows.last?.top, 600 - 66)
        XCTAssertEqual(frame.first(named: "ChatMessageListView")?.clipsToBounds, true)
    }

    func testShortListIsAtTheBottomOrTheTop() {
        XCTAssertEqual(rows(screen(2).makeFrame(proposing: size)).map(\.top), [468, 534])
        ConfigurationScope.run {
            Components.default.shouldMessagesStartAtTheTop = true
            XCTAssertEqual(rows(screen(2).makeFrame(proposing: size)).map(\.top), [8, 74])
            // If there are more messages than fit, they are at the bottom.
            XCTAssertEqual(rows(screen(20).makeFrame(proposing: size)).last?.top, 534)
        }
    }

    func testScrollingByPointsCountsTrueHeights() {
        let frame = screen(100) { $0.scroll = .offset(100) }.makeFrame(proposing: size)
        XCTAssertEqual(rows(frame).last?.text, "Message 98")
        XCTAssertEqual(rows(frame).last?.top, 600 - 132 + 100)
    }

    func testScrollingEndsAboveTheOldestMessage() {
        for scroll in [MessageListScreen.Scroll.toOldest, .offset(100_000)] {
            let frame = screen(100) { $0.scroll = scroll }.makeFrame(proposing: size)
            XCTAssertEqual(rows(frame).first?.text, "Message 0")
            XCTAssertEqual(rows(frame).first?.top, ChatMessageListView.oldestMessageInset)
        }
        // A list that isn't full can't be scrolled.
        let short = screen(2) { $0.scroll = .offset(50) }.makeFrame(proposing: size)
        XCTAssertEqual(rows(short).map(\.top), [468, 534])
    }

    func testScrollingToAMessagePutsItInTheMiddle() {
        let frame = screen(1000) { $0.scroll = .toMessage("500") }.makeFrame(proposing: size)
        let row = rows(frame).first { $0.text == "Message 500" }
        // The inset above the oldest message counts as space that is not visible.
        XCTAssertEqual(row?.top ?? 0, (600 + 8 - 66) / 2, accuracy: 0.5)
    }

    func testAMessageAtAnEndCanNotBeCentered() {
        func tops(_ scroll: MessageListScreen.Scroll) -> [CGFloat] {
            rows(screen(100) { $0.scroll = scroll }.makeFrame(proposing: size)).map(\.top)
        }
        XCTAssertEqual(tops(.toMessage("0")), tops(.toOldest))
        XCTAssertEqual(tops(.toMessage("99")), tops(.toNewest))
        XCTAssertEqual(tops(.toMessage("no such message")), tops(.toNewest))
        // A list that isn't full can't be scrolled.
        let short = screen(2) { $0.scroll = .toMessage("0") }.makeFrame(proposing: size)
        XCTAssertEqual(rows(short).map(\.top), [468, 534])
    }

    func testOnlyVisibleRowsAreMade() {
        final class Counting: ChatMessageListVC {
            nonisolated(unsafe) static var made = 0

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                Self.made += 1
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        ConfigurationScope.run {
            Components.default.messageListVC = Counting.self
            for scroll in [MessageListScreen.Scroll.toNewest, .toOldest, .offset(30_000), .toMessage("9000")] {
                Counting.made = 0
                _ = screen(10_000) { $0.scroll = scroll }.makeFrame(proposing: size)
                XCTAssertLessThan(Counting.made, 50, "\(scroll)")
            }
        }
    }

    // MARK: Changes

    func testListAtItsNewestMessageStaysThere() {
        let source = EditableSource(messages(20))
        source.showList { list in
            source.change([.insert(.own("New", id: "new", at: later(9000)), index: [0, 0])], in: list)
            XCTAssertEqual(rows(list.view.paintedFrame()).last?.text, "New")
            XCTAssertEqual(rows(list.view.paintedFrame()).last?.top, 534)
        }
    }

    func testScrolledListKeepsItsMessagesInPlace() {
        let source = EditableSource(messages(40))
        source.showList { list in
            list.listView.contentOffset.y = 300
            list.view.layoutIfNeeded()
            @MainActor func top(_ text: String) -> CGFloat? {
                rows(list.view.paintedFrame()).first { $0.text == text }?.top
            }
            let before = top("Message 30")
            XCTAssertNotNil(before)
            source.change([.insert(.own("New", id: "new", at: later(9000)), index: [0, 0])], in: list)
            XCTAssertEqual(top("Message 30"), before)
            source.change([.remove(source.messages[3], index: [0, 3])], in: list)
            XCTAssertEqual(top("Message 30"), before)
            let moved = source.messages[30]
            source.change([.move(moved, fromIndex: [0, 30], toIndex: [0, 1])], in: list)
            XCTAssertEqual(top("Message 30"), before)
        }
    }

    func testUpdatedMessageIsShownAnew() {
        let source = EditableSource(messages(3))
        source.showList { list in
            let edited = source.messages[1].with { $0.text = "Edited" }
            var isDone = false
            source.change([.update(edited, index: [0, 1])], in: list) { isDone = true }
            XCTAssertEqual(rows(list.view.paintedFrame()).map(\.text), ["Message 0", "Edited", "Message 2"])
            XCTAssertTrue(isDone)
        }
    }

    func testSpaceOfARemovedDecorationIsReleased() {
        let source = EditableSource(messages(1))
        source.showList { list in
            let strip = ChatThreadRepliesCountDecorationView()
            strip.content = .own("Root")
            source.footer = strip
            source.change([], in: list)
            XCTAssertEqual(rows(list.view.paintedFrame()).map(\.top), [600 - 66 - 8 - 29])
            source.footer = nil
            source.change([], in: list)
            XCTAssertEqual(rows(list.view.paintedFrame()).map(\.top), [534])
        }
    }

    // MARK: Floating views

    private func rect(_ name: String, in frame: Frame) -> CGRect? { frame.rect(of: name) }

    func testDateFloatsOverAListThatIsDragged() throws {
        XCTAssertNil(screen(100).makeFrame(proposing: size).first(named: "ChatMessageListScrollOverlayView"))
        let frame = screen(100) { $0.isDragging = true }.makeFrame(proposing: size)
        let pill = try XCTUnwrap(rect("ChatMessageListScrollOverlayView", in: frame))
        XCTAssertEqual(pill.minY, 8)
        XCTAssertEqual(pill.height, 22)
        XCTAssertEqual(pill.midX, 180, accuracy: 0.5)
        XCTAssertEqual(frame.first(named: "ChatMessageListScrollOverlayView")?.allText, "Dec 12")
    }

    func testFloatingDateIsThatOfTheMessageBelowIt() {
        let days = (0..<40).map { ChatMessage.own("\($0)", id: "\($0)", at: later(Double($0) * 86_400)) }
        var screen = MessageListScreen(channel: .group(), messages: days)
        screen.isDragging = true
        screen.scroll = .toMessage("20")
        let frame = screen.makeFrame(proposing: size)
        // The pill's lower edge is 30 points below the top.
        let below = rows(frame).last { $0.top <= 30 }?.text
        let formatter = Appearance.default.formatters.messageDateSeparator
        let expected = days.first { $0.text == below }.map { formatter.format($0.createdAt) }
        XCTAssertNotNil(expected)
        XCTAssertEqual(frame.first(named: "ChatMessageListScrollOverlayView")?.allText, expected)
    }

    func testNoDateFloatsWhenItIsSwitchedOffOrRemoved() {
        final class WithoutOverlay: ChatMessageListVC {
            override func setUpLayout() {
                super.setUpLayout()
                dateOverlayView.removeFromSuperview()
                scrollToLatestMessageButton.centerXAnchor.constraint(
                    equalTo: view.layoutMarginsGuide.centerXAnchor
                ).isActive = true
            }
        }
        let dragged = screen(100) {
            $0.isDragging = true
            $0.scroll = .offset(200)
        }
        ConfigurationScope.run {
            Components.default.messageListDateOverlayEnabled = false
            XCTAssertNil(dragged.makeFrame(proposing: size).first(named: "ChatMessageListScrollOverlayView"))
        }
        ConfigurationScope.run {
            Components.default.messageListVC = WithoutOverlay.self
            let frame = dragged.makeFrame(proposing: size)
            XCTAssertNil(frame.first(named: "ChatMessageListScrollOverlayView"))
            XCTAssertEqual(rect("ScrollToBottomButton", in: frame)?.midX, 180)
        }
    }

    func testArrowLeadsBackFromOlderMessages() throws {
        XCTAssertNil(screen(100).makeFrame(proposing: size).first(named: "ScrollToBottomButton"))
        let scrolled = screen(100) { $0.scroll = .offset(200) }
        let frame = scrolled.makeFrame(proposing: size)
        XCTAssertEqual(rect("ScrollToBottomButton", in: frame), CGRect(x: 304, y: 552, width: 40, height: 40))
        XCTAssertNil(frame.first(named: "ChatMessageListUnreadCountView"))
        scrolled.withList(size: CGSize(width: 360, height: 600)) { list in
            list.scrollToBottomButton.sendActions(for: .touchUpInside)
            XCTAssertTrue(list.listView.isLastCellFullyVisible)
            XCTAssertFalse(list.isScrollToBottomButtonVisible)
        }
    }

    func testArrowHasTheNumberOfUnreadMessagesOnItsEdge() throws {
        var channel = ChatChannel.group()
        channel.unreadCount = ChannelUnreadCount(messages: 3)
        var screen = MessageListScreen(channel: channel, messages: messages(100))
        screen.scroll = .offset(200)
        let frame = screen.makeFrame(proposing: size)
        let badge = try XCTUnwrap(rect("ChatMessageListUnreadCountView", in: frame))
        XCTAssertEqual(badge.midX, 324, accuracy: 0.5)
        XCTAssertEqual(badge.midY, 552, accuracy: 0.5)
        XCTAssertEqual(badge.width, 20, accuracy: 0.5)
    }

    func testUnreadPillIsAtTheTopAndHidesTheDate() throws {
        var channel = ChatChannel.group()
        channel.unreadCount = ChannelUnreadCount(messages: 5)
        var screen = MessageListScreen(channel: channel, messages: messages(30))
        screen.offersJumpToUnread = true
        screen.isDragging = true
        XCTAssertNil(screen.makeFrame(proposing: size).first(named: "JumpToUnreadMessagesButton"))
        try ConfigurationScope.run {
            Components.default.isJumpToUnreadEnabled = true
            let frame = screen.makeFrame(proposing: size)
            let pill = try XCTUnwrap(rect("JumpToUnreadMessagesButton", in: frame))
            XCTAssertEqual(pill.minY, 8)
            XCTAssertEqual(pill.height, 36)
            XCTAssertEqual(pill.midX, 180, accuracy: 0.5)
            XCTAssertEqual(frame.first(named: "JumpToUnreadMessagesButton")?.allText, "5 unread")
            let alone = JumpToUnreadMessagesButton()
            alone.content = ChannelUnreadCount(messages: 5)
            let room = ProposedSize()
            XCTAssertEqual(
                RenderSettings.withCurrent(RenderSettings(scale: 1)) { alone.makeFrame(proposing: room) }
                    .rect.height, 36)
            XCTAssertNil(frame.first(named: "ChatMessageListScrollOverlayView"))
        }
    }

    func testTypingIndicatorIsAtTheBottom() throws {
        let frame = screen(100) { $0.typingUsers = [.leia] }.makeFrame(proposing: size)
        XCTAssertEqual(rect("TypingIndicatorView", in: frame), CGRect(x: 0, y: 572, width: 360, height: 28))
        XCTAssertEqual(frame.first(named: "TypingIndicatorView")?.allText, "Leia Organa is typing")
    }

    func testTypingStripNamesTheFirstOfSeveral() {
        func text(_ users: [ChatUser], typingEvents: Bool = true) -> String? {
            let channel = ChatChannel.group { $0.typingEventsEnabled = typingEvents }
            let screen = MessageListScreen(channel: channel, messages: messages(1))
            return screen.withList { list in
                list.showTypingIndicator(typingUsers: users)
                return list.typingIndicatorView.isHidden ? nil : list.typingIndicatorView.content
            }
        }
        XCTAssertEqual(text([.luke, .leia]), "Luke Skywalker and 1 more is typing")
        XCTAssertEqual(text([.luke, .leia, .vader]), "Luke Skywalker and 2 more are typing")
        XCTAssertEqual(text([ChatUser(id: "nameless")]), "Someone is typing")
        XCTAssertNil(text([.luke], typingEvents: false))
    }

    func testOrderOfFloatingViews() {
        screen(1).withList { list in
            XCTAssertEqual(
                list.view.subviews,
                [
                    list.listView, list.typingIndicatorView, list.scrollToBottomButton,
                    list.jumpToUnreadMessagesButton, list.dateOverlayView,
                ])
        }
    }

    func testPillsAreBelowTheBarsOfTheScreen() {
        let frame = screen(100) {
            $0.isDragging = true
            $0.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        }.makeFrame(proposing: size)
        XCTAssertEqual(rect("ChatMessageListScrollOverlayView", in: frame)?.minY, 55)
        XCTAssertEqual(rows(frame).last?.top, 600 - 34 - 66)
    }

    // MARK: Threads

    private var root: ChatMessage {
        .own("Thread Example", id: "root").with { $0.replyCount = 3 }
    }

    private var thread: MessageListScreen {
        let replies = (1...3).map { number in
            ChatMessage.own("Reply \(number)", id: "\(number)", at: later(Double(number) * 10)).with {
                $0.parentMessageId = "root"
            }
        }
        return MessageListScreen(channel: .group(), root: root, replies: replies, currentUserId: ChatUser.luke.id)
    }

    func testThreadBeginsWithTheMessageThatIsAnswered() throws {
        let frame = thread.makeFrame(proposing: size)
        XCTAssertEqual(rows(frame).map(\.text), ["Thread Example", "Reply 1", "Reply 2", "Reply 3"])
        let strip = try XCTUnwrap(frame.first(named: "ChatThreadRepliesCountDecorationView"))
        XCTAssertEqual(strip.allText, "3 REPLIES")
        XCTAssertNil(frame.first(named: "threadInfoContainer"))
        // All bubbles of a thread have four rounded corners.
        frame.forEach { frame, _ in
            if frame.name.hasSuffix("#bubbleView") { XCTAssertEqual(frame.corners, CornerRadii(18)) }
        }
        ConfigurationScope.run {
            Components.default.threadRepliesCounterEnabled = false
            XCTAssertNil(
                thread.makeFrame(proposing: size).first(named: "ChatThreadRepliesCountDecorationView"))
        }
    }

    func testBannerIsBetweenTheParentMessageAndItsReplies() throws {
        let frame = thread.makeFrame(proposing: size)
        let band = try XCTUnwrap(frame.rect(of: "ChatMessagesCountDecorationView"))
        let rows = rows(frame)
        // 38 for the bubble and 2 below it, then 8, the banner of 21, 8.
        XCTAssertEqual(band, CGRect(x: 0, y: rows[0].top + 48, width: 360, height: 21))
        XCTAssertEqual(rows[1].top, band.maxY + 8)
    }

    // MARK: Pictures

    func testEverythingThatFloats() {
        var channel = ChatChannel.group()
        channel.unreadCount = ChannelUnreadCount(messages: 12)
        var screen = MessageListScreen(channel: channel, messages: messages(12), currentUserId: ChatUser.luke.id)
        screen.scroll = .offset(40)
        screen.isDragging = true
        screen.typingUsers = [.leia]
        assertGolden(of: screen, width: 280, height: 260, settings: RenderSettings(scale: 1))
    }

    func testThread() {
        var screen = thread
        screen.showsDateSeparators = true
        assertGolden(of: screen, width: 280, height: 280, settings: RenderSettings(scale: 1))
    }
}

extension Frame {
    /// The texts in the frame, one after the other.
    fileprivate var allText: String {
        var texts: [String] = []
        forEach { frame, _ in
            if case .text(let text) = frame.content { texts.append(text.string) }
        }
        return texts.joined(separator: " ")
    }
}
