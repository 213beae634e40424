import Foundation
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class StoryboardGoldenTests: XCTestCase {
    private let storyboard = UIStoryboard(name: "Main", bundle: .module)

    func testFriends() throws {
        let navigation = storyboard.instantiateViewController(withIdentifier: "Navigation")
        assertSnapshot(of: navigation, as: .image(size: CGSize(width: 320, height: 400)))
    }

    func testLoginInDark() {
        let login = storyboard.instantiateViewController(withIdentifier: "Login")
        assertSnapshot(
            of: login,
            as: .image(
                size: CGSize(width: 320, height: 240), traits: UITraitCollection(userInterfaceStyle: .dark)))
    }

    func testCardFromRightToLeft() throws {
        let card = try XCTUnwrap(Bundle.module.loadNibNamed("CardView", owner: nil)?.first as? UIView)
        assertSnapshot(
            of: card,
            as: .image(
                size: CGSize(width: 300, height: 120), traits: UITraitCollection(layoutDirection: .rightToLeft)))
    }

    func testSettings() {
        let settings = storyboard.instantiateViewController(withIdentifier: "Settings")
        assertSnapshot(of: settings, as: .image(size: CGSize(width: 320, height: 260)))
    }
}
