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
}
