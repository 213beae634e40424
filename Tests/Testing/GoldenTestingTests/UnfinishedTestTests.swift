import Foundation
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// The data of a run about tests that did not finish.
final class UnfinishedTestTests: TestPackageCase {
    private func unfinished(_ body: (GoldenRun) throws -> Void) throws -> [String] {
        let run = makeRun()
        _ = try check().run(content(badge()), in: run)
        try body(run)
        return try RunReport(run: run.folder).unfinished.map(\.description)
    }

    /// The report of a test with failures, in XCTest's words.
    ///
    /// - Parameter thenAsserts: Whether an assertion about a golden came after them.
    private func said(
        _ failures: [String], hasBeenSkipped: Bool = false, goldenFailed: Bool = false, thenAsserts: Bool = false
    ) -> String? {
        var ending = XCTestEnding()
        for failure in failures { ending.fail(failure) }
        if thenAsserts { ending.proceed() }
        return ending.outcome(
            of: "LabelTests.testA", hasBeenSkipped: hasBeenSkipped, hasFailed: !failures.isEmpty || goldenFailed
        )?.description
    }

    func testTestsOfWhichAtMostGoldensFailedAreNotMentioned() {
        XCTAssertNil(said([]))
        XCTAssertNil(said([], goldenFailed: true))
    }

