import StreamChat
import UIKit
import XCTest

@testable import TrailMates

final class NewChannelTests: TrailTestCase {
    private func makeScreen() -> NewChannelViewController {
        NewChannelViewController(viewModel: NewChannelViewModel(client: client))
    }

    func testNewChannel() {
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        assertScreen(screen)
    }

    func testSearch() {
        let viewModel = NewChannelViewModel(client: client)
        XCTAssertEqual(viewModel.users.compactMap(\.name), ["Ben Okafor", "Cleo Marsh"])
        viewModel.search("cle")
        XCTAssertEqual(viewModel.users.compactMap(\.name), ["Cleo Marsh"])
    }

    func testCreate() throws {
        let list = client.channelListController(query: ChannelListFilter.all.query(for: client))
        list.synchronize()
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        var created: ChannelId?
        screen.onCreate = { created = $0 }
        XCTAssertEqual(screen.navigationItem.rightBarButtonItem?.isEnabled, false)
        screen.nameField.text = "Blue Hour"
        screen.nameField.sendActions(for: .editingChanged)
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(screen.navigationItem.rightBarButtonItem?.isEnabled, true)
        screen.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)

        let cid = ChannelId(type: .messaging, id: "blue-hour")
        XCTAssertEqual(created, cid)
        let channel = try XCTUnwrap(list.channels.first { $0.cid == cid })
        XCTAssertEqual(channel.name, "Blue Hour")
        XCTAssertEqual(channel.memberCount, 2)
        XCTAssertEqual(Set(channel.lastActiveMembers.map(\.id)), ["ada", "cleo"])
        XCTAssertEqual(channel.extraData["grade"], .string("T1"))
    }
}
