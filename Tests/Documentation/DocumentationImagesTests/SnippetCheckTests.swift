import XCTest

@testable import DocumentationImages

/// Compares the code of a source file with the code of its page.
final class SnippetCheckTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("", to: "Package.swift")
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Returns the differences between a file with one snippet and a page.
    private func differences(
        snippet: String = "card", _ code: String, on page: String, names: [String]? = nil
    ) throws -> [String] {
        try write("// Snippet \(snippet)\n\(code)\n// End of snippet\n", to: "Cards.swift")
        try write(page, to: "Cards.md")
        let file = folder.appendingPathComponent("Cards.swift").path
        let page = PicturePage("Cards", document: "Cards.md", file: file) {
            PictureSection("Cards", snippets: names, file: file, line: 7)
        }
        return try SnippetCheck.differences(of: page)
    }

    func testSameCode() throws {
        let code = "    struct Card {\n        let title = 1\n    }"
        let page = "# Cards\n\n- In a list:\n\n  ```swift\n  struct Card {\n      let title = 1\n  }\n  ```\n"
        XCTAssertEqual(try differences(code, on: page), [])
        XCTAssertEqual(try differences(snippet: "1", code, on: page), [])
        XCTAssertEqual(try differences(code, on: page.replacingOccurrences(of: "\n", with: "\r\n")), [])
    }

    func testFirstLineThatDiffers() throws {
        let code = "layer.cornerRadius = 0\nlayer.borderWidth = 1"
        let page = "```swift\nlet other = 1\n```\n\n~~~Swift\n\nlayer.cornerRadius = 0\nlayer.borderWidth = 2\n~~~\n"
        XCTAssertEqual(
            try differences(code, on: page),
            [
                "Cards.md:8: the snippet “card” (Cards.swift:1) differs: the page has “layer.borderWidth = 2”, "
                    + "the file “layer.borderWidth = 1”"
            ])
        XCTAssertEqual(
            try differences(snippet: "1", code, on: page),
            [
                "Cards.md:2: the snippet “1” (Cards.swift:1) differs: the page has “let other = 1”, "
                    + "the file “layer.cornerRadius = 0”"
            ])
    }

    func testMissingLines() throws {
        let page = "```swift\nlayer.cornerRadius = 0\n```\n"
        XCTAssertEqual(
            try differences("layer.cornerRadius = 0\nlayer.borderWidth = 1", on: page),
            [
                "Cards.md:3: the snippet “card” (Cards.swift:1) differs: the page has nothing more, "
                    + "the file “layer.borderWidth = 1”"
            ])
    }

    func testMissingCode() throws {
        // Code in other languages and inline code don't count.
        let page = "```sh\nlet a = 1\n```\n\nAs `let a = 1` says.\n\n```swift\n}\n```\n"
        XCTAssertEqual(
            try differences("let a = 1\n}", on: page),
            ["Cards.md: no block of Swift code is like the snippet “card” (Cards.swift:1)"])
        XCTAssertEqual(
            try differences(snippet: "2", "let a = 1", on: page),
            ["Cards.md: the snippet 2 (Cards.swift:1) does not exist; the page has one block of Swift code"])
    }

    func testMissingPage() throws {
        let page = PicturePage("Cards", document: "Nowhere.md", file: folder.appendingPathComponent("a.swift").path) {}
        XCTAssertEqual(
            try SnippetCheck.differences(of: page),
            ["Nowhere.md: there is no such page; its path is relative to the package's folder"])
    }

    func testSectionThatNamesAnUnknownSnippet() throws {
        XCTAssertThrowsError(try differences("let a = 1", on: "", names: ["crad"])) {
            XCTAssertEqual("\($0)", "Cards.swift:7: the file has no snippet “crad”; did you mean “card”?")
        }
    }

    func testSectionsOfOneFileShareItsSnippets() throws {
        try write(
            "// Snippet a\nlet a = 1\n// End of snippet\n// Snippet b\nlet b = 1\n// End of snippet\n",
            to: "Cards.swift")
        let file = folder.appendingPathComponent("Cards.swift").path
        let page = PicturePage("Cards", file: file) {
            PictureSection("All others", file: file, line: 1)
            PictureSection("B", snippets: ["b"], file: file, line: 2)
            PictureSection("None are left", file: file, line: 3)
        }
        XCTAssertEqual(try page.sections.map { try page.snippets(of: $0).map(\.name) }, [["a"], ["b"], []])
    }
}
