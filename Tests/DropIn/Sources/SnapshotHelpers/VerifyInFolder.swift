import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// An assertion of one's own, with goldens in a folder of one's own.
public func assertInFolder(
    _ view: UIView, named name: String? = nil, record: Bool = false, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Pictures")
    let failure = verifySnapshot(
        of: view, as: .image(traits: .init(displayScale: 1)), named: name, record: record,
        snapshotDirectory: folder.path, file: file, testName: testName, line: line)
    guard let message = failure else { return }
    XCTFail(message, file: file, line: line)
}
