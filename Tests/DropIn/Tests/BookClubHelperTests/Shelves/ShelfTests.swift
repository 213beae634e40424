import SnapshotTesting
import UIKit
import XCTest

/// Two classes of one file that have a test of one name, and two that inherit one.
final class ShelfTests: XCTestCase {
    func testTitle() { assertText("Shelf") }
}

final class EmptyShelfTests: XCTestCase {
    func testTitle() { assertText("Empty shelf") }
}

final class WideShelfTests: SnapshotTestCase {
    // Linux finds only tests that stand in the class itself.
    override func testView() { super.testView() }

    override func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
        view.backgroundColor = .brown
        return view
    }
}

final class HighShelfTests: SnapshotTestCase {
    // Linux finds only tests that stand in the class itself.
    override func testView() { super.testView() }

    override func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 12))
        view.backgroundColor = .brown
        return view
    }
}
