import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import XCTest

/// The message list. Positions with two decimals are those of an image of the SDK.
final class MessageListTests: XCTestCase {
    /// A list alone, without group positions unless they are given.
    @MainActor
    private static func list(
        _ messages: [ChatMessage], channel: ChatChannel = Fixture.channel(), groups: [String: [String]] = [:],
        scrolledId: String? = nil, date: String? = nil, showsButton: Bool = false, isTyping: Bool = false,
        firstUnread: String? = nil, isThread: Bool = false
    ) -> MessageListView<DefaultViewFactory> {
        MessageListView(
            factory: DefaultViewFactory.shared, channel: channel, messages: messages, messagesGroupingInfo: groups,
            scrolledId: .constant(scrolledId), showScrollToLatestButton: .constant(showsButton),
            quotedMessage: .constant(nil), currentDateString: date, listId: "list", isMessageThread: isThread,
            shouldShowTypingIndicator: isTyping, firstUnreadMessageId: .constant(firstUnread),
            onMessageAppear: { _, _ in }, onScrollToBottom: {}, onLongPress: { _ in })
    }

    // MARK: Positions

    func testShortListIsAtTheBottom() {
        let scene = DrawnScene { Self.list(Fixture.messages(3)) }
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minY), [643.67, 605.33, 567])
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.height), [36.33, 36.33, 36.33])
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minX), [52, 52, 52])
    }

    /// A list without a proposed height shows all messages, with 8 points above the oldest and 18 below the newest.
    func testListWithoutAHeightIsAsHighAsItsRows() {
        let scene = DrawnScene(height: nil) { Self.list(Fixture.messages(30)) }
        XCTAssertEqual(scene.rects("MessageContainerView").count, 30)
        let row: CGFloat = 38 + 1 / 3
        XCTAssertEqual(scene.frame.rect.height, 8 + 30 * row + 18, accuracy: 0.01)
    }

    func testRowsKnowTheWidthOfTheList() {
        let long = String(repeating: "word ", count: 40)
        let scene = DrawnScene(width: 320) { Self.list([Fixture.message(long)]) }
        // The maximum width of a message: that of the list without paddings, avatar and a quarter of free space.
        let end: CGFloat = 320 - 8 - 320 / 4
        let bubble = scene.rects("BubbleModifier")[0]
        XCTAssertLessThanOrEqual(bubble.maxX, end)
        XCTAssertGreaterThan(bubble.maxX, end - 40)
    }

    // MARK: Above the messages

    func testDatesAreBetweenDays() {
        let config = MessageListConfig(dateIndicatorPlacement: .messageList)
        let scene = DrawnScene(config: config) { Self.list(Fixture.threeMessages) }
        XCTAssertEqual(scene.texts, ["Test 0", "Jan 01", "Test 1", "Test 2", "Dec 31"])
        let rows = scene.rects("MessageContainerView")
        XCTAssertEqual(rows[0].minY - rows[1].maxY, 40, accuracy: 0.01)
        XCTAssertEqual(DrawnScene { Self.list(Fixture.threeMessages) }.texts, ["Test 0", "Test 1", "Test 2"])
    }

    func testHeightOfDatesIsAnOption() {
        let config = MessageListConfig(
            messageDisplayOptions: MessageDisplayOptions(overlayDateLabelSize: 60), dateIndicatorPlacement: .messageList
        )
        let rows = DrawnScene(config: config) { Self.list(Fixture.threeMessages) }.rects("MessageContainerView")
        XCTAssertEqual(rows[0].minY - rows[1].maxY, 60, accuracy: 0.01)
    }

    func testBannerIsAboveTheFirstUnreadMessage() {
        let scene = DrawnScene { Self.list(Fixture.messages(3), firstUnread: "1") }
        let rows = scene.rects("MessageContainerView")
        XCTAssertEqual(rows[1].minY - rows[2].maxY, 50, accuracy: 0.01)
        XCTAssertEqual(scene.rects("NewMessagesIndicator").map(\.minY), [rows[2].maxY])
        let hidden = DrawnScene(config: MessageListConfig(showNewMessagesSeparator: false)) {
            Self.list(Fixture.messages(3), firstUnread: "1")
        }
        XCTAssertEqual(hidden.rects("NewMessagesIndicator"), [])
    }

    // MARK: Over the messages

    func testPillLeadsToUnreadMessagesOutOfView() {
        let unread = Fixture.channel(unreadCount: 3)
        let scene = DrawnScene { Self.list(Fixture.messages(3), channel: unread) }
        let pill = scene.rects("JumpToUnreadButton")[0]
        XCTAssertEqual(pill.minY, 8)
        XCTAssertEqual(pill.height, 34.33)
        XCTAssertEqual(pill.midX, 180, accuracy: 0.34)
        XCTAssertTrue(scene.texts.contains("3 unread"))

        let inSight = DrawnScene { Self.list(Fixture.messages(3), channel: unread, firstUnread: "2") }
        XCTAssertEqual(inSight.rects("JumpToUnreadButton"), [])
        let outOfSight = DrawnScene { Self.list(Fixture.messages(30), channel: unread, firstUnread: "22") }
        XCTAssertEqual(outOfSight.rects("NewMessagesIndicator"), [])
        XCTAssertEqual(outOfSight.rects("JumpToUnreadButton").count, 1)
        let thread = DrawnScene { Self.list(Fixture.messages(3), channel: unread, isThread: true) }
        XCTAssertEqual(thread.rects("JumpToUnreadButton"), [])
    }

    func testLineShowsTypingUsers() {
        let channel = Fixture.channel(typingUsers: [ChatUser(id: "m", name: "Martin")])
        let scene = DrawnScene { Self.list(Fixture.messages(1), channel: channel, isTyping: true) }
        XCTAssertTrue(scene.texts.contains("Martin is typing"))
        XCTAssertEqual(scene.rects("TypingIndicatorBottomView").map(\.maxY), [700])
        XCTAssertEqual(scene.rects("Circle").map(\.minX), [16, 24, 32])
    }

    func testButtonLeadsToTheNewestMessage() {
        let channel = Fixture.channel(unreadCount: 3)
        let scene = DrawnScene { Self.list(Fixture.messages(1), channel: channel, showsButton: true) }
        XCTAssertTrue(scene.rects("Clip").contains(CGRect(x: 304, y: 644, width: 40, height: 40)))
        XCTAssertTrue(scene.texts.contains("3"))
    }

    func testDateFloatsOverTheList() {
        let scene = DrawnScene { Self.list(Fixture.messages(1), date: "Oct 24") }
        let pill = scene.rects("DateIndicatorView")[0]
        XCTAssertEqual(pill.minY, 0)
        XCTAssertTrue(scene.texts.contains("Oct 24"))
    }

    // MARK: Scrolling and space

    func testScrolledListBeginsAtItsMessage() {
        let scene = DrawnScene { Self.list(Fixture.messages(100), scrolledId: "50") }
        let rows = scene.texts
        XCTAssertEqual(rows.last, "Test message 50")
        XCTAssertFalse(rows.contains("Test message 0"))
    }

    /// Of a long list, only the rows near the screen are created.
    func testRowsFarAwayAreNotMade() {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        func made(of count: Int, config: MessageListConfig = MessageListConfig()) -> Int {
            counter.count = 0
            let options = MessageDisplayOptions(dateSeparator: { _, _ in
                counter.count += 1
                return nil
            })
            let config = MessageListConfig(messageDisplayOptions: options, dateIndicatorPlacement: .messageList)
            _ = DrawnScene(config: config) { Self.list(Fixture.messages(count)) }
            return counter.count
        }
        let ofHundred = made(of: 100)
        XCTAssertGreaterThan(ofHundred, 17, "a screen of rows")
        XCTAssertLessThan(ofHundred, 60)
        XCTAssertEqual(made(of: 5000), ofHundred)
    }

    // MARK: Factories

    private final class PaddedFactory: ViewFactory {
        @Injected(\.chatClient) var chatClient

        func makeMessageListModifier() -> some ViewModifier { Padding(edges: .top, length: 30) }
        func makeMessageListContainerModifier() -> some ViewModifier { Padding(edges: .leading, length: 10) }
        func makeMessageListBackground(colors: ColorPalette, isInThread: Bool) -> some View {
            Text(isInThread ? "thread" : "channel")
        }

        struct Padding: ViewModifier {
            let edges: Edge.Set
            let length: CGFloat

            func body(content: Content) -> some View { content.padding(edges, length) }
        }
    }

    /// The rows are in a flipped stack: above it is below the newest message, as on iOS.
    func testModifiersOfTheListAndOfItsRows() {
        let scene = DrawnScene {
            MessageListView(
                factory: PaddedFactory(), channel: Fixture.channel(), messages: Fixture.messages(2),
                messagesGroupingInfo: [:], scrolledId: .constant(nil), showScrollToLatestButton: .constant(false),
                quotedMessage: .constant(nil), listId: "list", isMessageThread: true, onMessageAppear: { _, _ in },
                onScrollToBottom: {}, onLongPress: { _ in })
        }
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minY), [613.67, 575.33])
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minX), [62, 62])
        XCTAssertEqual(scene.texts.first, "thread", "the background is behind the rows")
    }
}
