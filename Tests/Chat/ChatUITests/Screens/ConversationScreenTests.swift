import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Screens of channels and threads: bar, list and composer.
@MainActor @preconcurrency
final class ConversationScreenTests: XCTestCase {
    private let user = CurrentChatUser(user: .luke)

    private func makeScreen(
        _ channel: ChatChannel = .group(), _ messages: [ChatMessage] = [.incoming("Hello"), .own("Hi")]
    ) -> ConversationScreen {
        ConversationScreen(channel: channel, messages: messages, currentUser: user)
    }

    private func draw(_ screen: ConversationScreen) -> Frame {
        screen.makeFrame(proposing: ProposedSize(width: 360, height: 700))
    }

    // MARK: Channels

    func testListIsBetweenBarAndComposer() {
        let frame = draw(makeScreen())

        XCTAssertEqual(frame.rect(of: "ChatNavigationBar"), CGRect(x: 0, y: 0, width: 360, height: 44))
        XCTAssertEqual(frame.rect(of: "ChatMessageListView"), CGRect(x: 0, y: 44, width: 360, height: 600))
        XCTAssertEqual(frame.rect(of: "ComposerView"), CGRect(x: 0, y: 644, width: 360, height: 56))
    }

    func testAvatarIsAtTheEndOfTheBar() {
        let frame = draw(makeScreen())
        XCTAssertEqual(frame.rect(of: "ChatChannelAvatarView"), CGRect(x: 312, y: 6, width: 32, height: 32))
    }

    func testHeaderOfAGroup() {
        var channel = ChatChannel.group(members: 4)
        channel.watcherCount = 2
        let header = ChatChannelHeaderView()
        header.channelController = ChatChannelController(client: ChatClient(), channel: channel)

        XCTAssertEqual(header.titleText, "Rebels")
        XCTAssertEqual(header.subtitleText, "4 members, 2 online")
    }

    func testHeaderOfTwoPeople() {
        func subtitle(_ other: ChatUser?) -> String? {
            let members = [ChatUser.luke, other].compactMap { $0 }.map { ChatChannelMember(user: $0) }
            let channel = ChatChannel(
                cid: ChannelId(type: .messaging, id: "!members-1"), lastActiveMembers: members)
            let header = ChatChannelHeaderView()
            header.channelController = ChatChannelController(
                client: ChatClient(currentUser: user), channel: channel)
            return header.subtitleText
        }
        let now = RenderSettings.current.now
        XCTAssertEqual(subtitle(ChatUser(id: "leia", isOnline: true)), "Online")
        XCTAssertEqual(
            subtitle(ChatUser(id: "leia", lastActiveAt: now.addingTimeInterval(-600))), "last seen 10 minutes ago")
        XCTAssertEqual(subtitle(ChatUser(id: "leia")), "Offline")
        XCTAssertNil(subtitle(nil))
    }

    func testTypingUsersAreNamedWithoutTheCurrentOne() {
        var channel = ChatChannel.group()
        channel.currentlyTypingUsers = [.luke, .leia]
        let screen = makeScreen(channel)
        _ = draw(screen)

        XCTAssertEqual(screen.messageList.typingIndicatorView.content, "Leia Organa is typing")
        XCTAssertFalse(screen.messageList.typingIndicatorView.isHidden)
    }

    func testHeaderCanShowTypingUsers() {
        var channel = ChatChannel.group(members: 4)
        channel.currentlyTypingUsers = [.luke, .leia, .vader]
        let header = ChatChannelHeaderView()
        header.channelController = ChatChannelController(client: ChatClient(currentUser: user), channel: channel)

        XCTAssertEqual(header.subtitleText, "4 members, 0 online")
        header.showsTypingUsers = true
        XCTAssertEqual(header.subtitleText, "Leia Organa and 1 more is typing")
    }

    func testActionsReachTheComposer() throws {
        let screen = makeScreen()
        _ = draw(screen)
        let channelVC = try XCTUnwrap(screen.content as? ChatChannelVC)
        let message = ChatMessage.incoming("Hello")
        channelVC.chatMessageListVC(
            screen.messageList, didTapOnAction: InlineReplyActionItem(action: { _ in }), for: message)

        XCTAssertEqual(screen.composer.content.quotingMessage?.id, message.id)
        XCTAssertGreaterThan(draw(screen).rect(of: "ComposerView")?.height ?? 0, 100)

        channelVC.chatMessageListVC(
            screen.messageList, didTapOnAction: ThreadReplyActionItem(action: { _ in }), for: message)
        XCTAssertEqual(
            screen.messageList.router.destinations.last, .thread(message.id, reply: nil, cid: ChatChannel.group().cid))
    }

    func testSuggestionsAreAboveTheComposer() {
        let screen = makeScreen()
        _ = draw(screen)
        screen.composer.suggestions = .mentions([.leia, .vader])
        let frame = draw(screen)

        let list = frame.rect(of: "ChatSuggestionsCollectionView")
        XCTAssertEqual(list?.height, 112)
        XCTAssertEqual(list?.maxY, 636)
    }

    // MARK: Threads

    func testThreadHasItsMessageOnTopAndACheckbox() {
        let root = ChatMessage.incoming("Root").with { $0.replyCount = 2 }
        let replies = ["One", "Two"].map { text in ChatMessage.own(text, id: text) }
        let screen = ConversationScreen(channel: .group(), root: root, replies: replies, currentUser: user)
        let frame = draw(screen)

        XCTAssertEqual(screen.messageList.dataSource?.messages.map(\.text), ["Two", "One", "Root"])
        XCTAssertEqual(frame.rect(of: "ComposerView")?.height, 96)
        XCTAssertNotNil(frame.rect(of: "ChatThreadRepliesCountDecorationView"))
        XCTAssertTrue("\(frame)".contains("Thread Reply"))
        XCTAssertTrue("\(frame)".contains("with Rebels"))
    }

    func testParentMessageOfAThreadCanBeOmitted() {
        ConfigurationScope.run {
            Components.default.threadRendersParentMessageEnabled = false
            let screen = ConversationScreen(
                channel: .group(), root: .incoming("Root"), replies: [.own("One")], currentUser: user)
            _ = draw(screen)
            XCTAssertEqual(screen.messageList.dataSource?.messages.map(\.text), ["One"])
        }
    }
}
