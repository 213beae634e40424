import Foundation
import XCTest

@testable import DocumentationImages

/// Tests projects with DocC pages and other pages. Each page must find its pictures where it looks for them.
final class CatalogPagesTests: ProjectTestCase {
    private static let pictures = """
        defaults: { conversation: chat.yaml, scale: 2, screen: message, message: 1 }
        pictures:
          a: { variants: { appearance: [light, dark] }, alt: Soup }
          b: { before: {}, after: { width: 300 } }
        """

    private func placedPaths(_ text: String = pictures) throws -> [String] {
        try readPages(text).0.entries.flatMap(\.pictures).map(\.path)
    }

    func testOnlyACatalogPage() throws {
        try write("# Soup\n\n<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        XCTAssertEqual(
            try placedPaths(),
            [
                "Kit.docc/Resources/a@2x.png", "Kit.docc/Resources/a~dark@2x.png", "images/b-before.png",
                "images/b-after.png",
            ])
        try drawPages(Self.pictures)
        XCTAssertTrue(try page("Kit.docc/Soup.md").contains("![Soup](a)"))
        XCTAssertFalse(exists("images/a.png"))
        XCTAssertTrue(exists("Kit.docc/Resources/a~dark@2x.png"))
        let (project, pages) = try readPages(Self.pictures)
        XCTAssertEqual(try pages.references(in: project).lost, [])
        XCTAssertEqual(try checkPages(Self.pictures).filter { !$0.hasPrefix("images/b") }, [])
    }

    func testSamePictureOnAllKindsOfPages() throws {
        try write("<!-- messageshot: b -->\n", to: "Kit.docc/Articles/Soup.md")
        try write("@Tutorial(time: 5) {\n<!-- messageshot: b -->\n}\n", to: "Kit.docc/Lunch.tutorial")
        try write("<!-- messageshot: b -->\n", to: "guide/page.md")
        try write("{/* messageshot: b-after */}\n", to: "page.mdx")
        try drawPages(Self.pictures)
        XCTAssertTrue(try page("Kit.docc/Articles/Soup.md").contains("@Image(source: \"b-before\""))
        XCTAssertTrue(try page("Kit.docc/Lunch.tutorial").contains("@Image(source: \"b-after\""))
        XCTAssertTrue(try page("guide/page.md").contains("../images/b-before.png"))
        XCTAssertTrue(try page("page.mdx").contains("images/b-after.png"))
        XCTAssertEqual(try data("images/b-after.png"), try data("Kit.docc/Resources/b-after@2x.png"))
        XCTAssertEqual(try checkPages(Self.pictures).filter { !$0.hasPrefix("images/a") }, [])
        XCTAssertEqual(try drawPages(Self.pictures).changedPages, [])
    }

    func testTwoCatalogs() throws {
        try write("<!-- messageshot: a -->\n", to: "One.docc/Soup.md")
        try write("<!-- messageshot: a -->\n", to: "Sources/Two/Two.DOCC/Soup.md")
        try write("x", to: "Sources/Two/Two.DOCC/resources/note.txt")
        XCTAssertEqual(
            try placedPaths().filter { $0.hasSuffix("a@2x.png") },
            ["One.docc/Resources/a@2x.png", "Sources/Two/Two.DOCC/resources/a@2x.png"])
        try drawPages(Self.pictures)
        let (project, pages) = try readPages(Self.pictures)
        XCTAssertEqual(try pages.references(in: project).lost, [])
    }

    /// DocC reads a nested catalog as part of the outer one.
    func testNestedCatalogs() throws {
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Inner.docc/Soup.md")
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        XCTAssertEqual(
            try placedPaths().filter { $0.contains("a@2x") }, ["Kit.docc/Resources/a@2x.png"])
    }

    /// A picture with a declared folder is drawn there, whichever pages name it.
    func testDeclaredFolders() throws {
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        try write("<!-- messageshot: a -->\n", to: "page.md")
        let inside = Self.pictures.replacingOccurrences(of: "alt: Soup", with: "alt: Soup, folder: Kit.docc/Art")
        XCTAssertEqual(try placedPaths(inside).prefix(2), ["Kit.docc/Art/a@2x.png", "Kit.docc/Art/a~dark@2x.png"])
        try drawPages(inside)
        XCTAssertTrue(try page().contains("src=\"Kit.docc/Art/a@2x.png\""))
        let outside = Self.pictures.replacingOccurrences(of: "alt: Soup", with: "alt: Soup, folder: art")
        try write("# No pictures\n", to: "page.md")
        XCTAssertEqual(
            try placedPaths(outside).prefix(4),
            ["art/a.png", "art/a-dark.png", "Kit.docc/Resources/a@2x.png", "Kit.docc/Resources/a~dark@2x.png"])
    }

    /// A file that a page shows without a placeholder is kept.
    func testFilesShownWithoutPlaceholders() throws {
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        try write("![Soup](images/a.png)\n", to: "page.md")
        XCTAssertEqual(try placedPaths().first, "images/a.png")
        XCTAssertTrue(try placedPaths().contains("Kit.docc/Resources/a@2x.png"))
    }

    /// The project file can be inside the catalog.
    func testProjectInCatalog() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Kit.docc"), withIntermediateDirectories: true)
        try write(Self.pictures, to: "Kit.docc/pictures.yaml")
        let project = try ProjectReader(contentsOf: folder.path + "/Kit.docc/pictures.yaml").project()
        XCTAssertEqual(
            project.entries.first?.pictures.map(\.path), ["images/a@2x.png", "images/a~dark@2x.png"])
    }

    /// Orphaned pictures in a catalog are reported.
    func testOrphanedPictures() throws {
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        try write("<!-- messageshot: b -->\n", to: "Kit.docc/Other.md")
        try drawPages(Self.pictures)
        try write("# No picture\n", to: "Kit.docc/Soup.md")
        let (project, _) = try readPages(Self.pictures)
        XCTAssertEqual(
            OrphanedPictures.paths(in: project), ["Kit.docc/Resources/a@2x.png", "Kit.docc/Resources/a~dark@2x.png"])
    }

    func testUnsupportedScales() throws {
        try write("<!-- messageshot: a -->\n", to: "Kit.docc/Soup.md")
        try write("<!-- messageshot: a -->\n", to: "Other.docc/Soup.md")
        try write("<!-- messageshot: b -->\n", to: "page.md")
        let text = Self.pictures.replacingOccurrences(of: "a: {", with: "a: { scale: 4,")
        let (project, pages) = try readPages(text)
        XCTAssertEqual(
            pages.mistakes.map { withoutFolder($0.description) },
            ["pictures.yaml:3: pictures.a: DocC knows 1, 2 and 3 pixels per point, not 4"])
        XCTAssertEqual(
            try ProjectUpdate(project, pages: pages).run().changedPages, ["page.md"], "the others go on")
        XCTAssertEqual(try page("Kit.docc/Soup.md"), "<!-- messageshot: a -->\n")
    }
}
