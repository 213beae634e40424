import Foundation
import XCTest

@testable import Files

/// Saved, added and removed files are noticed once they stay as they are.
final class FileChangesTests: FolderTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws { folder = URL(fileURLWithPath: try makeFolder()) }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
    }

    private func changes() -> FileChanges {
        FileChanges { [folder] in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                .map { folder.appendingPathComponent($0).path }
        }
    }

    func testAChangeIsNoticedOnce() throws {
        try write("one", to: "a")
        var changes = changes()
        XCTAssertFalse(changes.check())
        try write("other", to: "a")
        XCTAssertFalse(changes.check(), "it may go on")
        XCTAssertTrue(changes.check())
        XCTAssertFalse(changes.check())
    }

    func testAChangeThatGoesOnIsNoticedAtItsEnd() throws {
        var changes = changes()
        for text in ["1", "12", "123"] {
            try write(text, to: "a")
            XCTAssertFalse(changes.check())
        }
        XCTAssertTrue(changes.check())
    }

    func testAddedAndRemovedFiles() throws {
        try write("one", to: "a")
        var changes = changes()
        try write("two", to: "b")
        XCTAssertFalse(changes.check())
        XCTAssertTrue(changes.check())
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a"))
        XCTAssertFalse(changes.check())
        XCTAssertTrue(changes.check())
    }

    func testAFileThatIsBackIsNoChange() throws {
        try write("one", to: "a")
        var changes = changes()
        let file = folder.appendingPathComponent("a")
        let other = folder.deletingLastPathComponent().appendingPathComponent("moved-\(UUID().uuidString)")
        try FileManager.default.moveItem(at: file, to: other)
        XCTAssertFalse(changes.check())
        try FileManager.default.moveItem(at: other, to: file)
        XCTAssertFalse(changes.check())
        XCTAssertFalse(changes.check())
    }
}
