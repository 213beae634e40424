import Foundation
import XCTest

@testable import Files

/// Temporary folders last as long as they are used.
final class TemporaryFolderTests: XCTestCase {
    func testItIsRemovedWithItsFiles() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let path = try XCTUnwrap(folder?.path)
        try Data().write(to: URL(fileURLWithPath: "\(path)/file"))
        folder = nil
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    /// A process removes the folders that processes before it have left.
    func testItIsHeld() throws {
        let folder = try TemporaryFolder()
        let other = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(other) }
        XCTAssertFalse(TemporaryName.isHeld(other), "another process could remove it")
        withExtendedLifetime(folder) {}
    }
}
