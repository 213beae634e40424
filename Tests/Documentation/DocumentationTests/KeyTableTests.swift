import BuiltPrograms
import Foundation
import XCTest
import Yams

/// Checks that the tables of keys in the documents match the JSON Schemas. With the environment variable
/// `WRITE_PAGES=1`, the test updates the tables.
final class KeyTableTests: XCTestCase {
    private let package = PackageFolder()

    func testEveryTableHasTheKeysOfItsSchema() throws {
        let isWriting = ProcessInfo.processInfo.environment["WRITE_PAGES"] == "1"
        var count = 0
        for path in try package.documents() {
            let text = try package.text(of: path)
            let anchors = Document(path, text: text).anchors
            let page = try text.replacing(
                #/<!-- (keys|names): (\w+) (\w+) -->\n.*?<!-- \/keys -->/#.dotMatchesNewlines()
            ) {
                let form = try XCTUnwrap(KeyTable.Form(rawValue: String($0.1)))
                let table = try XCTUnwrap(
                    KeyTable(form, of: String($0.3), in: schema(of: String($0.2)), anchors: anchors), "\(path): \($0.3)"
                )
                count += 1
                return "<!-- \($0.1): \($0.2) \($0.3) -->\n\n\(table.text)\n\n<!-- /keys -->"
            }
            if isWriting {
                guard page != text else { continue }
                try page.write(to: package.url.appendingPathComponent(path), atomically: true, encoding: .utf8)
            } else {
                XCTAssertTrue(page == text, "\(path): run WRITE_PAGES=1 swift test --filter KeyTableTests")
            }
        }
        XCTAssertGreaterThan(count, 30)
    }

    /// Every definition has a table on its schema's page, so no key is missing.
    func testEveryDefinitionOfConversationsHasATable() throws {
        let page = try package.text(of: "Documentation/Conversations.md")
        let definitions = try XCTUnwrap(schema(of: "conversation")["$defs"]?.mapping)
        for name in definitions.keys.compactMap(\.string) {
            XCTAssertTrue(
                page.contains("<!-- keys: conversation \(name) -->"), "Conversations.md has no table of \(name)")
        }
    }

    private func schema(of kind: String) throws -> Node {
        let arguments = kind == "conversation" ? ["schema"] : ["schema", kind]
        let run = try Run(BuiltProgram.path(of: "messageshot"), arguments, in: FileManager.default.temporaryDirectory)
        return try XCTUnwrap(compose(yaml: run.text), kind)
    }
}
