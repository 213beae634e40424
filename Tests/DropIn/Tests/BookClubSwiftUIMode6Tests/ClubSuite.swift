@testable import BookClubSwiftUIMode6
import SnapshotTesting
import StreamChat
import StreamChatSwiftUI
import SwiftUI
import Testing

/// The same application in language mode 6, in Swift Testing.
@MainActor
@Suite struct ClubSuite {
    @Test func messageRow() {
        ConfigurationScope.run {
            let club = Club()
            assertSnapshot(of: club.row(1), as: .image(layout: .fixed(width: 320, height: 110)))
        }
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
    func avatarKeepsItsSize(category: UIContentSizeCategory) {
        assertSnapshot(
            of: ClubAvatar(name: "Ada"),
            as: .frames(traits: UITraitCollection(preferredContentSizeCategory: category)), named: "any size")
    }

    @Test func aRowFromRightToLeft() {
        ConfigurationScope.run {
            let club = Club()
            assertSnapshot(
                of: club.row(1),
                as: .image(
                    layout: .fixed(width: 320, height: 110), traits: UITraitCollection(layoutDirection: .rightToLeft)))
        }
    }

    @Test func aRowFromADetachedTask() async {
        let avatar = ClubAvatar(name: "Ben")
        let failure = await Task.detached { verifySnapshot(of: avatar, as: .frames) }.value
        #expect(failure == nil)
    }
}
