import Foundation
import Testing
import XCTest

@testable import GoldenTesting

/// `record:` accepts a mode, a literal, and a variable of type `Bool` or `Bool?`, in every call. Compiling is half of
/// the test.
final class RecordArgumentTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    /// A common kind of helper.
    private func verify(_ name: String, record: Bool = false) -> String? {
        verifySnapshot(
            of: name, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: "testHelper()")
    }

    func testHelpersBooleanDecides() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded")
        withSnapshotTesting(record: .never) {
            XCTAssertNotNil(verify("off"))
            XCTAssertFalse(isThere("testHelper.off.txt"), "false outside of the scope")
            XCTAssertNotNil(verify("on", record: true))
            XCTAssertTrue(isThere("testHelper.on.txt"))
        }
        withSnapshotTesting(record: .all) {
            XCTAssertNotNil(verify("outside"))
            XCTAssertTrue(isThere("testHelper.outside.txt"))
        }
    }

    func testVariablesInVerify() {
        let (on, off, none): (Bool, Bool?, Bool?) = (false, false, nil)
        let mode: SnapshotTestingConfiguration.Record? = .never
        withSnapshotTesting(record: .never) {
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: on, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: off, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: none, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: mode, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: nil, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: false, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, record: .never, snapshotDirectory: folder))
            XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder))
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
    }

    @available(*, deprecated)
    func testVariablesInAssertions() {
        let (on, off, none): (Bool, Bool?, Bool?) = (false, false, nil)
        assertSnapshot(of: "text", as: .lines, named: "text", record: on)
        assertSnapshot(of: "text", as: .lines, named: "text", record: off)
        assertSnapshot(of: "text", as: .lines, named: "text", record: none)
        assertSnapshot(of: "text", as: .lines, named: "text", record: false)
        assertSnapshot(of: "text", as: .lines, named: "text", record: nil)
        assertSnapshot(of: "text", as: .lines, named: "text", record: .missing)
        assertSnapshot(matching: "text", as: .lines, named: "text", record: on)
        assertSnapshot(matching: "text", as: .lines, named: "text", record: off)
        assertSnapshot(matching: "text", as: .lines, named: "text", record: false)
        assertSnapshots(of: "text", as: ["text": .lines], record: on)
        assertSnapshots(of: "text", as: ["text": .lines], record: off)
        assertSnapshots(of: "text", as: ["text": .lines], record: false)
        assertSnapshots(matching: "text", as: ["text": .lines], record: on)
        assertSnapshots(of: "text", as: [.lines], record: on)
        assertSnapshots(matching: "text", as: [.lines], record: on)
        XCTAssertNil(verifySnapshot(matching: "text", as: .lines, named: "text", record: on))
    }

    func testVariablesInScopes() async {
        let (on, off): (Bool, Bool?) = (true, nil)
        withSnapshotTesting(record: .never) {
            withSnapshotTesting(record: on) { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .all) }
            withSnapshotTesting(record: true) { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .all) }
            withSnapshotTesting(record: off) { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never) }
            withSnapshotTesting(record: !on) { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never) }
            withSnapshotTesting(record: false) { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never) }
        }
        await withSnapshotTesting(record: on) {
            await Task.yield()
            XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .all)
        }
    }

    // MARK: Deprecated global settings

    @available(*, deprecated)
    func testGlobals() {
        defer { isRecording = false }
        SnapshotTestingConfiguration.$current.withValue(nil) {
            isRecording = true
            XCTAssertTrue(GoldenTesting.isRecording)
            XCTAssertTrue(GoldenTesting.record)
            XCTAssertEqual(LegacySettings.record, .all)
            GoldenTesting.record = false
            XCTAssertNil(LegacySettings.record, "false outside of the scope")
            diffTool = "compare"
            XCTAssertEqual(diffTool(currentFilePath: "a", failedFilePath: "b"), "compare a b")
            withSnapshotTesting {
                XCTAssertEqual(
                    SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"),
                    "compare a b")
            }
            diffTool = .init { "look \($0) \($1)" }
            XCTAssertEqual(diffTool(currentFilePath: "a", failedFilePath: "b"), "look a b")
            diffTool = nil
            XCTAssertTrue(diffTool(currentFilePath: "a", failedFilePath: "b").contains("\"file://a\""))
        }
    }

    func testFailuresPrintTheToolThatWasSet() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/testTool.1.txt"))
        func failure() throws -> String {
            try XCTUnwrap(
                verifySnapshot(of: "new", as: .lines, record: .never, snapshotDirectory: folder, testName: "testTool"))
        }
        XCTAssertFalse(try withSnapshotTesting { try failure() }.contains("To configure output"))
        try FileManager.default.moveItem(atPath: "\(folder)/testTool.1.txt", toPath: "\(folder)/testTool.2.txt")
        let message = try withSnapshotTesting(diffTool: .ksdiff) { try failure() }
        XCTAssertTrue(message.contains("\nksdiff /"), message)
    }
}

private let isRecordingTraits = false

@MainActor @Suite(.snapshots(record: isRecordingTraits))
struct RecordArgumentTraits {
    @Test(.snapshots(record: .never)) func mode() {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
    }

    @Test(.snapshots(record: true)) func literal() {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
    }

    @Test func variable() {
        #expect(SnapshotTestingConfiguration.current?.record == nil)
    }
}
