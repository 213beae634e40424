import DocumentationPages
import Foundation
import XCTest

/// Tests folders of pages: listing, reading and writing pages, and checking their pictures.
final class FolderTests: XCTestCase {
    private var root = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        root = temporary.appendingPathComponent("pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private var docs: URL { root.appendingPathComponent("docs") }

    private func write(_ path: String) throws { try write("", to: path) }

    private func write(_ text: String, to path: String) throws {
        let file = docs.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: docs.appendingPathComponent(path).path, withDestinationPath: target)
    }

    private func folder() throws -> DocumentationFolder { try DocumentationFolder(path: docs.path) }

    private func assertFails(
        _ message: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
    ) {
        XCTAssertThrowsError(try body(), file: file, line: line) { error in
            XCTAssertEqual("\(error)", message, file: file, line: line)
        }
    }

    func testPages() throws {
        for path in [
            "b.md", "a.md", "guides/c.mdx", "guides/deep/d.markdown", "Club.docc/e.tutorial", "f.tutorial", "g.txt",
            ".hidden/h.md", "node_modules/i.md", "guides/.build/j.md", "k.MD",
        ] { try write(path) }
        XCTAssertEqual(
            try folder().pages(),
            ["Club.docc/e.tutorial", "a.md", "b.md", "guides/c.mdx", "guides/deep/d.markdown", "k.MD"])
        XCTAssertEqual(try folder().pages(matching: ["*.md"]), ["a.md", "b.md", "k.MD"])
        XCTAssertEqual(try folder().pages(matching: ["K.md"]), [])
        XCTAssertEqual(try folder().pages(matching: ["./guides/**"]), ["guides/c.mdx", "guides/deep/d.markdown"])
        XCTAssertEqual(try folder().pages(matching: ["**/?.md", "!b.*"]), ["a.md", "k.MD"])
        XCTAssertEqual(
            try folder().pages(matching: ["{a,b}.md", "**/deep/*"]), ["a.md", "b.md", "guides/deep/d.markdown"])
        XCTAssertEqual(
            try folder().unmatched(["*.md", "*.mdx", "!x.md", DocumentationFolder.allPages]), ["*.mdx", "!x.md"])
        assertFails("\(docs.path)/none: there is no such folder, or it can't be read") {
            _ = try DocumentationFolder(path: docs.path + "/none")
        }
        XCTAssertEqual(try DocumentationFolder(path: docs.path + "/guides/deep").pages(), ["d.markdown"])
    }

    func testPatternsTakeLittleWork() throws {
        try write("", to: String(repeating: "a/", count: 20) + String(repeating: "a", count: 200) + ".md")
        let pattern = String(repeating: "**/a*/", count: 20) + String(repeating: "*a", count: 100) + "*b.md"
        XCTAssertEqual(try folder().pages(matching: [pattern]), [])
    }

    func testLinksAreNotFollowed() throws {
        try write("a.md")
        try Data("secret".utf8).write(to: root.appendingPathComponent("secret.md"))
        try link("same.md", to: "a.md")
        try link("up", to: "..")
        XCTAssertEqual(try folder().pages(), ["a.md"])
        let refusal = "\(docs.path)/same.md: the page is a link; name the file that it leads to"
        XCTAssertEqual(try folder().pages(matching: ["same.md"]), [])
        XCTAssertEqual(try folder().refusedLinks(matching: ["same.md"]).map(\.description), [refusal])
        XCTAssertEqual(try folder().refusedLinks().map(\.description), [], "the file itself is among the pages")
        assertFails("\(docs.path)/same.md: the page is a link; name the file that it leads to") {
            _ = try folder().page("same.md")
        }
        let outside = "the page is outside of \(docs.path), where nothing is read or written"
        for page in ["up/secret.md", "../secret.md", "a/../../secret.md", root.path + "/secret.md", "./a.md"] {
            assertFails("\(docs.path)/\(page): \(outside)") { _ = try folder().page(page) }
        }
        try link("out.md", to: "../secret.md")
        XCTAssertEqual(try folder().pages(), ["a.md"])
        XCTAssertEqual(try folder().refusedLinks().map(\.description), ["\(docs.path)/out.md: \(outside)"])
        XCTAssertEqual(try folder().refusedLinks(matching: ["**", "!out.md"]).map(\.description), [])
        XCTAssertEqual(try folder().pages(matching: ["**", "!out.md"]), ["a.md"])
        try FileManager.default.removeItem(at: docs.appendingPathComponent("out.md"))
        try link("gone.md", to: "nothing.md")
        XCTAssertEqual(try folder().refusedLinks().map(\.description), ["\(docs.path)/gone.md: \(outside)"])
    }

