@testable import BookClubSwiftUI
import SnapshotTesting
import StreamChat
import StreamChatSwiftUI
import SwiftUI
import XCTest

/// The files of the application are built with their imports unchanged, in language mode 5; here they are drawn.
@MainActor @preconcurrency
final class ClubTests: XCTestCase {
    func testChannel() {
        assertChannel(.light)
    }

    func testChannelInTheDark() {
        assertChannel(.dark)
    }

    /// A whole screen weighs more than a golden usually may.
    private func assertChannel(_ style: UIUserInterfaceStyle, testName: String = #function, line: UInt = #line) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
        ])
        ConfigurationScope.run {
            withSnapshotTesting(sizeBudget: 28 << 10) {
                assertSnapshot(
                    of: Club().channelScreen, as: .image(layout: .device(config: .iPhoneSe), traits: traits),
                    testName: testName, line: line)
            }
        }
    }

    func testEmptyChannel() {
        ConfigurationScope.run {
            let club = Club(messages: [])
            assertSnapshot(
                of: club.channelScreen,
                as: .image(layout: .fixed(width: 320, height: 300), traits: UITraitCollection(displayScale: 1)))
        }
    }

    func testMessageRow() {
        ConfigurationScope.run {
            let club = Club()
            assertSnapshot(of: club.row(1), as: .frames(layout: .fixed(width: 320, height: 110)))
            assertSnapshot(of: club.row(1), as: .image(layout: .fixed(width: 320, height: 110)))
        }
    }

    func testAvatarInsideUIKit() {
        assertSnapshot(of: MemberRow(name: "Ada Baker"), as: .image(size: CGSize(width: 240, height: 56)))
    }

    func testTheApplicationShowsItsChannels() {
        ConfigurationScope.run {
            assertSnapshot(of: ClubApp().rootView, as: .frames(layout: .fixed(width: 320, height: 200)))
        }
    }
}
