import XCTest

@testable import Goldens

/// Two assertions with one golden: both are compared with it, and neither overwrites the other's.
final class SharedGoldenTests: TestPackageCase {
    private let plain = "LabelTests.testTwice"

    private func check(
        _ recording: RecordMode, line: Int, test: String? = nil, invocation: Int? = nil
    ) throws -> GoldenCheck {
        var check = try check("testTwice()", recording: recording, line: line, invocation: invocation)
        check.runningTest = test ?? plain
        return check
    }

    private var goldens: [String] { files(in: "Golden").filter { $0.hasSuffix(".png") } }

    func testBothAreComparedWithIt() throws {
        _ = try check(.missing, line: 7).run(content(badge()), in: makeRun())
        let run = makeRun()
        XCTAssertEqual(try check(.never, line: 7).run(content(badge()), in: run).outcome, .passed)
        XCTAssertEqual(try check(.never, line: 9).run(content(badge()), in: run).outcome, .passed)
        let third = try check(.never, line: 11).run(content(badge(radius: 0)), in: run)
        XCTAssertEqual(third.outcome, .changed)
        XCTAssertFalse(third.isPending, "it can't match all of them")
        XCTAssertTrue(third.message?.contains("LabelTests.swift:7 and ") == true, third.message ?? "")
        XCTAssertTrue(third.message?.contains("LabelTests.swift:11 share this golden") == true, third.message ?? "")
    }

    func testAnotherRunThroughTheTestHasTheGoldenForItself() throws {
        _ = try check(.missing, line: 7).run(content(badge()), in: makeRun())
        let run = makeRun()
        _ = try check(.never, line: 7, invocation: 1).run(content(badge()), in: run)
        let again = try check(.never, line: 7, invocation: 2).run(content(badge(radius: 0)), in: run)
        XCTAssertEqual(again.outcome, .changed)
        XCTAssertTrue(again.isPending)
        XCTAssertFalse(again.message?.contains("share this golden") == true, again.message ?? "")
    }

    func testNeitherIsWrittenOverTheOther() throws {
        for mode in [RecordMode.all, .failed, .missing] {
            try? FileManager.default.removeItem(at: package.appendingPathComponent("Golden"))
            let run = makeRun()
            _ = try check(mode, line: 7).run(content(badge()), in: run)
            let before = try Data(contentsOf: package.appendingPathComponent("Golden/Badge/LabelTests/twice.png"))
            let second = try check(mode, line: 9).run(content(badge(radius: 0)), in: run)
            XCTAssertEqual(second.outcome, mode == .missing ? .changed : .unusable)
            let message = try XCTUnwrap(second.message)
            for word in ["LabelTests.swift:7", "LabelTests.swift:9", "share this golden", "named:"] {
                XCTAssertTrue(message.contains(word), "\(mode): \(message)")
            }
            XCTAssertEqual(
                try Data(contentsOf: package.appendingPathComponent("Golden/Badge/LabelTests/twice.png")), before)
        }
    }

    /// Two processes only share the run's folder.
    func testAnotherProcessIsNotOverwritten() throws {
        for mode in [RecordMode.all, .failed] {
            let name = "shared-\(mode)"
            try? FileManager.default.removeItem(at: package.appendingPathComponent("Golden"))
            _ = try check(mode, line: 7).run(content(badge()), in: makeRun(name))
            let second = try check(mode, line: 9).run(content(badge(radius: 0)), in: makeRun(name))
            XCTAssertEqual(second.outcome, .unusable)
            let message = try XCTUnwrap(second.message)
            XCTAssertTrue(message.contains("LabelTests.swift:7 and "), message)
            XCTAssertFalse(message.contains("\n"), "one line")
            let again = try check(.never, line: 7).run(content(badge()), in: makeRun())
            XCTAssertEqual(again.outcome, .passed, "the first one's picture is there")
        }
    }

    /// A golden that already matched also counts as the first one's.
    func testGoldenThatWasRightIsNotOverwritten() throws {
        _ = try check(.missing, line: 7).run(content(badge()), in: makeRun())
        XCTAssertEqual(try check(.all, line: 7).run(content(badge()), in: makeRun("all")).outcome, .passed)
        let second = try check(.all, line: 9).run(content(badge(radius: 0)), in: makeRun("all"))
        XCTAssertEqual(second.outcome, .unusable)
        XCTAssertEqual(try check(.never, line: 7).run(content(badge()), in: makeRun()).outcome, .passed)
    }

    func testTestsAreNamedThatShareAHelpersLine() throws {
        _ = try check(.all, line: 7, test: "LabelTests.testOne").run(content(badge()), in: makeRun("helper"))
        let second = try check(.all, line: 7, test: "LabelTests.testTwo").run(
            content(badge(radius: 0)), in: makeRun("helper"))
        let message = try XCTUnwrap(second.message)
        XCTAssertTrue(message.contains("LabelTests.testOne and LabelTests.testTwo, by way of "), message)
    }

    func testValuesOfALoopAreDistinguished() throws {
        _ = try check(.missing, line: 7, invocation: 1).run(content(badge()), in: makeRun())
        let run = makeRun()
        XCTAssertEqual(try check(.never, line: 7, invocation: 1).run(content(badge()), in: run).outcome, .passed)
        let second = try check(.never, line: 7, invocation: 1).run(content(badge(radius: 0)), in: run)
        XCTAssertTrue(
            second.message?.contains("compares several values with this golden") == true, second.message ?? "")
        let report = try RunReport(run: run.folder)
        XCTAssertEqual(report.results.map(\.outcome), [.changed])
    }

    /// Many threads find no golden at the same time: one writes it, and the others compare.
    func testThreadsWriteOnce() throws {
        let run = makeRun()
        let contents = try (0..<8).map { try content(badge(radius: CGFloat($0))) }
        let checks = try (1...8).map { try check(.missing, line: $0) }
        let outcomes = OutcomeList()
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            outcomes.append(checks[number].run(contents[number], in: run))
        }
        let all = outcomes.all
        XCTAssertEqual(all.count, 8)
        XCTAssertEqual(all.filter { $0.outcome == .recorded }.count, 1)
        XCTAssertEqual(all.filter { $0.outcome == .changed || $0.outcome == .unusable }.count, 7)
        XCTAssertEqual(goldens.count, 1)
    }

    func testReportKeepsPendingFiles() throws {
        _ = try check(.missing, line: 7).run(content(badge()), in: makeRun())
        let run = makeRun()
        _ = try check(.never, line: 7).run(content(badge(radius: 1)), in: run)
        _ = try check(.never, line: 9).run(content(badge(radius: 2)), in: run)
        let approval = try Approval(RunReport(run: run.folder))
        XCTAssertEqual(approval.pending.map(\.source.line), [7])
        for result in approval.pending { try Approval.approve(result) }
        XCTAssertEqual(try check(.never, line: 7).run(content(badge(radius: 1)), in: makeRun()).outcome, .passed)
    }
}

private final class OutcomeList: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [GoldenResult] = []

    var all: [GoldenResult] { lock.withLock { results } }

    func append(_ result: GoldenResult) { lock.withLock { results.append(result) } }
}
