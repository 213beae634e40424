import Foundation
import Testing

@testable import InlineSnapshotTesting

/// What is not written, and why.
struct RecordingErrorTests {
    private let source = """
        func testOrder() {
            assertInlineSnapshot(of: order, as: .lines)
            assertInlineSnapshot(of: order, as: .lines)
        }
        """

    @Test func theSameTextIsWrittenOnceAndAnotherOneIsNot() throws {
        let file = try SourceFile(source)
        #expect(try file.record("1") == .written)
        #expect(try file.record("1") == .isThere)
        #expect(
            message { try file.record("2") }.hasSuffix(
                ": the call on line 2 has several values, but can hold only one expected text"))
        #expect(try file.text.contains("1\n"))
    }

    @Test func textsAreWrittenOnlyWhereTheCallIs() throws {
        let file = try SourceFile(source)
        let outdated = ": line 2 has changed since the tests were built; build and run them again"
        #expect(message { try file.record("1", function: "testBill()") }.hasSuffix(outdated))
        #expect(message { try file.record("1", inPlaceOf: "0") }.hasSuffix(outdated))
        try file.write("\n\(source)")
        #expect(message { try file.record("1") }.hasSuffix(outdated))
        #expect(try file.text == "\n\(source)")
    }

    @Test func aFileThatSomebodyEditsMeanwhileIsLeftAlone() throws {
        let file = try SourceFile(source)
        try file.record("1")
        let edited = try file.text + "// Done\n"
        try file.write(edited)
        #expect(
            message { try file.record("2", 1) }.hasSuffix(": it was changed while the tests ran; run them again"))
        #expect(try file.text == edited)
    }

    @Test func whatAnEarlierProgramWroteIsNotCounted() throws {
        let file = try SourceFile(source)
        try file.record("1")
        let after = try SourceFile(try file.text)
        #expect(throws: Never.self) {
            try after.record("2", inPlaceOf: "1", compiled: Date().timeIntervalSince1970)
        }
    }

    @Test func filesThatCanNotBeUsedAreNamed() throws {
        let file = try SourceFile(source)
        try Data([0x66, 0xFF, 0x28]).write(to: URL(fileURLWithPath: file.path))
        #expect(message { try file.record("1") } == "\(file.path): it isn't in UTF-8")
        try FileManager.default.removeItem(atPath: file.path)
        #expect(message { try file.record("1") } == "\(file.path): it can't be read")
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/proc/self/cmdline")
        #expect(message { try file.record("1") }.hasPrefix("\(file.path): "))
    }

    @Test func threadsThatRecordInOneFileLoseNothing() async throws {
        let calls = (0..<24).map { _ in "    assertInlineSnapshot(of: order, as: .lines)\n" }.joined()
        let file = try SourceFile("func testOrder() {\n\(calls)}\n")
        let path = file.path
        await withTaskGroup { group in
            for number in 0..<24 {
                group.addTask {
                    let assertion = InlineAssertion(
                        expected: nil, descriptor: InlineSnapshotSyntaxDescriptor(), path: path,
                        function: "testOrder()", call: SourcePosition(line: number + 2, column: 25))
                    _ = try? SourceRecorder(path: path, compiled: 0).record("text \(number)", for: assertion)
                }
            }
        }
        let expected = (0..<24).map {
            "    assertInlineSnapshot(of: order, as: .lines) {\n        \"\"\"\n        text \($0)\n        \"\"\"\n    }\n"
        }
        #expect(try file.text == "func testOrder() {\n\(expected.joined())}\n")
    }

    private func message(_ body: () throws -> some Any) -> String {
        do {
            _ = try body()
            return "nothing was thrown"
        } catch {
            return "\(error)"
        }
    }
}
