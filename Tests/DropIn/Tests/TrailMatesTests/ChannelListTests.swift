import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

final class ChannelListTests: TrailTestCase {
    private func makeList(filter: ChannelListFilter = .all) -> TrailChannelListVC {
        let list = TrailChannelListVC()
        list.controller = client.channelListController(query: filter.query(for: client))
        return list
    }

    func testList() {
        assertScreen(makeList(), height: 340)
    }

    func testListInTheDark() {
        assertScreen(makeList(), height: 340, style: .dark)
    }

    func testListFromRightToLeft() {
        assertScreen(makeList(), height: 340, direction: .rightToLeft)
    }

    func testEmptyList() {
        client = .club(of: .ada, [.gear])
        let list = makeList()
        list.loadViewIfNeeded()
        XCTAssertEqual(list.controller.channels, [])
        XCTAssertFalse(list.emptyView.isHidden)
        list.emptyView.actionButtonPressed?()
        XCTAssertTrue(list.presentedViewController is UINavigationController)
    }

    func testSwipeActions() {
        let list = makeList()
        list.loadViewIfNeeded()
        list.view.frame = CGRect(x: 0, y: 0, width: 300, height: 420)
        list.view.layoutIfNeeded()
        let actions = list.swipeableViewActionViews(for: IndexPath(item: 0, section: 0))
        XCTAssertEqual(actions.count, 3)
        (actions.first as? CellActionView)?.action?()
        XCTAssertEqual(list.controller.channels.filter(\.isMuted).map(\.cid), [.kiteRidge])
    }

    func testTheFilterChoosesTheChannels() {
        let list = makeList()
        list.loadViewIfNeeded()
        XCTAssertEqual(list.controller.channels.map(\.cid), [.kiteRidge, .heronLake])
        client.channelController(for: .heronLake).muteChannel()
        list.filterControl.selectedSegmentIndex = ChannelListFilter.muted.rawValue
        list.filterControl.sendActions(for: .valueChanged)
        XCTAssertEqual(list.controller.channels.map(\.cid), [.heronLake])
    }

    func testARowOpensItsChannel() throws {
        let list = makeList()
        let navigation = UINavigationController(rootViewController: list)
        list.loadViewIfNeeded()
        list.view.layoutIfNeeded()
        list.collectionView(list.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        let channelVC = try XCTUnwrap(navigation.topViewController as? TrailChannelVC)
        XCTAssertEqual(channelVC.channelController.cid, .heronLake)
        XCTAssertTrue(channelVC.hidesBottomBarWhenPushed)
    }
}
