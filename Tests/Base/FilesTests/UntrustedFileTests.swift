import Foundation
import XCTest

@testable import Files

final class ForeignFileTests: FolderTestCase {
    private func problem(_ path: String, below folder: String, limit: Int = 100) -> String {
        do {
            return try UntrustedFile.read(path, below: folder, limit: limit).map { "\($0.count) bytes" } ?? "none"
        } catch {
            return "\(error)"
        }
    }

    func testFilesBelowAFolderAreRead() throws {
        let folder = try makeFolder()
        mkdir(folder + "/a", 0o755)
        try Data("hello".utf8).write(to: URL(fileURLWithPath: folder + "/a/b"))
        symlink(folder, folder + "/again")
        XCTAssertEqual(problem("a/b", below: folder), "5 bytes")
        XCTAssertEqual(problem("a/b", below: folder + "/again"), "5 bytes", "the folder itself may be a link")
        XCTAssertEqual(problem("a/c", below: folder), "none")
        XCTAssertEqual(problem("c/b", below: folder), "none")
        XCTAssertEqual(problem("a/b/c", below: folder), "none")
        XCTAssertEqual(problem("a/b", below: folder, limit: 4), "has 5 bytes; at most 4 are read")
    }

    func testIrregularFilesAreNotRead() throws {
        let folder = try makeFolder()
        mkdir(folder + "/a", 0o755)
        symlink("/etc/hostname", folder + "/file")
        symlink("/etc", folder + "/etc")
        symlink("nowhere", folder + "/dangling")
        mkfifo(folder + "/pipe", 0o644)
        for path in ["../x", "/etc/hostname", "a/../a/b", "", "a//b", "./a", "."] {
            XCTAssertEqual(problem(path, below: folder), "leads out of its folder", path)
        }
        for path in ["file", "etc/hostname", "dangling"] {
            XCTAssertEqual(problem(path, below: folder), "is a link or below one; links aren't followed", path)
        }
        XCTAssertEqual(problem("a", below: folder), "is a folder, not a file")
        XCTAssertEqual(problem("pipe", below: folder), "is a device or a pipe, not a regular file")
        XCTAssertEqual(problem("null", below: "/dev"), "is a device or a pipe, not a regular file")
    }

    func testLinkThatIsPutInPlaceOfAFolderMeanwhile() throws {
        let (folder, outside) = (try makeFolder(), try makeFolder())
        mkdir(folder + "/a", 0o755)
        try Data("in".utf8).write(to: URL(fileURLWithPath: folder + "/a/b"))
        try Data("outside".utf8).write(to: URL(fileURLWithPath: outside + "/b"))
        symlink(outside, folder + "/link")
        let swapper = Thread {
            while !Thread.current.isCancelled {
                rename(folder + "/a", folder + "/c")
                rename(folder + "/link", folder + "/a")
                rename(folder + "/a", folder + "/link")
                rename(folder + "/c", folder + "/a")
            }
        }
        swapper.start()
        for _ in 0..<20_000 { XCTAssertNotEqual(problem("a/b", below: folder), "7 bytes") }
        swapper.cancel()
    }
}
