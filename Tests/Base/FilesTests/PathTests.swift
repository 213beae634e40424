import Files
import Foundation
import XCTest

final class PathTests: XCTestCase {
    func testFoldersAndNames() {
        let expected = [
            ("", "", ""), ("a", "", "a"), ("ab", "", "ab"), ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a", "/", "a"),
            ("/", "/", ""), ("//", "/", ""), ("a//b", "a", "b"), ("/a/b.c", "/a", "b.c"), ("./é", ".", "é"),
            ("a/", "", "a"), ("//a", "/", "a"),
        ]
        for (path, folder, name) in expected {
            XCTAssertEqual(path.folderOfPath, folder, path)
            XCTAssertEqual(path.nameInPath, name, path)
        }
    }

    func testNamesWithoutExtensions() {
        let expected = [
            ("/a/b@2x.png", "b@2x"), ("b.tar.gz", "b.tar"), (".hidden", ".hidden"), ("a.d/name", "name"), ("", ""),
            ("a.", "a"),
        ]
        for (path, name) in expected { XCTAssertEqual(path.nameWithoutExtension, name, path) }
    }

    func testAbsolutePaths() {
        let folder = FileManager.default.currentDirectoryPath
        let expected = [
            ("/a/b.c", "/a/b.c"), ("/a/../b", "/b"), ("/a//b", "/a/b"), ("/a/./b", "/a/b"), ("b", folder + "/b"),
            ("./b", folder + "/b"), ("/a/.b", "/a/.b"),
        ]
        for (path, absolute) in expected { XCTAssertEqual(path.absolutePath, absolute, path) }
    }

    /// All spellings of a path are equal, whether the file exists or is to be written.
    func testResolvedPaths() throws {
        let root = try XCTUnwrap(FileManager.default.temporaryDirectory.path.realPath) + "/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/real", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: root + "/real/a"))
        try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "real")
        try FileManager.default.createSymbolicLink(atPath: root + "/b", withDestinationPath: "link/a")
        try FileManager.default.createSymbolicLink(atPath: root + "/dangling", withDestinationPath: "nothing")
        let expected = [
            ("real/a", "real/a"), ("link/a", "real/a"), ("b", "real/a"), ("link/../real/./a", "real/a"),
            ("link/new", "real/new"), ("real/new", "real/new"), ("link/x/../new", "real/new"),
            ("link/x/./y/", "real/x/y"),
            ("dangling", "dangling"), ("link/", "real"), ("nothing/..", ""), ("real//a", "real/a"),
        ]
        for (path, resolved) in expected {
            XCTAssertEqual("\(root)/\(path)".resolvedPath, resolved.isEmpty ? root : "\(root)/\(resolved)", path)
        }
        XCTAssertEqual("".resolvedPath, FileManager.default.currentDirectoryPath.resolvedPath)
        XCTAssertEqual("/".resolvedPath, "/")
        XCTAssertEqual("/no/../such".resolvedPath, "/such")
        XCTAssertNil("a\0b".realPath)
    }
}
