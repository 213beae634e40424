import Foundation
import XCTest

@testable import Documents

/// Texts that need quotes in YAML, as people type them, and the line that is offered in their place.
final class UnquotedTextTests: XCTestCase {
    private enum Key: String, DocumentKey, CaseIterable {
        case from, text, at
        static let noun = "a message"
        var shape: ValueShape { .text }
        var comment: String { "" }
    }

    private func complaint(_ yaml: String) -> String? {
        do {
            let kind = DocumentKind(noun: "list", minimum: "a list")
            let node = try SourceFile(name: "a.yaml", data: Data(yaml.utf8), kind: kind).document()
            for element in try LocatedNode(node: node, path: .root, file: "a.yaml").elements() {
                let keys = try KeyedNode<Key>(element)
                _ = try (keys.text(.from), keys.text(.text))
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func assertOffered(_ correct: String, for line: String, _ reason: String, at number: UInt = #line) {
        for yaml in ["- { from: leia, \(line) }\n", "- { \(line), at: x }\n"] {
            XCTAssertTrue(
                complaint(yaml)?.hasSuffix("\(reason): \(correct)") ?? false, "\(complaint(yaml) ?? "nothing")",
                line: number)
            XCTAssertNil(complaint(yaml.replacing(line, with: correct)), "the offer is right", line: number)
        }
    }

    func testTextsInBraces() {
        assertOffered(#"text: "Hello, you""#, for: "text: Hello, you", "the text has a comma; it needs quotes")
        assertOffered(#"text: "a, b, c""#, for: "text: a, b, c", "the text has a comma; it needs quotes")
        assertOffered(
            #"text: "hi, there""#, for: "text: “hi, there”", "typographic quotes don't count; straight ones do")
        assertOffered(#"text: "Hello: you""#, for: "text: Hello: you", "the text has a colon; it needs quotes")
        assertOffered(#"text: "a [link](b)""#, for: "text: a [link](b)", "the text has a bracket; it needs quotes")
        assertOffered(
            #"text: "it's""#, for: "text: 'it's'", "an apostrophe ends a text in single quotes; use double ones")
        assertOffered(
            #"text: "He said \"hi\"""#, for: #"text: "He said "hi"""#, "a quote inside of quotes needs a backslash")
        assertOffered(#"text: "@you""#, for: "text: @you", "a text that begins with @ needs quotes")
        assertOffered(#"text: "*bold*""#, for: "text: *bold*", "a text that begins with * needs quotes")
        assertOffered(#"text: "> quote""#, for: "text: > quote", "a text that begins with > needs quotes")
    }

    func testTextsOnLinesOfTheirOwn() {
        for (line, correct) in [
            ("text: a: b", #"text: "a: b""#), ("text: 'it's'", #"text: "it's""#),
            (#"text: "He said "hi"""#, #"text: "He said \"hi\"""#), ("text: `code`", #"text: "`code`""#),
        ] {
            let yaml = "- from: leia\n  \(line)\n"
            XCTAssertTrue(complaint(yaml)?.hasPrefix("a.yaml:2:") ?? false, "\(complaint(yaml) ?? "nothing")")
            XCTAssertTrue(complaint(yaml)?.hasSuffix(correct) ?? false, "\(complaint(yaml) ?? "nothing")")
            XCTAssertNil(complaint(yaml.replacing(line, with: correct)))
        }
        XCTAssertNil(complaint("- from: leia\n  text: Hello, you\n"), "a comma is no matter there")
    }

    func testOtherMistakesKeepTheirAdvice() {
        XCTAssertEqual(
            complaint("- { from: leia text: Hi }"),
            "a.yaml:1:20: not valid YAML: did not find expected ',' or '}'; a comma or the closing bracket is missing")
        XCTAssertEqual(complaint("- {from: leia, text:Hi}"), "a.yaml:1: [0]: a colon is followed by a space: text: Hi")
        XCTAssertTrue(complaint("- { from: leia, txt: Hi }")?.contains("the nearest known key is “text”") ?? false)
        XCTAssertTrue(complaint("- from: leia\n\ttext: Hi")?.contains("tab") ?? false)
    }

    func testTheSecondOfTwoKeysIsNamed() {
        XCTAssertEqual(complaint("- from: a\n  text: x\n  from: b\n"), "a.yaml:3: the key “from” stands twice")
    }

    func testAVeryLongLineTakesNoTime() {
        let text = String(repeating: "a: b, ", count: 100_000)
        XCTAssertLessThan(complaint("- { text: \(text) }")?.count ?? 0, 300)
    }
}
