import Foundation
import XCTest

/// The folder `Examples/Docs`, and the results of checks after changes.
final class ExampleDocsTests: ProgramTestCase {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private static let examples = package.appendingPathComponent("Examples")

    /// Copies the folder with its photos and portraits.
    private func copyDocs() throws {
        for name in ["Docs", "avatars", "photos"] {
            try FileManager.default.copyItem(
                at: Self.examples.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    private func change(_ name: String, _ old: String, to new: String) throws {
        let text = String(decoding: try data(name), as: UTF8.self)
        XCTAssertTrue(text.contains(old), "\(name) has no “\(old)”")
        try write(text.replacingOccurrences(of: old, with: new), to: name)
    }

    private func check(_ options: String...) throws -> Run { try run(["docs", "--check", "Docs"] + options) }

    // MARK: Unchanged

    func testTheFolderIsUpToDate() throws {
        let check = try run("docs", "--check", Self.examples.appendingPathComponent("Docs").path)
        XCTAssertEqual(check.text + check.error, "")
        XCTAssertEqual(check.status, 0)
    }

    func testTheFolderIsSmall() throws {
        let docs = Self.examples.appendingPathComponent("Docs")
        let files = try FileManager.default.subpathsOfDirectory(atPath: docs.path).filter { !$0.hasPrefix(".") }
        let sizes = try files.map { name -> Int in
            let values = try docs.appendingPathComponent(name).resourceValues(forKeys: [
                .isRegularFileKey, .fileSizeKey,
            ])
            return values.isRegularFile == true ? values.fileSize ?? 0 : 0
        }
        XCTAssertLessThan(sizes.reduce(0, +), 2_200_000)
    }

    /// The example of the README in a new project.
    func testTheExampleOfTheReadme() throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        let start = try XCTUnwrap(readme.range(of: "```yaml\n  # Under “pictures:”\n"))
        let end = try XCTUnwrap(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
        XCTAssertEqual(try run("docs", "init").status, 0)
        let project = String(decoding: try data("pictures.yaml"), as: UTF8.self)
        try write(project + readme[start.upperBound..<end.lowerBound], to: "pictures.yaml")
        try write("<!-- messageshot: corners -->\n", to: "corners.md")
        let drawn = try run("docs", "--only", "corners")
        XCTAssertEqual(drawn.error, "")
        XCTAssertEqual(drawn.text, "images/corners-before.png\nimages/corners-after.png\ncorners.md\n")
        XCTAssertTrue(String(decoding: try data("corners.md"), as: UTF8.self).contains("| Before | After |"))
    }

    // MARK: After a change

    func testAStyleChanges() throws {
        try copyDocs()
        try change("Docs/styles/notice-board.yaml", "corner-radius: 4", to: "corner-radius: 6")
        let check = try check("--only", "corners", "--only", "harbour")
        XCTAssertEqual(check.status, 1, check.error)
        XCTAssertEqual(
            Self.headlines(of: check),
            [
                "Docs/images/corners.png: 106 pixels differ by up to 17 levels, the first at (960, 112)",
                "run messageshot docs Docs/pictures.yaml to update them, and check the result",
            ])
        XCTAssertTrue(
            check.text.contains(
                "\n  ChatMessageBubbleView#bubbleView (“One reef at the start.”): corner radius 4 → 6\n"), check.text)
    }

    func testATextChanges() throws {
        try copyDocs()
        try change("Docs/chats/crew.yaml", "Shall we reef?", to: "Shall we sail?")
        let check = try check("--only", "usual", "--only", "corners", "--only", "everyday")
        XCTAssertEqual(check.status, 1, check.error)
        XCTAssertEqual(
            Self.headlines(of: check).map { $0.prefix { $0 != ":" } },
            [
                "Docs/images/usual.png", "Docs/images/usual-dark.png", "Docs/images/everyday.webp",
                "run messageshot docs Docs/pictures.yaml to update them, and check the result",
            ])
        let sentence = "UITextView#textView: text “… Shall we [reef? → sail?]”"
        XCTAssertEqual(check.text.components(separatedBy: sentence).count, 1 + 2, check.text)
    }

    func testAComponentOfAnAnnotationIsGone() throws {
        try copyDocs()
        try change("Docs/pictures.yaml", "distance: bubbleView", to: "distance: bubble")
        let lines = String(decoding: try data("Docs/pictures.yaml"), as: UTF8.self).components(separatedBy: "\n")
        let line = try XCTUnwrap(lines.firstIndex { $0.contains("distance: bubble,") }) + 1
        let check = try check("--only", "measures", "--only", "corners")
        XCTAssertEqual(check.status, 2)
        XCTAssertEqual(check.error, "")
        XCTAssertEqual(
            Self.headlines(of: check),
            [
                "Docs/pictures.yaml:\(line): pictures.measures: “bubble” is not in the picture: "
                    + "no component has that name; did you mean “bubbleView”?"
            ])
    }

    /// The lines that are not indented explanations.
    private static func headlines(of check: Run) -> [String] {
        check.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    }
}
