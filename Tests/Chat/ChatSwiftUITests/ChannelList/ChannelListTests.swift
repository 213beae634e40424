import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import UIKitValues
import XCTest

/// Positions in images of StreamChatSwiftUI 4.69, in points.
final class ChannelListTests: XCTestCase {
    private func channels(_ count: Int) -> [ChatChannel] {
        (0..<count).map { ChatChannel(cid: ChannelId(type: .messaging, id: "!members-\($0)"), name: "test \($0)") }
    }

    private func item(_ channel: ChatChannel, showsTimes: Bool = false, user: ChatUser? = nil) -> DrawnScene {
        DrawnScene(
            width: 360, height: nil, showsTimes: showsTimes,
            client: ChatClient(currentUser: user.map { CurrentChatUser(user: $0) })
        ) {
            ChatChannelListItem(
                channel: channel, channelName: "Test", avatar: UIImage(), onlineIndicatorShown: true,
                onItemTap: { _ in }
            )
            .frame(width: 360)
        }
    }

    func testTheScreen() {
        let channels = channels(15)
        let scene = DrawnScene {
            ChatChannelListView(
                channelListController: ChatChannelListController(client: ChatClient(), channels: channels))
        }
        let rows = scene.rects("ChatChannelListItem")
        XCTAssertEqual(rows[0], CGRect(x: 0, y: 98, width: 360, height: 64))
        XCTAssertEqual(rows[1].minY - rows[0].minY, 64.33, accuracy: 0.01)
        XCTAssertEqual(scene.rects("ChannelAvatarView")[0], CGRect(x: 8, y: 106, width: 48, height: 48))
        XCTAssertEqual(scene.rects("SearchBar"), [CGRect(x: 0, y: 44, width: 360, height: 54)])
        XCTAssertTrue(scene.texts.contains("Stream Chat"))
        XCTAssertEqual(scene.texts.filter { $0 == "No messages" }.count, 9, "The tenth row is cut off above it.")
    }

    func testARow() {
        let scene = item(channels(1)[0])
        XCTAssertEqual(scene.frame.rect.size, CGSize(width: 360, height: 64))
        let texts = scene.rects("Text")
        XCTAssertEqual(texts[0].origin, CGPoint(x: 64, y: 12.67))
        XCTAssertEqual(texts[1].origin, CGPoint(x: 64, y: 37))
        let dot = scene.rects("OnlineIndicatorView")[0]
        XCTAssertEqual(dot.midX, 51.83, accuracy: 0.34)
        XCTAssertEqual(dot.midY, 14.17, accuracy: 0.34)
    }

    func testOwnMessagesShowWhetherTheyWereRead() {
        var channel = channels(1)[0]
        let message = Fixture.message("Hello", isOwn: true)
        channel.previewMessage = message
        channel.latestMessages = [message]
        let sent = item(channel)
        XCTAssertEqual(sent.rects("MessageReadIndicatorView").map(\.minX), [332])
        XCTAssertEqual(sent.rects("Text")[0].minY, 12, accuracy: 0.34, "The mark makes the second line higher.")
        channel.config.readEventsEnabled = false
        XCTAssertEqual(item(channel).rects("MessageReadIndicatorView"), [])
        channel.config.readEventsEnabled = true
        channel.previewMessage = Fixture.message("Hello")
        channel.latestMessages = [Fixture.message("Hello")]
        XCTAssertEqual(item(channel).rects("MessageReadIndicatorView"), [])
    }

    func testUnreadMessagesAreCounted() {
        var channel = channels(1)[0]
        XCTAssertEqual(item(channel).rects("UnreadIndicatorView"), [])
        channel.unreadCount.messages = 4
        XCTAssertEqual(item(channel).rects("UnreadIndicatorView")[0].size, CGSize(width: 18, height: 18))
        channel.unreadCount.messages = 128
        let badge = item(channel).rects("UnreadIndicatorView")[0]
        XCTAssertEqual(badge.height, 18)
        XCTAssertGreaterThan(badge.width, 30)
        XCTAssertEqual(badge.maxX, 352, accuracy: 0.01)
    }

    // MARK: Texts

    private func subtitle(_ change: (inout ChatChannel) -> Void) -> String {
        var channel = channels(1)[0]
        change(&channel)
        return item(channel, user: ChatUser(id: "luke", name: "Luke")).texts[1]
    }

    private func preview(_ change: (inout ChatMessage) -> Void) -> String {
        var message = Fixture.message("", author: "Leia")
        change(&message)
        return subtitle { $0.previewMessage = message }
    }

    func testTheLineBelowTheName() {
        XCTAssertEqual(subtitle { _ in }, "No messages")
        XCTAssertEqual(preview { $0.text = "Hello" }, "Leia: Hello")
        XCTAssertEqual(preview { $0.deletedAt = .distantPast }, "Message deleted")
        XCTAssertEqual(subtitle { $0.isMuted = true }, "Channel is muted")
        let users: Set = [ChatUser(id: "han", name: "Han"), ChatUser(id: "leia", name: "Leia")]
        XCTAssertEqual(subtitle { $0.currentlyTypingUsers = users }, "Han, Leia are typing ...")
        XCTAssertEqual(subtitle { $0.currentlyTypingUsers = [ChatUser(id: "luke")] }, "No messages")
    }

    func testPollPreviewsNameTheUser() {
        let leia = ChatUser(id: "leia", name: "Leia")
        var poll = Poll(id: "1", name: "Test poll", createdBy: leia)
        XCTAssertEqual(preview { $0.poll = poll }, "📊 Leia created: Test poll")
        poll.createdBy = ChatUser(id: "luke")
        XCTAssertEqual(preview { $0.poll = poll }, "📊 You created: Test poll")
    }

    // MARK: States

    func testNoChannelsAndLoading() {
        let empty = DrawnScene {
            ChatChannelListView(channelListController: ChatChannelListController(client: ChatClient()))
        }
        XCTAssertTrue(empty.texts.contains("Let's start chatting"))
        let loading = DrawnScene {
            ChatChannelListView(
                channelListController: ChatChannelListController(client: ChatClient(), state: .initialized))
        }
        XCTAssertFalse(loading.rects("RedactedLoadingView").isEmpty)
    }

    func testASearchShowsTheMessagesThatHoldTheText() {
        var channels = channels(2)
        channels[1].latestMessages = [Fixture.message("Meet me at noon"), Fixture.message("No", id: "2")]
        let scene = DrawnScene {
            let model = ChatChannelListViewModel(
                channelListController: ChatChannelListController(client: ChatClient(), channels: channels))
            model.searchText = "NOON"
            return ChatChannelListView(viewModel: model)
        }
        XCTAssertTrue(scene.texts.contains("1 result"))
        XCTAssertTrue(scene.texts.contains("Meet me at noon"))
        XCTAssertEqual(scene.rects("SearchResultItem").count, 1)
    }

    func testASwipedRowShowsItsButtons() {
        let channels = channels(3)
        let scene = DrawnScene {
            let model = ChatChannelListViewModel(
                channelListController: ChatChannelListController(client: ChatClient(), channels: channels))
            model.swipedChannelId = channels[1].cid.rawValue
            return ChatChannelListView(viewModel: model)
        }
        XCTAssertEqual(scene.rects("ChatChannelListItem").map(\.minX), [0, -60, 0])
        XCTAssertEqual(scene.rects("ActionItemButton").map(\.minX), [300])
    }
}
