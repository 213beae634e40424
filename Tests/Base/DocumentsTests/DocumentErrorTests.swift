import Documents
import Foundation
import XCTest

/// An error is one line: where, what, and what would be right.
final class DocumentErrorTests: XCTestCase {
    private func line(
        _ problem: any DocumentProblem, line: Int? = 3, column: Int? = nil, path: String = "a[1].b"
    ) -> String {
        DocumentError(file: "file.yaml", line: line, column: column, path: path, problem: problem).description
    }

    func testPlaces() {
        XCTAssertEqual(line(FileProblem.notUTF8, line: nil), "file.yaml: the file is not UTF-8 text")
        XCTAssertEqual(line(SyntaxProblem.invalidJSON("x"), column: 7), "file.yaml:3:7: not valid JSON: x")
        XCTAssertEqual(line(ValueProblem.missingKey("c")), "file.yaml:3: the key “c” is missing in a[1].b")
        XCTAssertEqual(line(ValueProblem.missingKey("c"), path: ""), "file.yaml:3: the key “c” is missing")
        XCTAssertEqual(
            line(ValueProblem.wrongType(found: "a list", expected: "a text")),
            "file.yaml:3: a[1].b: expected a text, found a list")
        XCTAssertEqual(
            line(ValueProblem.wrongType(found: "a list", expected: "a text"), path: ""),
            "file.yaml:3: expected a text, found a list")
        XCTAssertEqual(
            DocumentError(file: "", problem: FileProblem.notUTF8).description,
            "the document: the file is not UTF-8 text")
    }

    /// Names and reasons are untrusted: none of them can break the line.
    func testErrorsAreOneLine() {
        let error = DocumentError(file: "a\nb", problem: FileProblem.unreadable(reason: "x\ny\u{7}"))
        XCTAssertEqual(error.description, "a b: the file can't be read: x y\\u{7}")
        let problems: [any DocumentProblem] = [
            FileProblem.unreadable(reason: "\n"), SyntaxProblem.invalidYAML("\n"), SyntaxProblem.duplicateKey("\n"),
            ValueProblem.unknownKey("\n", nearest: nil, known: []), ValueProblem.invalidDate("\r\n"),
            ValueProblem.unknownChoice("\n", nearest: nil, choices: []), ImageProblem("\n", .missing(folder: "\n")),
        ]
        for problem in problems {
            let text = line(problem, path: "a\n.b")
            XCTAssertFalse(text.contains(where: \.isNewline), text)
        }
    }

    func testALongTextIsCut() {
        let text = line(ValueProblem.invalidDate(String(repeating: "x", count: 1000)))
        XCTAssertTrue(text.contains("found “\(String(repeating: "x", count: 39))…”"), text)
    }

    func testErrorsNameTheKindOfDocument() {
        let recipe = DocumentKind(noun: "recipe", minimum: "a recipe has at least “steps”")
        func complaint(_ text: String) -> String {
            do {
                _ = try SourceFile(name: "a.yaml", data: Data(text.utf8), kind: recipe).document()
                return "no error"
            } catch {
                return error.description
            }
        }

        let empty = "a.yaml: the file is empty; a recipe has at least “steps”"
        XCTAssertEqual(complaint(""), empty)
        XCTAssertEqual(complaint(" \n"), empty)
        XCTAssertEqual(complaint("# a comment"), empty)
        XCTAssertTrue(complaint("a: 1\n---\nb: 2").hasSuffix("; a file holds one recipe: remove the line ---"))
    }

    func testErrorsHaveTypedProblems() {
        XCTAssertThrowsError(
            try SourceFile(path: "/none.yaml", kind: DocumentKind(noun: "recipe", minimum: ""))
        ) { error in
            XCTAssertEqual((error as? DocumentError)?.problem as? FileProblem, .missing)
        }
    }
}
