import HeadlessUIKit
import Synchronization
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ConfigurationScopeTests: XCTestCase {
    private class SquareAvatarView: ChatAvatarView {}

    func testValuesOfAScopeAreDiscarded() {
        let outside = Components.default.messageListDateSeparatorEnabled
        ConfigurationScope.run {
            Components.default.avatarView = SquareAvatarView.self
            Components.default.messageListDateSeparatorEnabled = !outside
            Appearance.default.colorPalette.text = .red
            XCTAssertTrue(Components.default.avatarView == SquareAvatarView.self)
            XCTAssertEqual(Appearance.default.colorPalette.text, .red)
        }
        XCTAssertTrue(Components.default.avatarView == ChatAvatarView.self)
        XCTAssertEqual(Components.default.messageListDateSeparatorEnabled, outside)
        XCTAssertNotEqual(Appearance.default.colorPalette.text, .red)
    }

    func testAScopeInheritsTheEnclosingValues() {
        ConfigurationScope.run {
            Appearance.default.colorPalette.text = .red
            ConfigurationScope.run {
                XCTAssertEqual(Appearance.default.colorPalette.text, .red)
                Appearance.default.colorPalette.text = .green
            }
            XCTAssertEqual(Appearance.default.colorPalette.text, .red)
        }
    }

    func testScopesOnSeveralThreadsDontSeeEachOther() {
        let colors = (0..<64).map { UIColor(white: CGFloat($0) / 64, alpha: 1) }
        let wrong = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: colors.count) { index in
            ConfigurationScope.run {
                Appearance.default.colorPalette.background = colors[index]
                for _ in 0..<200 where Appearance.default.colorPalette.background != colors[index] {
                    wrong.withLock { $0.append(index) }
                }
            }
        }
        XCTAssertEqual(wrong.withLock { $0 }, [])
    }

    func testAScopeReachesIntoTasks() async {
        await ConfigurationScope.run {
            Components.default.isMessageEditedLabelEnabled = true
            async let inside = Components.default.isMessageEditedLabelEnabled
            let value = await inside
            XCTAssertTrue(value)
        }
        XCTAssertFalse(Components.default.isMessageEditedLabelEnabled)
    }

    func testTheValueOfTheClosureIsReturnedAndItsErrorIsThrown() {
        struct Failure: Error {}
        XCTAssertEqual(ConfigurationScope.run { 7 }, 7)
        XCTAssertThrowsError(try ConfigurationScope.run { throw Failure() })
    }
}
