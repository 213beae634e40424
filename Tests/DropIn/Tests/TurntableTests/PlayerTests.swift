import UIKit
import XCTest

@testable import Turntable

/// An app's folder that isn't touched: `@objc`, selectors, optional methods.
@MainActor @preconcurrency
final class PlayerTests: XCTestCase {
    private final class Delegate: NSObject, PlayerViewControllerDelegate {
        var played: [String] = []

        func player(_ player: PlayerViewController, didPlay record: Record) { played.append(record.title) }
        func speed(for record: Record) -> Double { 45 }
    }

    private func button(in player: PlayerViewController) throws -> UIButton {
        let stack = try XCTUnwrap(player.view.subviews.first as? UIStackView)
        return try XCTUnwrap(stack.arrangedSubviews.last as? UIButton)
    }

    func testTargetsAndActions() throws {
        let player = PlayerViewController()
        player.record = Record(title: "Blue")
        player.loadViewIfNeeded()
        try button(in: player).sendActions(for: .touchUpInside)
        XCTAssertEqual(player.speed, 33.3)
        player.navigationItem.rightBarButtonItem?.perform()
        XCTAssertEqual(player.speed, 0)
        XCTAssertEqual(player.keyCommands?.first?.action, Selector("stop"))
        XCTAssertTrue(player.responds(to: "didStop:"))
    }

    func testTheDelegate() throws {
        let (player, delegate) = (PlayerViewController(), Delegate())
        player.delegate = delegate
        player.record = Record(title: "Blue")
        player.loadViewIfNeeded()
        try button(in: player).sendActions(for: .touchUpInside)
        XCTAssertEqual(player.speed, 45)
        XCTAssertEqual(delegate.played, ["Blue"])
        XCTAssertEqual(player.view.backgroundColor, UIColor.white)
    }

    func testATimer() {
        let record = Record(title: "Blue")
        record.turn(in: 1).fire()
        XCTAssertEqual(record.side, "B")
    }
}
