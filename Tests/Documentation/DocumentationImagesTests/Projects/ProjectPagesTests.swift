import Documents
import Foundation
import XCTest

@testable import DocumentationImages

final class ProjectPagesTests: ProjectTestCase {
    private static let pictures = """
        defaults: { conversation: chat.yaml, scale: 1 }
        pictures:
          a: { screen: message, message: 1, variants: { appearance: [light, dark] }, alt: Soup }
          b: { before: {}, after: { width: 300 } }
        """

    @discardableResult
    private func update(_ text: String = pictures) throws -> PictureUpdate.Outcome { try drawPages(text) }

    private func read(_ text: String = pictures) throws -> (PictureProject, ProjectPages) { try readPages(text) }

    private func findings(_ text: String = pictures) throws -> [String] {
        let (project, pages) = try read(text)
        return try ProjectCheck(project, pages: pages).run().findings.map { withoutFolder($0.description) }
    }

    func testPicturesAreInsertedAfterPlaceholders() throws {
        try write("# Soup\n\n<!-- messageshot: a -->\n\n<!-- messageshot: b -->\n", to: "page.md")
        XCTAssertEqual(
            try findings().last, "page.md: its pictures are out of date")
        XCTAssertEqual(try update().changedPages, ["page.md"])
        let filled = try page()
        XCTAssertTrue(filled.contains(#"srcset="images/a-dark.png""#), filled)
        XCTAssertTrue(filled.contains(#"alt="Soup""#), filled)
        XCTAssertTrue(filled.contains("| Before | After |"), filled)
        XCTAssertTrue(filled.contains("images/b-before.png"), filled)
        XCTAssertEqual(try findings(), [])
        XCTAssertEqual(try update().changedPages, [])
    }

    /// Paths are relative to the page's folder.
    func testPagesInFolders() throws {
        try write("<!-- messageshot: b-after -->", to: "guide/first/page.md")
        try update()
        XCTAssertTrue(try page("guide/first/page.md").contains(#"src="../../images/b-after.png""#))
    }

    func testPicturesThatPagesDeclare() throws {
        try write("```messageshot\nname: c\nscreen: message\nmessage: 2\n```\n", to: "page.md")
        XCTAssertEqual(try update().written.last, "images/c.png")
        XCTAssertTrue(try page().contains("images/c.png"))
        try write("```messageshot\nname: c\nscren: message\n```\n", to: "page.md")
        XCTAssertThrowsError(try read()) { error in
            XCTAssertEqual(
                "\(error)", "\(folder.path)/page.md:3: unknown key “scren”; did you mean “screen”?")
        }
        try write("```messageshot\nname: a\n```\n", to: "page.md")
        XCTAssertThrowsError(try read()) { error in
            XCTAssertEqual(
                "\(error)",
                "\(folder.path)/page.md:2: the picture “a” is declared in \(folder.path)/pictures.yaml:3 already")
        }
    }

    /// A page that can't be read is a mistake with its own line, as its pictures can't be filled in.
    func testPagesThatCannotBeRead() throws {
        try write("<!-- messageshot: a -->", to: "page.md")
        try Data("# Soup\n\n".utf8 + [0xE9]).write(to: folder.appendingPathComponent("latin.md"))
        try write(String(repeating: "a", count: 9 << 20), to: "large.md")
        let (_, pages) = try read()
        XCTAssertEqual(
            pages.mistakes.map { withoutFolder($0.description) },
            [
                "large.md: the file is larger than 8 MiB, the limit for documents",
                "latin.md:3: the file is not UTF-8 text",
            ])
        XCTAssertEqual(pages.warnings, [])
    }

    /// The author's own picture between a placeholder and its end isn't replaced.
    func testOwnPicturesInPlaceholdersAreKept() throws {
        try write("<!-- messageshot: a -->", to: "page.md")
        try update()
        let filled = try page()
        let own = try XCTUnwrap(Data(base64Encoded: "iVBORw0KGgo="))
        try own.write(to: folder.appendingPathComponent("images/own.png"))
        for (source, isKept) in [
            ("images/own.png", true), ("https://example.com/own.png", true), ("/own.png", true),
            ("../own.png", true), ("images/missing.png", false), ("images/b-after.png", false),
        ] {
            let text = "<!-- messageshot: a -->\n\n![Mine](\(source))\n\n<!-- /messageshot -->"
            try write(text, to: "page.md")
            let (project, pages) = try read()
            XCTAssertEqual(
                pages.mistakes.map { withoutFolder($0.description) },
                isKept
                    ? [
                        "page.md:3: “\(source)” is between the placeholder “a” and its end, and would be replaced; "
                            + "move it behind the end"
                    ] : [], source)
            _ = try ProjectUpdate(project, pages: pages).run()
            XCTAssertEqual(try page().contains("![Mine]"), isKept, source)
        }
        // Pictures of earlier entries are replaced, as long as they are ours.
        let copy = try data("images/a.png")
        try copy.write(to: folder.appendingPathComponent("images/old.png"))
        try write(filled.replacingOccurrences(of: "images/a.png", with: "images/old.png"), to: "page.md")
        try update()
        XCTAssertEqual(try page(), filled)
    }

    /// A picture that no entry makes anymore is kept while a page shows it, even a page with a mistake or one that the
    /// project doesn't fill in.
    func testPicturesThatPagesShowAreNoOrphans() throws {
        try write("<!-- messageshot: a -->\n\n![Copy](images/copy.png)\n", to: "page.md")
        try write("<!-- messageshot: c -->\n<img src=\"images/mistaken.png\">\n", to: "mistake.md")
        try write("![](../images/other.webp)\n", to: "elsewhere/page.md")
        try Data("![](images/latin.png) \u{e9}".unicodeScalars.map { UInt8($0.value) })
            .write(to: folder.appendingPathComponent("latin.markdown"))
        let text = "pages: \"*.md\"\n" + Self.pictures
        try update(text)
        let picture = try data("images/a.png")
        for name in ["copy.png", "mistaken.png", "other.webp", "latin.png", "unshown.png"] {
            try picture.write(to: folder.appendingPathComponent("images/\(name)"))
        }
        let (project, pages) = try read(text)
        XCTAssertEqual(try pages.orphans(of: project), ["images/unshown.png"])
        XCTAssertEqual(
            try findings(text).filter { $0.contains("--prune") },
            ["images/unshown.png: no entry produces this picture anymore; --prune removes it"])
    }

    /// A page with a mistake doesn't prevent the other pages from being filled in.
    func testMistakesOnPages() throws {
        try write("<!-- messageshot: c -->", to: "page.md")
        try write("<!-- messageshot: a", to: "open.md")
        try write("```messageshot\nname: [\n```", to: "declared.md")
        try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: folder.appendingPathComponent("utf16.md"))
        try write("<!-- messageshot: a -->", to: "README.MD")
        let (project, pages) = try read("pages: [\"*.md\", \"guide/**\"]\n" + Self.pictures)
        XCTAssertEqual(
            pages.mistakes.map { withoutFolder($0.description).prefix(12) }.sorted(),
            ["declared.md:", "open.md:1: t", "page.md:1: u", "utf16.md:1: "].map { $0[...] })
        XCTAssertEqual(pages.warnings.map(withoutFolder), ["pictures.yaml:1: no page matches “guide/**” yet"])
        XCTAssertEqual(try ProjectUpdate(project, pages: pages).run().changedPages, ["README.MD"])
        XCTAssertEqual(try page(), "<!-- messageshot: c -->")
    }

    /// Pages may be written by strangers, and logs may be public.
    func testErrorsDoNotQuoteOutsideFiles() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: secret) }
        for text in ["hunter2: x:0:0\n", "- hunter2\n", "{ \"hunter2\": [", "messages: hunter2\n", "hunter2"] {
            try Data(text.utf8).write(to: secret)
            for key in ["conversation", "style"] {
                try write("```messageshot\nname: q\n\(key): \(secret.path)\n```\n", to: "page.md")
                let failures = try update().failures.map(\.description)
                XCTAssertEqual(failures.count, 1, text)
                XCTAssertFalse(failures.joined().contains("hunter2"), "\(failures)")
                XCTAssertTrue(failures.joined().contains("outside the project's folder"), "\(failures)")
            }
        }
        try FileManager.default.removeItem(at: secret)
        XCTAssertTrue("\(try update().failures)".contains("there is no such file"))
    }

    /// The error names the file as written, and the place that names it.
    func testMissingFiles() throws {
        let text = """
            pictures:
              a: { conversation: gone.yaml }
              b: { conversation: chat.yaml, style: looks/none.yaml }
              c: { conversation: chat.yaml }
            """
        let outcome = try update(text)
        XCTAssertEqual(
            outcome.failures.map { withoutFolder($0.description) },
            [
                "pictures.yaml:2: pictures.a.conversation: “gone.yaml”: there is no such file",
                "pictures.yaml:3: pictures.b.style: “looks/none.yaml”: there is no such file",
            ])
        XCTAssertEqual(outcome.written, ["images/c.png"])
    }

    /// A mistake in a file is reported with the file's name as written in the project.
    func testMistakesInFiles() throws {
        try write("messages:\n  - { from: a, txt: Hi }\n", to: "chats/odd.yaml")
        try write("bubble:\n  colr: red\n", to: "looks/odd.yaml")
        let text = """
            pictures:
              a: { conversation: chats/odd.yaml }
              b: { conversation: chat.yaml, style: looks/odd.yaml }
            """
        XCTAssertEqual(
            try update(text).failures.map(\.description),
            [
                "chats/odd.yaml:2: unknown key “txt” in messages[0]; did you mean “text”?",
                "looks/odd.yaml:2: unknown key “colr” in bubble; known keys are corner-radius, corners, border, "
                    + "horizontal-padding, vertical-padding, mine, others",
            ])
    }

    /// A page never names a missing picture.
    func testAPictureThatCannotBeDrawn() throws {
        try write("<!-- messageshot: a -->", to: "page.md")
        try write("<!-- messageshot: b -->", to: "other.md")
        let outcome = try update(Self.pictures.replacingOccurrences(of: "message: 1", with: "message: 9"))
        XCTAssertEqual(outcome.failures.count, 1)
        XCTAssertEqual(outcome.changedPages, ["other.md"])
        XCTAssertEqual(try page(), "<!-- messageshot: a -->")
    }

    func testReferences() throws {
        try write("<!-- messageshot: a -->\n\n![](images/b-befor.png)\n", to: "page.md")
        try update()
        let (project, pages) = try read()
        let references = try pages.references(in: project)
        XCTAssertEqual(
            references.lost,
            [
                "\(folder.path)/page.md:10: the picture “images/b-befor.png” does not exist; did you mean “images/b-before.png”?"
            ])
        XCTAssertEqual(references.unused, ["images/b-before.png", "images/b-after.png"])
    }

    /// The references after an update follow from the edits, so pages aren't read again.
    func testPagesAreReadOnce() throws {
        try write("<!-- messageshot: a -->\n\n![](images/b-befor.png) ![](images/b-after.png)\n", to: "page.md")
        let (project, pages) = try read()
        let outcome = try ProjectUpdate(project, pages: pages).run()
        XCTAssertEqual(outcome.changedPages, ["page.md"])
        try write("![](gone.png)\n", to: "page.md")
        let references = try XCTUnwrap(outcome.pages).references(in: project)
        XCTAssertEqual(
            references.lost.map(withoutFolder),
            ["page.md:10: the picture “images/b-befor.png” does not exist; did you mean “images/b-before.png”?"])
        XCTAssertEqual(references.unused, ["images/b-before.png"])
    }

    /// A picture that is shown on a sheet counts as used.
    func testPicturesOnSheetsAreUsed() throws {
        try write("<!-- messageshot: all -->", to: "page.md")
        let text = Self.pictures + "\n  all: { sheet: [a] }"
        try update(text)
        let (project, pages) = try read(text)
        XCTAssertEqual(try pages.references(in: project).unused, ["images/b-before.png", "images/b-after.png"])
    }

    /// The description of a channel without a name lists its members only.
    func testDescriptionsOfChannelsWithoutNames() throws {
        try write(
            """
            me: ada
            users: { ada: Ada, ben: Ben, cem: Cem }
            channels:
              - { channel: { name: Lunch, members: [ada, cem] } }
              - { channel: { members: [ada, ben] } }
            """, to: "chat.yaml")
        try write("<!-- messageshot: list -->", to: "page.md")
        try update("pictures: { list: { conversation: chat.yaml, screen: channel-list } }")
        let filled = try page()
        XCTAssertTrue(filled.contains("A list of 2 channels: Lunch, Ben\""), filled)
    }

    /// A folder with its own project file isn't part of the outer project.
    func testProjectsInFolders() throws {
        try write("<!-- messageshot: other -->", to: "below/page.md")
        try write("pictures: {}", to: "below/pictures.yaml")
        try write("<!-- messageshot: a -->", to: "page.md")
        XCTAssertEqual(try update().changedPages, ["page.md"])
    }
}
