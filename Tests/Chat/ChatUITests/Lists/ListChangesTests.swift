import ChatModels
import ChatUI
import Foundation
import HeadlessUIKit
import XCTest

/// Lists show the changes in their client's memory.
@MainActor @preconcurrency
final class ListChangesTests: XCTestCase {
    private let ana = ChatUser(id: "ana", name: "Ana")

    private func channel(_ id: String, day: Int) -> ChatChannel {
        ChatChannel(
            cid: ChannelId(type: .messaging, id: id), name: id, lastMessageAt: date(day),
            lastActiveMembers: [ChatChannelMember(user: ana)])
    }

    private func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_600_000_000 + Double(day) * 86400) }

    private lazy var client = ChatClient(
        currentUser: CurrentChatUser(user: ana),
        conversations: [channel("a", day: 1), channel("b", day: 2), channel("c", day: 3)].map {
            Conversation(channel: $0)
        })

    private func makeController(pageSize: Int = 20) -> ChatChannelListController {
        client.channelListController(
            query: .init(
                filter: .containMembers(userIds: ["ana"]), sort: [.init(key: .lastMessageAt)], pageSize: pageSize))
    }

    private func rows(_ list: ChatChannelListVC) -> [String] {
        (0..<list.collectionView(list.collectionView, numberOfItemsInSection: 0)).compactMap {
            list.getChannel(at: [0, $0])?.cid.id
        }
    }

    func testAChannelMovesUpWithItsNewMessage() {
        let list = ChatChannelListVC.make(with: makeController())
        list.loadViewIfNeeded()
        XCTAssertEqual(rows(list), ["c", "b", "a"])
        XCTAssertEqual(list.controller.state, .remoteDataFetched)
        client.channelController(for: ChannelId(type: .messaging, id: "a")).createNewMessage(text: "Hi")
        XCTAssertEqual(rows(list), ["a", "c", "b"])
        XCTAssertEqual(list.getChannel(at: [0, 0])?.previewMessage?.text, "Hi")
        _ = ChatChannelListController(client: client, channels: [channel("new", day: 5)])
        XCTAssertEqual(rows(list), ["a", "new", "c", "b"])
    }

    func testTheNextPageIsLoaded() {
        let list = ChatChannelListVC.make(with: makeController(pageSize: 1))
        list.loadViewIfNeeded()
        XCTAssertEqual(rows(list), ["c"])
        list.controller.loadNextChannels(limit: 2)
        XCTAssertEqual(rows(list), ["c", "b", "a"])
    }

    func testASubclassMayKeepChannelsOut() {
        final class List: ChatChannelListVC {
            override func controller(
                _ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel
            ) -> Bool { channel.cid.id != "secret" }
        }

        let list = List.make(with: makeController())
        list.loadViewIfNeeded()
        _ = ChatChannelListController(client: client, channels: [channel("secret", day: 5), channel("d", day: 4)])
        XCTAssertEqual(rows(list), ["d", "c", "b", "a"])
    }

    func testAQueryThatFailsShowsTheErrorView() {
        ConfigurationScope.run {
            Components.default.isChatChannelListStatesEnabled = true
            let query = ChannelListQuery(filter: .equal(.disabled, to: false))
            let list = ChatChannelListVC.make(with: client.channelListController(query: query))
            list.loadViewIfNeeded()
            XCTAssertEqual(rows(list), [])
            XCTAssertFalse(list.channelListErrorView.isHidden)
        }
    }

    func testThreads() {
        func thread(_ id: String, day: Int) -> ChatThread {
            let parent = ChatMessage(id: id, text: id, createdAt: date(0), author: ana)
            return ChatThread(parentMessage: parent, channel: channel("a", day: 1), lastMessageAt: date(day))
        }

        _ = ChatThreadListController(client: client, threads: [thread("x", day: 1), thread("y", day: 2)])
        let list = ChatThreadListVC(threadListController: client.threadListController(query: ThreadListQuery()))
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(list.threads.map(\.id), ["y", "x"])
        _ = ChatThreadListController(client: client, threads: [thread("z", day: 3)])
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(list.threads.map(\.id), ["z", "y", "x"])
    }
}
