import Files
import XCTest

final class FolderOfPathTests: XCTestCase {
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
}
