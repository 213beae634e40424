import SnapshotTesting
import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

/// A walk through the application, from the login to a muted trail.
final class FlowTests: TrailTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    private var coordinator: AppCoordinator!

    override func setUp() {
        super.setUp()

        ChatClient.shared = .club()
        coordinator = AppCoordinator(window: window)
        coordinator.start()
    }

    private var tabs: MainTabBarController? { window.rootViewController as? MainTabBarController }

    private var top: UIViewController? {
        let navigation = (tabs?.selectedViewController ?? window.rootViewController) as? UINavigationController
        return navigation?.topViewController
    }

    private var texts: [String] {
        window.layoutIfNeeded()
        return window.visibleTexts
    }

    /// Holds the texts that the window shows to a golden, and looks for those that count.
    private func assertWindow(
        shows expected: [String] = [], hides unexpected: [String] = [], named name: String,
        testName: String = #function, line: UInt = #line
    ) {
        let texts = texts
        for text in expected { XCTAssertTrue(texts.contains(text), "\(name): no “\(text)” in \(texts)", line: line) }
        for text in unexpected { XCTAssertFalse(texts.contains(text), "\(name): “\(text)” in \(texts)", line: line) }
        assertSnapshot(
            of: texts.joined(separator: "\n"), as: .lines, named: name, testName: testName, line: line)
    }

    private func type(_ text: String, into composer: ComposerVC) {
        let textView = composer.composerView.inputMessageView.textView
        textView.text = text
        composer.textViewDidChange(textView)
    }

    func testAWalk() throws {
        assertWindow(shows: ["Ada Baker", "Ben Okafor"], named: "1 login")

        let login = try XCTUnwrap(top as? LoginViewController)
        login.tableView(
            try XCTUnwrap(login.view.first(UITableView.self)), didSelectRowAt: IndexPath(row: 0, section: 0))
        let tabs = try XCTUnwrap(self.tabs)
        assertWindow(
            shows: ["Kite Ridge", "Ropes or no ropes?", "📌 Car park at eight"], hides: ["Gear"],
            named: "2 list")

        let list = tabs.channelListVC
        list.collectionView(list.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        let channelVC = try XCTUnwrap(top as? TrailChannelVC)
        let composer = channelVC.messageComposerVC
        assertWindow(
            shows: ["Who is up for the lake?", "Heron Lake loop", "3 hikers, 2 on the trail", "Write to Heron Lake"],
            named: "3 channel")

        type("  On my way ", into: composer)
        assertWindow(hides: ["Write to Heron Lake"], named: "4 typed")
        composer.composerView.sendButton.sendActions(for: .touchUpInside)
        assertWindow(shows: ["On my way", "Write to Heron Lake"], named: "5 sent")
        let sent = try XCTUnwrap(channelVC.messages.first)
        XCTAssertTrue(sent.isSentByCurrentUser)
        XCTAssertEqual(tabs.lastEventText, "Ada Baker: On my way")

        composer.content.editMessage(sent)
        assertWindow(shows: ["Edit Message"], named: "6 editing")
        type("On my way, with tea", into: composer)
        composer.composerView.confirmButton.sendActions(for: .touchUpInside)
        assertWindow(shows: ["On my way, with tea"], hides: ["On my way", "Edit Message"], named: "7 edited")

        let messageController = channelVC.client.messageController(cid: .heronLake, messageId: "h1")
        messageController.addReaction(.boot)
        XCTAssertEqual(channelVC.messages.last?.reactionCounts, [.boot: 1])
        XCTAssertEqual(tabs.lastEventText, "ada reacted with boot")
        assertWindow(shows: ["On my way, with tea"], named: "8 reacted")

        channelVC.messageListVC.showThread(messageId: "h1")
        let threadVC = try XCTUnwrap(top as? TrailThreadVC)
        type("Me!", into: threadVC.messageComposerVC)
        threadVC.messageComposerVC.composerView.sendButton.sendActions(for: .touchUpInside)
        assertWindow(shows: ["Who is up for the lake?", "Me!", "1 on this"], named: "9 replied")
        threadVC.navigationController?.popViewController(animated: false)
        assertWindow(shows: ["1 Thread Reply"], hides: ["Me!"], named: "10 back in the channel")

        let actions = TrailMessageActionsVC()
        actions.messageController = channelVC.client.messageController(cid: .heronLake, messageId: sent.id)
        actions.channel = channelVC.channelController.channel
        actions.alertsRouter = AnsweringAlertsRouter(rootViewController: actions)
        let deletion = actions.deleteActionItem()
        deletion.action(deletion)
        assertWindow(shows: ["Message deleted"], hides: ["On my way, with tea"], named: "11 deleted")

        channelVC.showInfo()
        let info = try XCTUnwrap(top as? ChannelInfoViewController)
        assertWindow(shows: ["HERON LAKE", "Ada Baker", "Ben Okafor", "Cleo Marsh"], named: "12 info")
        info.muteSwitch.isOn = true
        info.muteSwitch.sendActions(for: .valueChanged)
        info.navigationController?.popToRootViewController(animated: false)
        XCTAssertEqual(list.channels.first { $0.cid == .heronLake }?.isMuted, true)
        assertWindow(shows: ["Heron Lake", "Kite Ridge"], named: "13 muted")
        assertPicture(named: "14 muted")

        tabs.selectedIndex = 2
        assertWindow(shows: ["Ada Baker", "“Early Bird”", "On the trail"], named: "15 profile")
        tabs.profileVC.logOutButton.sendActions(for: .touchUpInside)
        XCTAssertNil(ChatClient.shared.currentUserId)
        assertWindow(shows: ["Cleo Marsh"], named: "16 logged out")
    }

    private func assertPicture(named name: String, testName: String = #function, line: UInt = #line) {
        withSnapshotTesting(sizeBudget: 28 << 10) {
            assertSnapshot(
                of: window, as: .image(traits: UITraitCollection(displayScale: 1)), named: name, testName: testName,
                line: line)
        }
    }
}
