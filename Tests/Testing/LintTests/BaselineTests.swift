import Files
import Foundation
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import GoldenTesting
@testable import Lint

/// The file of known findings.
@MainActor @preconcurrency
final class BaselineTests: XCTestCase {
    private nonisolated(unsafe) var folder = URL(fileURLWithPath: "")
    private var path: String { folder.appendingPathComponent("lint.txt").path }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func check(
        _ labels: Int, test: String = "testPale()", record: SnapshotTestingConfiguration.Record = .missing
    ) -> String? {
        let view = board(200, 100)
        for index in 0..<labels {
            view.addSubview(
                label(
                    "Pale", CGRect(x: 8, y: CGFloat(index) * 24, width: 90, height: 21), UIColor(white: 0.7, alpha: 1)))
        }
        return LintAssertion(
            lint: LayoutLint(), settings: RenderSettings(), baseline: path, record: record,
            place: AssertionPlace(
                testName: test, fileID: "BadgeTests/LabelTests.swift", filePath: "/LabelTests.swift", line: 1, column: 1
            )
        ).failure { view.makeFrameInHost(proposing: view.ownProposal) }
    }

    private var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    func testRecordsMissingGoldensAndThenPasses() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded there")
        XCTAssertNotNil(check(2))
        XCTAssertEqual(
            text,
            """
            # Known findings of the layout lint. Tests fail on any other finding, and list those that no longer occur.
            Badge/LabelTests/pale: 2 × UILabel#title: contrast 2.1:1 of #B3B3B3 on #FFFFFF, at least 4.5:1

            """)
        XCTAssertNil(check(2))
    }

    func testMoreThanIsKnownFails() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded there")
        _ = check(1)
        XCTAssertTrue(check(3)?.contains("of which 1 is known") == true, check(3) ?? "")
        XCTAssertTrue(check(1, test: "testOther()")?.contains("contrast") == true, "other tests are unaffected")
        let before = text
        XCTAssertNotNil(check(3, record: .never))
        XCTAssertEqual(text, before)
        XCTAssertNotNil(check(3, record: .failed))
        XCTAssertNil(check(3, record: .never))
    }

    func testFixedFindingsAreReportedAndPass() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded there")
        _ = check(2)
        let reported = Lines()
        RenderProblems.withHandler({ reported.add($0) }) { XCTAssertNil(check(1)) }
        XCTAssertEqual(reported.all.count, 1)
        XCTAssertTrue(
            reported.all.first?.hasPrefix("Badge/LabelTests/pale: gone, remove it from ") == true, "\(reported.all)")
        XCTAssertNotNil(check(0, record: .all))
        XCTAssertEqual(text?.split(separator: "\n").count, 1)
    }

    /// Findings that another process writes while this one waits for the lock are kept.
    func testProcessesWriteInTurns() throws {
        let finding = LintFinding(rule: .contrast, component: "Badge", path: [], rect: .zero, message: "too pale")
        let file = LintBaselineFile(path: path, test: "Badge/LabelTests/ours")
        let (begin, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try FileLock.withLock(on: folder.path) {
            DispatchQueue.global().async {
                begin.signal()
                _ = try? file.check([finding], recording: .failed)
                isDone.signal()
            }
            begin.wait()
            XCTAssertEqual(isDone.wait(timeout: .now() + 0.3), .timedOut, "it waits for the lock")
            try Data("Badge/LabelTests/others: Badge: too small\n".utf8).write(to: URL(fileURLWithPath: path))
        }
        XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success)
        XCTAssertEqual(
            text?.split(separator: "\n").dropFirst(),
            ["Badge/LabelTests/others: Badge: too small", "Badge/LabelTests/ours: Badge: too pale"])
    }

    func testBadBaselines() throws {
        for (line, reason) in [
            ("pale", "line 2: expected “test: component: flaw”, found “pale”"),
            ("<<<<<<< ours", "line 2: this is a merge conflict marker; keep the lines of both sides"),
        ] {
            XCTAssertThrowsError(try LintBaseline("# Known\n\(line)\n")) { XCTAssertEqual("\($0)", reason) }
        }
        try Data("pale\n".utf8).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(check(1), "\(path), line 1: expected “test: component: flaw”, found “pale”")
    }
}

private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
