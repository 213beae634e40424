import Foundation
import XCTest

@testable import Files

final class AtomicFileTests: FolderTestCase {
    func testFileIsWrittenAndReplaced() throws {
        let folder = try makeFolder()
        let path = folder + "/a.png"
        try AtomicFile.write(Data("one".utf8), to: path)
        try AtomicFile.write(Data("two".utf8), to: path)
        XCTAssertEqual(read(path), Data("two".utf8))
        XCTAssertEqual(try names(in: folder), ["a.png"])
    }

    func testEmptyFileIsWritten() throws {
        let path = try makeFolder() + "/empty"
        try AtomicFile.write(Data(), to: path)
        XCTAssertEqual(read(path), Data())
    }

    func testPermissionsStay() throws {
        let path = try makeFolder() + "/a"
        try AtomicFile.write(Data("one".utf8), to: path)
        chmod(path, 0o600)
        try AtomicFile.write(Data("two".utf8), to: path)
        var status = stat()
        XCTAssertEqual(stat(path, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o600)
    }

    func testLinkIsFollowed() throws {
        let folder = try makeFolder()
        try AtomicFile.write(Data("one".utf8), to: folder + "/file")
        symlink("file", folder + "/link")
        try AtomicFile.write(Data("two".utf8), to: folder + "/link")
        XCTAssertEqual(read(folder + "/file"), Data("two".utf8))
    }

    func testFullDiskIsReportedInTheSystemsWords() {
        XCTAssertThrowsError(try AtomicFile.write(Data("one".utf8), to: "/dev/full")) {
            XCTAssertEqual(
                $0 as? FileError, FileError(path: "/dev/full", action: "writing", reason: "No space left on device"))
        }
        XCTAssertNoThrow(try AtomicFile.write(Data("one".utf8), to: "/dev/null"))
    }

    func testPipeIsWrittenDirectly() throws {
        let path = try makeFolder() + "/pipe"
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.write(Data("one".utf8), to: path)
        var bytes = [UInt8](repeating: 0, count: 8)
        XCTAssertEqual(Foundation.read(reader, &bytes, 8), 3)
        XCTAssertEqual(Array(bytes.prefix(3)), Array("one".utf8))
    }

    func testNothingIsLeftBehindWhenTheTargetIsAFolderOrMissing() throws {
        let folder = try makeFolder()
        XCTAssertThrowsError(try AtomicFile.write(Data("one".utf8), to: folder))
        XCTAssertThrowsError(try AtomicFile.write(Data("one".utf8), to: folder + "/none/a")) {
            XCTAssertEqual(
                $0 as? FileError,
                FileError(path: folder + "/none/a", action: "opening", reason: "No such file or directory"))
        }
        XCTAssertEqual(try names(in: folder), [])
    }

    func testVeryLongNameIsWritten() throws {
        let folder = try makeFolder()
        let name = String(repeating: "a", count: 250)
        try AtomicFile.write(Data("one".utf8), to: folder + "/" + name)
        XCTAssertEqual(try names(in: folder), [name])
    }
}
