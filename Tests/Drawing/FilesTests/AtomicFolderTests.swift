import Foundation
import XCTest

@testable import Files

final class AtomicFolderTests: FolderTestCase {
    func testFolderIsMadeAndItsFilesAreReplaced() throws {
        let folder = try makeFolder() + "/looks"
        try AtomicFolder.write([("a.png", Data("one".utf8)), ("b.png", Data("one".utf8))], to: folder)
        try AtomicFolder.write([("a.png", Data("two".utf8))], to: folder)
        XCTAssertEqual(read(folder + "/a.png"), Data("two".utf8))
        XCTAssertEqual(read(folder + "/b.png"), Data("one".utf8))
        XCTAssertEqual(try names(in: folder), ["a.png", "b.png"])
    }

    func testNamesThatDifferByABeginningAreKeptApart() throws {
        let folder = try makeFolder()
        try AtomicFolder.write([("a", Data("one".utf8))], to: folder)
        try AtomicFolder.write([("a", Data("two".utf8)), ("old-a", Data("three".utf8))], to: folder)
        XCTAssertEqual(read(folder + "/a"), Data("two".utf8))
        XCTAssertEqual(read(folder + "/old-a"), Data("three".utf8))
    }

    func testNothingIsWrittenWhereAFileCannotBe() throws {
        let folder = try makeFolder()
        try AtomicFolder.write([("a", Data("one".utf8))], to: folder)
        try FileManager.default.createDirectory(atPath: folder + "/b", withIntermediateDirectories: false)
        XCTAssertThrowsError(
            try AtomicFolder.write([("a", Data("two".utf8)), ("b", Data("two".utf8))], to: folder)
        ) {
            XCTAssertEqual(
                $0 as? FileError, FileError(path: folder + "/b", action: "writing", reason: "it is a folder"))
        }
        XCTAssertEqual(read(folder + "/a"), Data("one".utf8))
        XCTAssertEqual(try names(in: folder), ["a", "b"])
    }
}
