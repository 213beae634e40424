import Foundation
import XCTest

@testable import DocumentationImages

final class ProjectCheckTests: ProjectTestCase {
    private static let pictures = """
        defaults: { conversation: chat.yaml, scale: 1, embed-frames: true }
        pictures:
          a: { screen: message, message: 1 }
          b: { screen: message, message: 2 }
        """

    private func findings(_ text: String = pictures) throws -> [String] {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let findings = try ProjectCheck(project(text)).run().findings.map { withoutFolder($0.description) }
        XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted(), before)
        return findings
    }

    private func update(_ text: String = pictures) throws { _ = try ProjectUpdate(project(text)).run() }

    func testMissingPictures() throws {
        try write(Self.pictures, to: "pictures.yaml")
        XCTAssertEqual(
            try findings(),
            ["images/a.png: the picture doesn't exist yet", "images/b.png: the picture doesn't exist yet"])
        try update()
        XCTAssertEqual(try findings(), [])
    }

    func testChangedText() throws {
        try update()
        try write(
            String(decoding: try data("chat.yaml"), as: UTF8.self).replacingOccurrences(
                of: "Noodles", with: "Noodle soup"),
            to: "chat.yaml")
        let found = try findings()
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].hasPrefix("images/b.png: "), found[0])
        XCTAssertTrue(found[0].contains("text “Noodles” → “Noodle soup”"), found[0])
    }

    func testAPictureThatCannotBeDrawn() throws {
        try update()
        let found = try findings(Self.pictures.replacingOccurrences(of: "message: 2", with: "message: 3"))
        XCTAssertEqual(
            found,
            ["pictures.yaml:4: pictures.b: “3” is not a message; expected an id or a number from 1 to 2"])
    }

    func testFilesThatAreNotPictures() throws {
        try update()
        try write("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n", to: "images/a.png")
        XCTAssertEqual(
            try findings(),
            ["images/a.png: it is a Git LFS pointer, not the picture; run “git lfs pull” to fetch it"])
    }

    func testOrphanedPictures() throws {
        try update()
        XCTAssertEqual(
            try findings(
                "defaults: { conversation: chat.yaml, scale: 1 }\npictures: { a: { screen: message, message: 1 } }"),
            ["images/b.png: no entry produces this picture anymore; --prune removes it"])
    }
}
