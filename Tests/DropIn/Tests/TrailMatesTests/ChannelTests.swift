import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

final class ChannelTests: TrailTestCase {
    private func makeChannel(_ cid: ChannelId = .heronLake) -> TrailChannelVC {
        let channelVC = TrailChannelVC()
        channelVC.channelController = client.channelController(for: cid)
        return channelVC
    }

    func testChannel() {
        assertScreen(makeChannel(), height: 480, sizeBudget: 28672)
    }

    func testChannelInTheDark() {
        assertScreen(makeChannel(), height: 480, style: .dark, sizeBudget: 28672)
    }

    func testThread() throws {
        client.messageController(cid: .heronLake, messageId: "h1").createNewReply(text: "Me! I bring tea.")
        let channelVC = makeChannel()
        let navigation = UINavigationController(rootViewController: channelVC)
        channelVC.loadViewIfNeeded()
        channelVC.messageListVC.showThread(messageId: "h1")
        let threadVC = try XCTUnwrap(navigation.topViewController as? TrailThreadVC)
        assertScreen(threadVC, height: 320)
    }

    func testTheBannerFollowsThePins() {
        let channelVC = makeChannel()
        channelVC.loadViewIfNeeded()
        XCTAssertEqual(channelVC.pinnedBanner.message?.text, "Car park at eight")
        client.messageController(cid: .heronLake, messageId: "h3").unpin()
        XCTAssertTrue(channelVC.pinnedBanner.isHidden)
        client.messageController(cid: .heronLake, messageId: "h1").pin(.noExpiration)
        XCTAssertEqual(channelVC.pinnedBanner.message?.text, "Who is up for the lake?")
    }

    func testTheHeaderSaysWhoIsThere() {
        let channelVC = makeChannel()
        channelVC.loadViewIfNeeded()
        XCTAssertEqual(channelVC.headerView.subtitleText, "3 hikers, 2 on the trail")
    }

    func testAMemberOpensACard() {
        let channelVC = makeChannel()
        channelVC.loadViewIfNeeded()
        channelVC.messageListVC.router.showUser(.cleo)
        XCTAssertTrue(channelVC.messageListVC.presentedViewController is MemberCardViewController)
    }

    func testMemberCard() {
        assertScreen(MemberCardViewController(user: .ben), inBar: false, height: 200)
    }
}