    func testWriting() throws {
        try write("<!-- messageshot: club -->", to: "a.md")
        let page = try folder().page("a.md")
        let data = try page.update(with: Pictures.picture).data
        try folder().write(data, to: page)
        XCTAssertEqual(try folder().page("a.md").data, data)
        try write("other", to: "a.md")
        assertFails("\(docs.path)/a.md: the page has changed in the meantime; run the command again") {
            try folder().write(data, to: page)
        }
        // A page that wouldn't change isn't written, so its deletion goes unnoticed.
        try folder().write(page.data, to: page)
        try FileManager.default.removeItem(at: docs.appendingPathComponent("a.md"))
        try Data().write(to: root.appendingPathComponent("other.md"))
        try link("a.md", to: "../other.md")
        assertFails(
            "\(docs.path)/a.md: the page is outside of \(docs.path), where nothing is read or written"
        ) { try folder().write(data, to: page) }
        XCTAssertEqual(try Data(contentsOf: root.appendingPathComponent("other.md")), Data())
    }

    func testCheck() throws {
        try write("images/club.png")
        try write("images/dawn.png")
        try write("images/dawn~dark.png")
        try write("images/unused.png")
        try write("Club.docc/Images/route@2x.png")
        try write("Club.docc/Images/route~dark@2x.png")
        try write(".github/logo.png")
        try link("images/passwd.png", to: "/etc/passwd")
        try link("images/same.png", to: "club.png")
        try write(
            """
            ![](../images/club.png) ![](images/club.png) <img src="../images/dwan.png"> ![](../.github/logo.png)
            ![](../images/Dawn.png) ![](https://a.b/c.png) ![](/img/d.png) ![a][b]
            ![](../../secret.png) ![](../images/passwd.png) ![](../images/same.png) ![](../images)
            """, to: "guides/a.md")
        try write(
            "![](route) ![](rout) ![](Images/route.png) @Image(source: no)\n@Image(source: club, alt: a)",
            to: "Club.docc/b.md")
        let folder = try folder()
        let pages = try folder.pages().map(folder.page)
        let check = FolderCheck(
            of: folder, pages: pages.map(\.references),
            pictures: [
                "images/club.png", "images/dawn.png", "images/unused.png", "Club.docc/Images/route@2x.png",
                "Club.docc/Images/route~dark@2x.png",
            ])
        XCTAssertEqual(
            check.lost.map { "\($0)".replacing("\(docs.path)/", with: "") },
            [
                "Club.docc/b.md:1: the picture “rout” does not exist; did you mean “route”?",
                "Club.docc/b.md:1: the picture “Images/route.png” does not exist; did you mean “route”?",
                "Club.docc/b.md:2: the picture “club” does not exist",
                "guides/a.md:1: the picture “images/club.png” does not exist; did you mean “../images/club.png”?",
                "guides/a.md:1: the picture “../images/dwan.png” does not exist; did you mean “../images/dawn.png”?",
                "guides/a.md:2: the picture “../images/Dawn.png” does not exist; did you mean “../images/dawn.png”?",
                "guides/a.md:2: the page has no line “[b]: PATH”",
                "guides/a.md:3: the picture “../../secret.png” is outside of \(docs.path), where nothing is looked up",
                "guides/a.md:3: the picture “../images/passwd.png” is outside of \(docs.path), "
                    + "where nothing is looked up",
                "guides/a.md:3: the picture “../images” does not exist",
            ])
        XCTAssertEqual(check.unused, ["images/dawn.png", "images/unused.png"])
    }
}
