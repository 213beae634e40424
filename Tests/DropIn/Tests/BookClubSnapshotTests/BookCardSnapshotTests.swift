import BookClub
import SnapshotTesting
import UIKit
import XCTest

/// An application's snapshot tests, with the imports and the calls that they have on iOS.
final class BookCardSnapshotTests: XCTestCase {
    private func makeCard() -> UIView {
        let card = BookCardView()
        card.configure(title: "Momo", author: "Michael Ende", pages: 272, pagesRead: 96)
        return card
    }

    func testCard() {
        let size = CGSize(width: 260, height: 100)
        assertSnapshot(of: makeCard(), as: .image(precision: 0.99, size: size, traits: .init(displayScale: 1)))
        assertSnapshot(of: makeCard(), as: .recursiveDescription(size: size))
    }

    func testProfileOnAPhone() {
        let profile = MemberProfileViewController(name: "Ada Baker", booksRead: 42)
        assertSnapshots(
            of: profile,
            as: [
                "light": .image(on: .iPhoneSe, traits: .init(displayScale: 1)),
                "dark": .image(
                    on: .iPhoneSe,
                    traits: UITraitCollection(traitsFrom: [
                        .init(displayScale: 1), .init(userInterfaceStyle: .dark),
                    ])),
            ])
    }
}
