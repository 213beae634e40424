import Foundation
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// What a run knows of tests that did not run to their ends.
final class UnfinishedTestTests: TestPackageCase {
    private func unfinished(_ body: (GoldenRun) throws -> Void) throws -> [String] {
        let run = makeRun()
        _ = try check().run(content(badge()), in: run)
        try body(run)
        return try RunReport(run: run.folder).unfinished.map(\.description)
    }

    /// The test's failures, in XCTest's words, and whether an assertion about a golden came after them.
    private func unfinished(
        _ failures: [String], hasBeenSkipped: Bool = false, thenAsserts: Bool = false
    ) throws -> [String] {
        try unfinished { run in
            var ending = XCTestEnding()
            for failure in failures { ending.fail(failure) }
            if thenAsserts { ending.goOn() }
            ending.note("LabelTests.testA", hasBeenSkipped: hasBeenSkipped, in: run)
        }
    }

    func testTestsThatRunToTheirEndsAreNotUnfinished() throws {
        XCTAssertEqual(try unfinished([]), [])
        XCTAssertEqual(try unfinished([#"XCTAssertEqual failed: ("1") is not equal to ("2")"#]), [])
        XCTAssertEqual(try unfinished(["XCTAssertTrue failed"], thenAsserts: true), [])
        XCTAssertEqual(
            try unfinished([#"XCTAssertEqual threw error "E()""#]), [], "the assertion failed, and the test went on")
        XCTAssertEqual(
            try unfinished(["XCTUnwrap failed: expected non-nil value of type \"Int\""], thenAsserts: true), [],
            "the error was caught")
    }

    func testTestsThatEndEarlyAreNamedWithTheReason() throws {
        XCTAssertEqual(try unfinished([], hasBeenSkipped: true), ["LabelTests.testA was skipped"])
        XCTAssertEqual(
            try unfinished([#"threw error "no\#nfile""#]), [#"LabelTests.testA was ended by an error: "no file""#])
        XCTAssertEqual(
            try unfinished(["XCTUnwrap failed: expected non-nil value of type \"Int\""]),
            ["LabelTests.testA was ended by an error: XCTUnwrap failed: expected non-nil value of type \"Int\""])
    }

    func testNobodyKnowsOfUnusedGoldensAfterAFailedTest() throws {
        try record()
        let run = makeRun()
        _ = try check().run(content(badge()), in: run)
        run.noteFailed(test: "LabelTests.testA")
        XCTAssertThrowsError(try RunReport(run: run.folder).checkIsWhole()) { error in
            XCTAssertTrue("\(error)".hasPrefix("LabelTests.testA failed or was skipped"), "\(error)")
        }
    }

    // MARK: Crashes

    func testCrashIsToldWithTheTestAndWhatItWasAt() throws {
        let said = try unfinished { run in
            run.begin(test: "LabelTests.testA")
            let ended = run.begin(test: "LabelTests.testA", at: SourcePlace(file: "Tests/LabelTests.swift", line: 3))
            ended.end()
            let assertion = run.begin(
                test: "LabelTests.testA", at: SourcePlace(file: "Tests/LabelTests.swift", line: 7))
            assertion.proceed(to: .layout)
        }
        XCTAssertEqual(
            said,
            [
                "LabelTests.testA began and did not end: its process crashed or was stopped while laying out for "
                    + "Tests/LabelTests.swift:7"
            ])
    }

    func testCrashOutsideOfAssertionsIsTold() throws {
        let said = try unfinished { $0.begin(test: "LabelTests.testA") }
        XCTAssertEqual(said, ["LabelTests.testA began and did not end: its process crashed or was stopped"])
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
        let old = lines[0].replacing("\"schema\":3", with: "\"schema\":2") + "\n{\"unfinished\":{\"test\":\"A\"}}\n"
        try old.write(toFile: path, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try RunReport(run: run.folder)) { error in
            XCTAssertEqual("\(error)", "\(path): version 2 is not known; 3 is. Run the tests again")
        }
    }
}