    func testTestsThatFailAndGoOnAreNamedWithTheFailure() {
        XCTAssertEqual(
            said([#"XCTAssertEqual failed: ("1") is not equal to ("2") - "#]),
            #"LabelTests.testA failed: XCTAssertEqual failed: ("1") is not equal to ("2")"#)
        XCTAssertEqual(said(["failed - no bowl"]), "LabelTests.testA failed: no bowl")
        XCTAssertEqual(
            said(["XCTAssertTrue failed", "failed - again"], thenAsserts: true),
            "LabelTests.testA failed: XCTAssertTrue failed", "the first one counts")
        XCTAssertEqual(
            said([#"XCTAssertEqual threw error "E()" - "#]),
            #"LabelTests.testA failed: XCTAssertEqual threw error "E()""#, "the test continued after the failure")
        XCTAssertEqual(
            said(["XCTUnwrap failed: expected non-nil value of type \"Int\""], thenAsserts: true),
            "LabelTests.testA failed: XCTUnwrap failed: expected non-nil value of type \"Int\"", "the error was caught")
    }

    func testTestsThatEndEarlyAreNamedWithTheReason() {
        XCTAssertEqual(
            said([#"threw error "no\#nfile""#]), "LabelTests.testA threw an error: no file")
        XCTAssertEqual(
            said(["XCTUnwrap failed: expected non-nil value of type \"Int\" - "]),
            "LabelTests.testA threw an error: XCTUnwrap failed: expected non-nil value of type \"Int\"")
    }

    func testTestThatFailedIsNotCalledSkipped() {
        XCTAssertEqual(said([], hasBeenSkipped: true), "LabelTests.testA was skipped")
        XCTAssertEqual(
            said([#"threw error "Broken()""#], hasBeenSkipped: true),
            "LabelTests.testA threw an error: Broken()", "XCTest skips a test whose preparation throws")
        XCTAssertEqual(
            said(["XCTAssertTrue failed"], hasBeenSkipped: true), "LabelTests.testA failed: XCTAssertTrue failed")
        XCTAssertEqual(
            said([], hasBeenSkipped: true, goldenFailed: true),
            "LabelTests.testA failed: it was skipped after a golden had failed")
    }

    func testNotesOfAProcessWithoutComparisonsBelongToTheRun() throws {
        let note = UnfinishedTest(
            test: "LabelTests.testA", reason: .threw, detail: "no file",
            source: SourcePlace(file: "\(package.path)/Tests/LabelTests.swift", line: 7), seconds: 0.5)
        let run = makeRun()
        run.noteUnfinished(note)
        XCTAssertNil(RunReport.newestRun(ofPackage: package.path), "nothing was compared, so there is no run")
        _ = try check().run(content(badge()), in: run)
        run.noteUnfinished(UnfinishedTest(test: "LabelTests.testB", reason: .skipped))
        let unfinished = try RunReport(run: run.folder).unfinished
        XCTAssertEqual(unfinished.map(\.test), ["LabelTests.testA", "LabelTests.testB"])
        XCTAssertEqual(unfinished[0].source, SourcePlace(file: "Tests/LabelTests.swift", line: 7))
    }

    func testFoldersWithoutARunDoNotPileUp() throws {
        func folders() -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: GoldenRun.folder(ofPackage: package.path))
            return (names ?? []).filter { $0.hasPrefix("idle") }
        }
        for number in 1...12 {
            try FileManager.default.createDirectory(
                atPath: "\(GoldenRun.folder(ofPackage: package.path))/idle-\(number)/running",
                withIntermediateDirectories: true)
        }
        XCTAssertEqual(folders().count, 12)
        _ = try check().run(content(badge()), in: makeRun())
        XCTAssertEqual(folders().count, 10)
    }

    func testUnusedGoldensAreUnknownAfterAFailedTest() throws {
        try record()
        let run = makeRun()
        _ = try check().run(content(badge()), in: run)
        run.noteUnfinished(UnfinishedTest(test: "LabelTests.testA", reason: .failed))
        XCTAssertThrowsError(try RunReport(run: run.folder).checkIsWhole()) { error in
            XCTAssertTrue("\(error)".hasPrefix("LabelTests.testA failed or was skipped"), "\(error)")
        }
    }

    // MARK: Crashes

    func testRunningTestsAreNotRemoved() throws {
        let run = makeRun()
        let path = RunningTests.path(in: run.folder, process: 4711)
        let running = RunningTests(path: path)
        // In Swift Testing, names can be any text.
        let test = RunningTest(test: "a name\twith\nmore")
        running.add(test)
        running.tidy()
        XCTAssertEqual(RunningTests.left(in: run.folder).map(\.test), ["a name with more"])
        running.remove(test)
        running.tidy()
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testCrashIsReportedWithTheTestAndItsStep() throws {
        let said = try unfinished { run in
            run.begin(test: "LabelTests.testA")
            let ended = run.begin(test: "LabelTests.testA", at: SourcePlace(file: "Tests/LabelTests.swift", line: 3))
            ended.end()
            let assertion = run.begin(
                test: "LabelTests.testA", at: SourcePlace(file: "Tests/LabelTests.swift", line: 7))
            assertion.proceed(to: .layout)
            addTeardownBlock { assertion.end() }
        }
        XCTAssertEqual(
            said,
            [
                "LabelTests.testA did not finish: its process crashed or was stopped while laying out for "
                    + "Tests/LabelTests.swift:7"
            ])
    }

    func testCrashOutsideOfAssertionsIsReported() throws {
        let said = try unfinished { $0.begin(test: "LabelTests.testA") }
        XCTAssertEqual(said, ["LabelTests.testA did not finish: its process crashed or was stopped"])
    }

    func testNothingIsLeftWhenAllHaveEnded() throws {
        let run = makeRun()
        let said = try unfinished { run in
            run.begin(test: "LabelTests.testA")
            run.begin(test: "LabelTests.testA", at: SourcePlace(file: "Tests/LabelTests.swift", line: 3)).end()
            run.end(test: "LabelTests.testA")
            run.endAll()
        }
        XCTAssertEqual(said, [])
        run.begin(test: "LabelTests.testB")
        run.end(test: "LabelTests.testB")
        run.endAll()
        XCTAssertEqual(files(in: ".build/goldens").filter { $0.hasSuffix(".txt") }, [])
    }

    func testManifestOfAnotherVersionIsOneClearLine() throws {
        let run = makeRun()
        _ = try check().run(content(badge()), in: run)
        let path = "\(run.folder)/manifest.jsonl"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let old = lines[0].replacing("\"schema\":5", with: "\"schema\":2") + "\n{\"unfinished\":{\"test\":\"A\"}}\n"
        try old.write(toFile: path, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try RunReport(run: run.folder)) { error in
            XCTAssertEqual("\(error)", "\(path): unknown version 2, expected 5; run the tests again")
        }
    }
}
