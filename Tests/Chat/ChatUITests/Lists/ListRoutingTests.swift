import ChatModels
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// The destinations of rows.
@MainActor @preconcurrency
final class ListRoutingTests: XCTestCase {
    func testRowLeadsToItsChannel() throws {
        var channel = ChatChannel.group()
        channel.latestMessages = [.own("Hi", id: "hi")]
        let channels = ChannelListScreen(channels: [channel], currentUser: CurrentChatUser(user: .luke))
        let list = channels.list
        list.view.layoutIfNeeded()
        list.collectionView(list.collectionView, didSelectItemAt: [0, 0])
        list.collectionView(list.collectionView, didSelectItemAt: [0, 1])
        XCTAssertEqual(list.router.destinations, [.channel(channel.cid, message: nil)])
        let navigation = withExtendedLifetime(channels) { list.navigationController }
        let screen = try XCTUnwrap(navigation?.topViewController as? ChatChannelVC)
        XCTAssertEqual(screen.channelController.channel, channel)
        XCTAssertEqual(screen.channelController.messages.map(\.id), ["hi"])
    }

    func testButtonsOfARowLeadSomewhere() {
        let channel = ChatChannel.group()
        let list = ChannelListScreen(channels: [channel], currentUser: nil).list
        list.view.layoutIfNeeded()
        list.moreButtonPressedForCell(at: [0, 0])
        list.deleteButtonPressedForCell(at: [0, 0])
        list.deleteButtonPressedForCell(at: [0, 1])
        XCTAssertEqual(list.router.destinations, [.moreActions(channel.cid), .deletion(channel.cid)])
    }

    func testAvatarLeadsToTheUser() {
        let list = ChannelListScreen(channels: [.group()], currentUser: CurrentChatUser(user: .luke)).list
        list.view.layoutIfNeeded()
        list.userAvatarView.sendActions(for: .touchUpInside)
        XCTAssertEqual(list.router.destinations, [.currentUserProfile])
    }

    func testRowLeadsToItsThread() throws {
        let thread = ChatThread(parentMessage: .own("Root", id: "root"), channel: .group())
        let list = ThreadListScreen(threads: [thread], currentUser: CurrentChatUser(user: .luke)).list
        let navigation = UINavigationController(rootViewController: list)
        list.tableView(list.tableView, didSelectRowAt: [0, 0])
        list.tableView(list.tableView, didSelectRowAt: [0, 1])
        XCTAssertEqual(list.router.destinations, ["root"])
        let screen = try XCTUnwrap(navigation.topViewController as? ChatThreadVC)
        XCTAssertEqual(screen.messageController.message?.id, "root")
    }
}
