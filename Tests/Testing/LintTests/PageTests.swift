import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Rendering
import XCTest

@testable import GoldenTesting
@testable import Lint

/// The failures on the pages are those of these views.
@MainActor @preconcurrency
final class PageTests: XCTestCase {
    private func page(_ name: String) throws -> String {
        let package = try XCTUnwrap(GoldenPlace.package(above: #filePath))
        return try String(contentsOfFile: "\(package)/Documentation/Goldens/\(name)", encoding: .utf8)
    }

    private func card() -> UIView {
        let title = label("Dinner at Ana’s on Friday", CGRect(x: 16, y: 12, width: 150, height: 21))
        let time = label(
            "in two days", CGRect(x: 16, y: 40, width: 150, height: 18), UIColor(white: 0.6, alpha: 1), size: 13)
        time.accessibilityIdentifier = "timeLabel"
        let button = UIButton(frame: CGRect(x: 184, y: 20, width: 30, height: 30))
        button.accessibilityIdentifier = "joinButton"
        return board(230, 72, title, time, button)
    }

    func testLint() throws {
        let view = card()
        let findings = LayoutLint().report(settings: .golden) { view.makeFrameInHost(proposing: view.ownProposal) }
            .findings
        let message = try XCTUnwrap(LintAssertion.message(findings.groups.map(\.description)))
        XCTAssertTrue(try page("Lint.md").contains("```text\n\(message)\n```"), message)
        var baseline = LintBaseline()
        baseline.replace(with: findings, in: "Badge/CardTests/layout")
        XCTAssertTrue(try page("Lint.md").contains("```text\n\(baseline.text)```"), baseline.text)
    }

    private func row() -> UIView {
        let side: CGFloat = RenderSettings.current.appearance == .dark ? 40 : 36
        let avatar = UIView(frame: CGRect(x: 8, y: 8, width: side, height: side))
        avatar.accessibilityIdentifier = "avatarView"
        let name = label("Leia", CGRect(x: 56, y: 8, width: 136, height: 21))
        name.accessibilityIdentifier = "nameLabel"
        return board(200, 52, avatar, name)
    }

    func testInvariants() throws {
        let assertion = InvariantAssertion(invariants: .all, settings: .golden)
        let failure = try XCTUnwrap(
            assertion.failure {
                MainActor.assumeIsolated {
                    let view = row()
                    return view.makeFrameInHost(proposing: view.ownProposal)
                }
            })
        XCTAssertTrue(try page("Invariants.md").contains("```text\n\(failure)\n```"), failure)
    }
}
