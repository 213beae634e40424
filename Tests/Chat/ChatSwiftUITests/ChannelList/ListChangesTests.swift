import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// The view models of lists follow changes in their client's memory.
@MainActor @preconcurrency
final class ListChangesTests: XCTestCase {
    private let ana = ChatUser(id: "ana", name: "Ana")

    private func channel(_ id: String, day: Int) -> ChatChannel {
        ChatChannel(cid: ChannelId(type: .messaging, id: id), name: id, lastMessageAt: date(day))
    }

    private func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_600_000_000 + Double(day) * 86400) }

    private lazy var client = ChatClient(
        currentUser: CurrentChatUser(user: ana),
        conversations: (1...40).map { Conversation(channel: channel("c\($0)", day: $0)) })

    private func makeController(_ filter: Filter<ChannelListFilterScope> = .exists(.cid)) -> ChatChannelListController {
        client.channelListController(query: ChannelListQuery(filter: filter, sort: [Sorting(key: .lastMessageAt)]))
    }

    func testChannels() {
        let model = ChatChannelListViewModel(channelListController: makeController())
        XCTAssertEqual(model.channels.count, 20)
        XCTAssertEqual(model.channels.first?.name, "c40")
        _ = ChatChannelListController(client: client, channels: [channel("c1", day: 50)])
        XCTAssertEqual(model.channels.prefix(2).map(\.name), ["c1", "c40"])
        model.checkForChannels(index: 3)
        XCTAssertEqual(model.channels.count, 21)
        model.checkForChannels(index: 6)
        XCTAssertEqual(model.channels.count, 40)
    }

    func testTheNextPictureShowsTheChange() {
        let client = client
        let controller = makeController(.in(.id, values: ["c1", "c2"]))
        func names() -> [String] {
            DrawnScene(client: client) { ChatChannelListView(channelListController: controller) }.texts
                .filter { $0.hasPrefix("c") }
        }

        XCTAssertEqual(names(), ["c2", "c1"])
        client.channelController(for: ChannelId(type: .messaging, id: "c1")).createNewMessage(text: "Hi")
        XCTAssertEqual(names(), ["c1", "c2"])
    }

    func testAListWithoutAControllerHasTheChannelsOfTheCurrentUser() {
        var own = channel("own", day: 60)
        own.lastActiveMembers = [ChatChannelMember(user: ana)]
        _ = ChatChannelListController(client: client, channels: [own])
        let scene = DrawnScene(client: client) { ChatChannelListView() }
        XCTAssertTrue(scene.texts.contains("own"))
        XCTAssertFalse(scene.texts.contains("c40"))
    }

    func testDeletingAChannel() {
        let model = ChatChannelListViewModel(channelListController: makeController(.in(.id, values: ["c1", "c2"])))
        model.delete(channel: model.channels[0])
        XCTAssertEqual(model.channels.count, 2)
        guard case .error? = model.channelAlertType else { return XCTFail("the user may not delete channels") }
        var own = channel("c1", day: 1)
        own.ownCapabilities.insert(.deleteChannel)
        _ = ChatChannelListController(client: client, channels: [own])
        model.delete(channel: model.channels[1])
        XCTAssertEqual(model.channels.map(\.name), ["c2"])
        XCTAssertNil(model.channelAlertType)
    }

    func testThreads() {
        func thread(_ id: String, day: Int) -> ChatThread {
            let parent = ChatMessage(id: id, text: id, createdAt: date(0), author: ana)
            return ChatThread(parentMessage: parent, channel: channel("c1", day: 1), lastMessageAt: date(day))
        }

        _ = ChatThreadListController(client: client, threads: [thread("x", day: 1), thread("y", day: 2)])
        let model = ChatThreadListViewModel(
            threadListController: client.threadListController(query: ThreadListQuery(limit: 1)))
        XCTAssertEqual(model.threads.map(\.id), ["y"])
        model.didAppearThread(at: 0)
        XCTAssertEqual(model.threads.map(\.id), ["y", "x"])
        _ = ChatThreadListController(client: client, threads: [thread("z", day: 3)])
        XCTAssertEqual(model.threads.map(\.id), ["z", "y", "x"])
    }
}
