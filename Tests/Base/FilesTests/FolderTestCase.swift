import Foundation
import XCTest

/// A test case with a temporary folder per test.
class FolderTestCase: XCTestCase {
    func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder.path
    }

    func read(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
}
