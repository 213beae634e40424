import Files
import Foundation
import XCTest

/// Foundation's errors as sentences: its own descriptions are lists of fields.
final class ErrorSentenceTests: XCTestCase {
    private func sentence(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return error.sentence
        }
    }

    func testFoundationErrors() {
        XCTAssertEqual(
            sentence { _ = try Data(contentsOf: URL(fileURLWithPath: "/nonexistent")) },
            "/nonexistent: reading or writing failed: No such file or directory")
        XCTAssertEqual(
            sentence {
                try FileManager.default.createDirectory(atPath: "/proc/nope", withIntermediateDirectories: true)
            },
            "/proc/nope: reading or writing failed: No such file or directory")
        let long = "/tmp/" + String(repeating: "a", count: 300)
        let sentences = [
            sentence { try Data().write(to: URL(fileURLWithPath: long), options: .atomic) },
            sentence { try FileManager.default.removeItem(atPath: long) },
            sentence { _ = try String(contentsOfFile: "/proc/self", encoding: .utf8) },
        ]
        for text in sentences {
            XCTAssertTrue(text.contains(": reading or writing failed: "), text)
            XCTAssertFalse(text.contains("Error Domain") || text.contains("Code="), text)
        }
    }

    func testOwnErrorsSpeakForThemselves() {
        let error = FileError(path: "a", action: "opening", reason: "b")
        XCTAssertEqual(error.sentence, "a: opening failed: b")
        XCTAssertNil(CancellationError().fileError)
        XCTAssertNil(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")).fileError)
    }
}
