@testable import BookClubSwiftUI
import SnapshotTesting
import SwiftUI
import XCTest

/// The previews of the application are goldens.
final class PreviewTests: XCTestCase {
    func testPreviews() {
        assertPreviews(in: "BookClubSwiftUI")
    }

    func testVoiceOverReadsTheAvatar() {
        assertSnapshot(of: ClubAvatar(name: "Ana"), as: .accessibilityText)
    }
}
