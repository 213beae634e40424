import Badges
import SnapshotTesting
import XCTest

final class BadgeViewTests: XCTestCase {
    func testShortName() {
        assertSnapshot(of: BadgeView(name: "Leia"), as: .image)
    }

    func testPreviews() {
        assertPreviews(in: "Badges")
    }
}
