import Foundation
import GoldenTesting
import Testing

@testable import InlineSnapshotTesting

/// When a text is recorded, and what is said of it.
struct RecordModeTests {
    private let source = """
        func testOrder() {
            assertInlineSnapshot(of: order, as: .lines)
        }
        """

    private func verify(
        _ file: SourceFile, expected: String? = nil, record: SnapshotTestingConfiguration.Record
    ) -> String? {
        let assertion = InlineAssertion(
            expected: expected, descriptor: InlineSnapshotSyntaxDescriptor(), path: file.path, function: "testOrder()",
            call: SourcePosition(line: 2, column: 25))
        return assertion.verify(message: "", record: record) {
            "1 tea"
        } difference: { old, new in
            old == new ? nil : "−\(old)\n+\(new)"
        }
    }

    @Test(.enabled(if: !isCI), arguments: [SnapshotTestingConfiguration.Record.all, .missing, .failed])
    func aMissingTextIsRecorded(_ record: SnapshotTestingConfiguration.Record) throws {
        let file = try SourceFile(source)
        let words = "Difference: …\n\n  −\n  +1 tea"
        #expect(
            verify(file, record: record)
                == "The text was recorded at OrderTests.swift:2; review it, and run the test again. \(words)")
        #expect(try file.text.contains("1 tea"))
        #expect(
            verify(file, record: record)
                == "The text was already recorded at OrderTests.swift:2; run the test again. \(words)")
    }

    @Test func nothingIsRecordedThatIsNotAskedFor() throws {
        let file = try SourceFile(source)
        #expect(verify(file, record: .never)?.hasPrefix("There's no expected text here yet.") == true)
        #expect(verify(file, expected: "2 teas", record: .missing)?.contains("Snapshot did not match.") == true)
        #expect(verify(file, expected: "1 tea", record: .all) == nil)
        #expect(try file.text == source)
    }

    @Test func aTextThatCanNotBeRecordedSaysWhy() throws {
        let file = try SourceFile(source)
        try file.write("")
        let expected =
            isCI
            ? "There's no expected text here yet." : "The text could not be recorded: \(file.path): line 2 has changed"
        #expect(verify(file, record: .all)?.hasPrefix(expected) == true)
    }

    @Test func nothingIsRecordedOnCI() throws {
        #expect(try InlineAssertions.recordMode(argument: .all, environment: ["CI": "true"]) == .never)
        #expect(try InlineAssertions.recordMode(argument: .all, environment: [:]) == .all)
    }
}

private let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
