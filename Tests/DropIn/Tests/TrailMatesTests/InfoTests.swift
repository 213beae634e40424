import StreamChat
import UIKit
import XCTest

@testable import TrailMates

final class InfoTests: TrailTestCase, ChannelInfoViewModelDelegate {
    private var hasLeft = false
    private var errors: [Error] = []

    func viewModelDidChange(_ viewModel: ChannelInfoViewModel) {}
    func viewModelDidLeave(_ viewModel: ChannelInfoViewModel) { hasLeft = true }
    func viewModel(_ viewModel: ChannelInfoViewModel, didFailWith error: Error) { errors.append(error) }

    private func makeViewModel(_ cid: ChannelId = .heronLake) -> ChannelInfoViewModel {
        ChannelInfoViewModel(cid: cid, client: client)
    }

    func testInfo() {
        assertScreen(ChannelInfoViewController(viewModel: makeViewModel()), height: 480)
    }

    func testTheSwitchMutes() {
        let info = ChannelInfoViewController(viewModel: makeViewModel())
        info.loadViewIfNeeded()
        info.muteSwitch.isOn = true
        info.muteSwitch.sendActions(for: .valueChanged)
        XCTAssertEqual(client.channelController(for: .heronLake).channel?.isMuted, true)
        info.muteSwitch.isOn = false
        info.muteSwitch.sendActions(for: .valueChanged)
        XCTAssertEqual(client.channelController(for: .heronLake).channel?.isMuted, false)
    }

    func testLeaving() {
        let list = client.channelListController(query: ChannelListFilter.all.query(for: client))
        list.synchronize()
        let viewModel = makeViewModel()
        viewModel.delegate = self
        viewModel.leave()
        XCTAssertTrue(hasLeft)
        XCTAssertEqual(viewModel.members.map(\.id), ["ben", "cleo"])
        XCTAssertEqual(list.channels.map(\.cid), [.kiteRidge])
    }

    func testDeleting() {
        let list = client.channelListController(query: ChannelListFilter.all.query(for: client))
        list.synchronize()
        let viewModel = makeViewModel()
        viewModel.delegate = self
        viewModel.delete()
        XCTAssertTrue(hasLeft)
        XCTAssertEqual(list.channels.map(\.cid), [.kiteRidge])
    }

    func testRemovingAMember() {
        let viewModel = makeViewModel()
        viewModel.remove(viewModel.members[2])
        XCTAssertEqual(viewModel.members.map(\.id), ["ada", "ben"])
    }
}
