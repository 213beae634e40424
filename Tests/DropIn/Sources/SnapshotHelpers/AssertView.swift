import SnapshotTesting
import UIKit
import XCTest

/// The most usual helper: it fixes the strategy, and passes the test's place on.
public func assertView(
    _ view: UIView, named name: String? = nil, record: Bool = false, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: view, as: .image(precision: 0.99, traits: .init(displayScale: 1)), named: name, record: record, file: file,
        testName: testName, line: line)
}

/// One of old: `matching:` as the label, `#file` as the file, and `recording` for the whole suite.
@available(*, deprecated)
public func verifyView(
    matching view: UIView, named name: String? = nil, record recording: Bool = false, file: StaticString = #file,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        matching: view, as: .image(traits: .init(displayScale: 1)), named: name, record: recording, file: file,
        testName: testName, line: line)
}
