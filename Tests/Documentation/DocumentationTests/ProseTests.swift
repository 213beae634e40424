import Foundation
import XCTest

/// Checks that prose has one sentence per line, for readable diffs, and American spelling.
final class ProseTests: XCTestCase {
    private let package = PackageFolder()

    func testLinesHaveOneSentence() throws {
        for path in try package.documents() {
            for line in try Document(path, text: package.text(of: path)).proseLines where isProse(line.text) {
                XCTAssertFalse(hasTwoSentences(line.text), "\(path):\(line.number): a line has several sentences")
            }
        }
    }

    func testSpellingIsAmerican() throws {
        let british = #/(?i)\b\w*(?:colour|flavour|grey|catalogue|licence|behaviour|neighbour|centre)\w*/#
        for path in try package.documents() {
            for line in try Document(path, text: package.text(of: path)).proseLines {
                let word = line.text.firstMatch(of: british)?.0 ?? ""
                XCTAssertEqual(word, "", "\(path):\(line.number)")
            }
        }
    }

    func testSentencesAreFound() {
        XCTAssertTrue(hasTwoSentences("It draws. It writes."))
        XCTAssertTrue(hasTwoSentences("- It draws `a.b`. **It** writes."))
        XCTAssertFalse(hasTwoSentences("It says “No. Never.” and (Yes. Always.) draws."))
        XCTAssertFalse(hasTwoSentences("1. It draws."))
        XCTAssertFalse(hasTwoSentences("By A. Zeller, as `First. Second` shows."))
    }

    private func isProse(_ line: String) -> Bool {
        !["|", "#", "<", "!", "@"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }

    /// Whether a sentence ends within a line, outside of code, quotes and parentheses.
    private func hasTwoSentences(_ line: String) -> Bool {
        let sentences = line.replacing(#/^ *(?:-|\d+\.) +/#, with: "")
        let plain = sentences.replacing(#/`[^`]*`|“[^”]*”/#, with: "x")
            .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
            .replacing(#/\([^()]*\)|\b[A-Z]\./#, with: "x")
        return plain.contains(#/[.?!]\*{0,2} +[A-Z*x]/#)
    }
}
