import Foundation
import Testing
import XCTest

@testable import InlineSnapshotTesting

/// Processes that record in one file at once, and that end before their tests do.
struct RecordingProcessTests {
    private static let calls = 0..<12
    private let source =
        "func testOrder() {\n" + calls.map { _ in "    assertInlineSnapshot(of: order, as: .lines)\n" }.joined() + "}\n"

    @Test func processesThatRecordInOneFileAndCrashLoseNothing() throws {
        let file = try SourceFile(source)
        let processes = try (0..<3).map { try RecordingProcess.start(recordingIn: file.path, number: $0) }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
        }
        let expected = Self.calls.map {
            "    assertInlineSnapshot(of: order, as: .lines) {\n        \"\"\"\n        text \($0)\n        \"\"\"\n    }\n"
        }
        #expect(try file.text == "func testOrder() {\n\(expected.joined())}\n")
    }

    @Test func aProcessThatEndsBeforeTheSourceIsWrittenHoldsNobodyUp() throws {
        let file = try SourceFile(source)
        try file.record("1")
        let before = try file.text
        try file.record("2", 1)
        // The notes tell of the second text, which the file doesn't have.
        try file.write(before)
        try file.record("2", 1)
        try file.record("3", 2)
        #expect(try file.text.split(separator: "\n").compactMap { Int($0.filter { $0 != " " }) } == [1, 2, 3])
    }
}

/// What the processes do: the test program is started again for this test alone.
final class RecordingProcess: XCTestCase {
    private static let variable = "INLINE_RECORDING"

    /// Starts a process that records every third text, and then is killed.
    ///
    /// - Parameter number: Its first call.
    static func start(recordingIn path: String, number: Int) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Bundle.main.executablePath))
        process.arguments = ["InlineSnapshotTestingTests.RecordingProcess/testRecording"]
        process.environment = ProcessInfo.processInfo.environment.merging([variable: "\(number) \(path)"]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        return process
    }

    func testRecording() throws {
        guard let words = ProcessInfo.processInfo.environment[Self.variable]?.split(separator: " ", maxSplits: 1)
        else { return }
        let path = String(words[1])
        for number in stride(from: Int(words[0]) ?? 0, to: 12, by: 3) {
            let assertion = InlineAssertion(
                expected: nil, descriptor: InlineSnapshotSyntaxDescriptor(), path: path, function: "testOrder()",
                call: SourcePosition(line: number + 2, column: 25))
            _ = try SourceRecorder(path: path, compiled: 0).record("text \(number)", for: assertion)
        }
        kill(getpid(), SIGKILL)
    }
}
