import Foundation
import XCTest

@testable import Documents

/// The values of YAML texts, each with its line.
final class YAMLTests: XCTestCase {
    private func parse(_ yaml: String) throws -> DocumentNode {
        try YAMLDocumentParser.parse(yaml, file: "a.yaml", kind: DocumentKind(noun: "list", minimum: "a list"))
    }

    private func complaint(_ yaml: String) -> String {
        do {
            return "no error: \(words(try parse(yaml)))"
        } catch {
            return "\(error)"
        }
    }

    /// A value on one line, with the lines of values and keys.
    private func words(_ node: DocumentNode) -> String {
        let value =
            switch node.value {
            case .null: "null"
            case .nothing(let word): word
            case .comment(let text): "comment \(text)"
            case .commented(let text, _, let comment): "\(text) comment \(comment)"
            case .text(let text): "“\(text)”"
            case .plain(let text): text
            case .sequence(let nodes): "[" + nodes.map(words).joined(separator: ", ") + "]"
            case .mapping(let entries):
                "{" + entries.map { "\($0.key)@\($0.line): \(words($0.value))" }.joined(separator: ", ") + "}"
            }
        return "\(value)@\(node.line)"
    }

    func testValues() throws {
        let yaml = """
            a: 1
            b:
              - "two"
              - 'three'
              - ~
              -
              - #four
              - |
                five
                six
              - [7, {e: null, f: ""}]
            """
        XCTAssertEqual(
            words(try parse(yaml)),
            "{a@1: 1@1, b@2: [“two”@3, “three”@4, ~@5, null@6, comment #four@7, “five\nsix\n”@8, "
                + "[7@11, {e@11: null@11, f@11: “”@11}@11]@11]@3}@1")
        XCTAssertEqual(words(try parse("x")), "x@1")
        XCTAssertEqual(words(try parse("--- !!map\n{a: !!int &b 1, c: *b}\n...\n")), "{a@2: 1@2, c@2: 1@2}@1")
        XCTAssertEqual(words(try parse("a: ä\u{1F35C}\r\nb: 2\r\n")), "{a@1: ä\u{1F35C}@1, b@2: 2@2}@1")
    }

    func testAliases() throws {
        XCTAssertEqual(
            words(try parse("a: &x {b: [1, 2]}\nc: *x\n&k d: *k\nx: &x 3\ne: *x\n")),
            "{a@1: {b@1: [1@1, 2@1]@1}@1, c@2: {b@1: [1@1, 2@1]@1}@1, d@3: d@3, x@4: 3@4, e@5: 3@4}@1")
        XCTAssertEqual(
            complaint("- &x [*x]"),
            "a.yaml:1:3: a text that begins with & needs quotes: \"&x [*x]\"")
    }

    func testDuplicateKeys() {
        XCTAssertEqual(complaint("a: 1\nb: {c: 2, d: 3,\n  c: 4}"), "a.yaml:3: duplicate key “c”; remove one")
        let many = (0..<100).map { "k\($0): x\n" }.joined()
        XCTAssertEqual(complaint(many + "k3: x"), "a.yaml:101: duplicate key “k3”; remove one")
        XCTAssertEqual(complaint("- a: 1\n- a: 1\n"), "no error: [{a@1: 1@1}@1, {a@2: 1@2}@2]@1")
    }

    func testInvalidDocuments() {
        for yaml in ["# only a comment", "---\n", "---\n# x\n...\n", "%YAML 1.1\n---\n"] {
            XCTAssertTrue(complaint(yaml).hasPrefix("a.yaml: the file is empty"), complaint(yaml))
        }
        XCTAssertEqual(
            complaint("a: 1\n---\nb: 2\n"),
            "a.yaml:2:1: not valid YAML: found another document; a file holds one list: remove the line ---")
        XCTAssertEqual(
            complaint("a: \u{1}"), "a.yaml: not valid YAML: control characters are not allowed")
    }

    /// A value takes as little memory as possible: there may be millions.
    func testSizeOfValues() {
        XCTAssertEqual(MemoryLayout<DocumentNode>.stride, 24)
        XCTAssertEqual(MemoryLayout<DocumentNode.Entry>.stride, 48)
    }
}
