import SnapshotTesting
import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

/// A test in the club's theme, with Ada logged in.
class TrailTestCase: XCTestCase {
    var client: ChatClient!

    override func setUp() {
        super.setUp()

        Theme.install()
        client = .club(of: .ada)
        ChatClient.shared = client
    }

    override func tearDown() {
        Components.default = Components()
        Appearance.default = Appearance()
        UINavigationBar.appearance().tintColor = nil
        UITabBar.appearance().tintColor = nil
        ChatClient.shared = nil
        client = nil
        super.tearDown()
    }

    /// Compares a screen of a small phone, once.
    func assertScreen(
        _ controller: UIViewController, inBar: Bool = true, height: CGFloat = 420,
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        sizeBudget: SizeBudget = 22528, named name: String? = nil, file: StaticString = #filePath,
        testName: String = #function, line: UInt = #line
    ) {
        let screen = inBar ? UINavigationController(rootViewController: controller) : controller
        let phone = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: 300, height: height),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
                UITraitCollection(layoutDirection: direction),
            ]))
        // A screen with avatars weighs a little more than a golden usually may.
        withSnapshotTesting(sizeBudget: sizeBudget) {
            assertSnapshot(
                of: screen, as: .image(on: phone), named: name, file: file, testName: testName, line: line)
        }
    }
}
