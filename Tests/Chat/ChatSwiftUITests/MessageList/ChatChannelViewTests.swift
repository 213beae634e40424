import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The screen of a channel. Positions with two decimals are those of an image of the SDK, 680 points high: a bar of 44,
/// the list, and the composer.
final class ChatChannelViewTests: XCTestCase {
    private func screen(
        _ messages: [ChatMessage], channel: ChatChannel? = Fixture.channel(),
        config: MessageListConfig = MessageListConfig(), firstUnread: String? = nil
    ) -> DrawnScene {
        DrawnScene(height: 680, config: config) {
            let controller = ChatChannelController(client: ChatClient(), channel: channel, messages: messages)
            let model = ChatChannelViewModel(channelController: controller)
            model.firstUnreadMessageId = firstUnread
            return NavigationView { ChatChannelView(viewModel: model) }
        }
    }

    /// Three authors on two days, with dates between the messages and a banner above the oldest.
    func testListWithDatesAndUnreadMessages() {
        let scene = screen(
            Fixture.threeMessages, config: MessageListConfig(dateIndicatorPlacement: .messageList), firstUnread: "2")
        XCTAssertEqual(scene.rects("MessageListView"), [CGRect(x: 0, y: 44, width: 360, height: 581.67)])
        XCTAssertEqual(scene.rects("Divider").first?.minY, 625.67)
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minY), [549.33, 451, 392.67])
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.height), [36.33, 36.33, 36.33])
        XCTAssertEqual(scene.rects("MessageAvatarView").map(\.maxY), [599.67, 501.33, 443])
        // The pills have a margin of 8 points, and the banner has 4 points above it.
        XCTAssertEqual(
            scene.rects("DateIndicatorView").map { $0.minY + 8 }.map { ($0 * 100).rounded() }, [51367, 29900])
        XCTAssertEqual(scene.rects("NewMessagesIndicator"), [CGRect(x: 0, y: 334.67, width: 360, height: 40.33)])
    }

    private final class HeaderFactory: ViewFactory {
        @Injected(\.chatClient) var chatClient

        func makeLastInGroupHeaderView(for message: ChatMessage) -> some View {
            HStack {
                MessageAuthorView(message: message)
                Spacer()
            }
            .padding(.leading, 60)
        }
    }

    func testHeadersAreAboveGroups() {
        let options = MessageDisplayOptions(showMessageDate: false, showAuthorName: false, lastInGroupHeaderSize: 24)
        let messages = ["Martin", "Stefan", "Adolfo"].enumerated().map { index, name in
            Fixture.message("Test \(name)", id: "\(index)", author: name)
        }
        let scene = DrawnScene(height: 680, config: MessageListConfig(messageDisplayOptions: options)) {
            let controller = ChatChannelController(
                client: ChatClient(), channel: Fixture.channel(memberCount: 3), messages: messages)
            let model = ChatChannelViewModel(channelController: controller)
            model.firstUnreadMessageId = "2"
            return NavigationView { ChatChannelView(viewFactory: HeaderFactory(), viewModel: model) }
        }
        XCTAssertEqual(scene.rects("BubbleModifier").map(\.minY), [563.33, 495, 426.67])
        XCTAssertEqual(scene.rects("NewMessagesIndicator").map(\.minY), [352.67])
        XCTAssertEqual(scene.rects("MessageAuthorView").map(\.minX), [60, 60, 60])
    }

    func testChannelWithoutMessagesShowsItsBackground() {
        let scene = screen([])
        XCTAssertEqual(scene.rects("MessageListView"), [])
        XCTAssertTrue(scene.rects("Color").contains(CGRect(x: 0, y: 44, width: 360, height: 581.67)))
        XCTAssertTrue(scene.texts.contains("0 members, 0 online"))
    }

    func testChannelThatIsNotLoadedShowsAWheel() {
        let scene = screen([], channel: nil)
        XCTAssertEqual(scene.rects("LoadingView").count, 1)
        XCTAssertEqual(scene.texts, [])
    }

    // MARK: The bar

    func testBarShowsNameStateAndAvatar() {
        let scene = screen(Fixture.threeMessages)
        XCTAssertEqual(scene.rects("ChannelAvatarView"), [CGRect(x: 312, y: 4, width: 36, height: 36)])
        let title = scene.rects("ChannelTitleView")[0]
        XCTAssertEqual(title.midX, 180, accuracy: 0.2)
        XCTAssertEqual(title.minY, 3)
        XCTAssertEqual(title.height, 38)
    }

    private func title(_ channel: ChatChannel, isTyping: Bool = false) -> [String] {
        DrawnScene(client: ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me", name: "Me")))) {
            ChannelTitleView(channel: channel, shouldShowTypingIndicator: isTyping)
        }.texts
    }

    func testTitleShowsOnlineUsers() {
        func member(isOnline: Bool, lastActive: Date? = nil) -> ChatChannel {
            let other = ChatChannelMember(
                user: ChatUser(id: "leia", name: "Leia", isOnline: isOnline, lastActiveAt: lastActive))
            let own = ChatChannelMember(user: ChatUser(id: "me", name: "Me", isOnline: true))
            return Fixture.channel(id: "!members-1", name: nil, members: [own, other])
        }
        let now = RenderSettings.current.now
        XCTAssertEqual(title(Fixture.channel(memberCount: 3)), ["Test channel", "3 members, 0 online"])
        XCTAssertEqual(title(member(isOnline: true)), ["Leia", "Online"])
        XCTAssertEqual(title(member(isOnline: false)), ["Leia", "Offline"])
        XCTAssertEqual(
            title(member(isOnline: false, lastActive: now.addingTimeInterval(-300))),
            ["Leia", "last seen 5 minutes ago"])
    }

    func testTitleShowsTypingUsers() {
        let users: Set<ChatUser> = [
            ChatUser(id: "b", name: "Ben"), ChatUser(id: "a", name: "Anne"), ChatUser(id: "me"),
        ]
        XCTAssertEqual(title(Fixture.channel(), isTyping: true), ["Test channel", "Someone is typing"])
        XCTAssertEqual(
            title(Fixture.channel(typingUsers: users), isTyping: true), ["Test channel", "Anne and 1 more is typing"])
    }

    func testTypingHasItsPlaceInTheBarOrInTheList() {
        let channel = Fixture.channel(typingUsers: [ChatUser(id: "m", name: "Martin")])
        let inList = screen(Fixture.threeMessages, channel: channel)
        XCTAssertEqual(inList.rects("TypingIndicatorBottomView").count, 1)
        XCTAssertTrue(inList.texts.contains("0 members, 0 online"))
        let inBar = screen(
            Fixture.threeMessages, channel: channel, config: MessageListConfig(typingIndicatorPlacement: .navigationBar)
        )
        XCTAssertEqual(inBar.rects("TypingIndicatorBottomView"), [])
        XCTAssertTrue(inBar.texts.contains("Martin is typing"))
        XCTAssertFalse(inBar.texts.contains("0 members, 0 online"))
    }

    // MARK: Threads

    func testThreadShowsItsMessageAboveTheReplies() {
        let root = Fixture.message("The root", id: "root", seconds: -90000)
        let scene = DrawnScene {
            let client = ChatClient()
            return NavigationView {
                ChatChannelView(
                    channelController: ChatChannelController(client: client, channel: Fixture.channel(unreadCount: 2)),
                    messageController: ChatMessageController(
                        client: client, cid: Fixture.channel().cid, message: root, replies: Fixture.threeMessages))
            }
        }
        XCTAssertEqual(scene.texts.filter { !$0.isEmpty }.prefix(4), ["Test 0", "Test 1", "Test 2", "The root"])
        XCTAssertTrue(scene.texts.contains("Thread Reply"))
        XCTAssertTrue(scene.texts.contains("with messages"))
        XCTAssertEqual(scene.rects("NewMessagesIndicator"), [])
    }

    func testScreenBeginsAtAMessage() {
        let messages = (0..<60).map { Fixture.message("Message \($0)", id: "\($0)", seconds: 113 - Double($0)) }
        let scene = DrawnScene {
            ChatChannelView(
                channelController: ChatChannelController(
                    client: ChatClient(), channel: Fixture.channel(), messages: messages),
                scrollToMessage: messages[40])
        }
        XCTAssertTrue(scene.texts.contains("Message 40"))
        XCTAssertFalse(scene.texts.contains("Message 0"))
        XCTAssertEqual(scene.rects("ScrollToBottomButton").count, 1)
    }
}
