import SnapshotTesting
import UIKit
import XCTest

/// A base class whose subclasses say whether they record.
class SnapshotTestCase: XCTestCase {
    var recordMode: Bool { false }

    /// The view under test.
    func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4)) }

    @available(*, deprecated)
    override func setUp() {
        super.setUp()
        isRecording = recordMode
    }

    /// A test that every subclass inherits.
    func testView() {
        assertSnapshot(of: makeView(), as: .image(traits: .init(displayScale: 1)))
    }
}

extension XCTestCase {
    /// A helper as a method of all test cases.
    func assertText(
        _ text: String, record: Bool = false, file: StaticString = #filePath, testName: String = #function,
        line: UInt = #line
    ) {
        assertSnapshot(of: text, as: .lines, record: record, file: file, testName: testName, line: line)
    }
}
