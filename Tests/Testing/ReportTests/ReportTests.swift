import Foundation
import XCTest

@testable import Goldens
@testable import Reports

final class ReportTests: ReportTestCase {
    private let square = ["Badge: corner radius 6 → 0"]

    func testEqualCausesAreOneGroupAndTheLargestIsFirst() throws {
        let report = try report([
            result("a", causes: ["Badge: fill #000000 → #FFFFFF"]), result("b", causes: square),
            result("c", .missing), result("d", causes: square), result("e", .passed), result("f", .failed),
        ])
        XCTAssertEqual(report.groups.map(\.goldens), [["b", "d"], ["a"], ["c"], ["f"]])
        XCTAssertEqual(report.groups.map(\.number), [1, 2, 3, 4])
        XCTAssertEqual(report.groups[0].title, square[0])
        XCTAssertEqual(report.headline, "3 changed, 1 new, 1 failed, 1 passed")
        XCTAssertEqual(report.totals.all, 6)
    }

    func testUnexplainedChangesStayApart() throws {
        let report = try report([result("a"), result("b")])
        XCTAssertEqual(report.groups.map(\.goldens), [["a"], ["b"]])
    }

    func testPathsBeginInThePackage() throws {
        try writePicture("actual.png")
        let report = try report([
            result(
                "a", .missing, message: "Golden/a is not there.\n  actual: \(runFolder())/actual.png",
                actual: "actual.png")
        ])
        let golden = report.goldens[0]
        XCTAssertEqual(report.runs, [".build/goldens/run-1"])
        XCTAssertEqual(golden.actual?.path, ".build/goldens/run-1/actual.png")
        XCTAssertEqual(golden.actual?.width, 4)
        XCTAssertEqual(golden.message, "Golden/a is not there.\n  actual: .build/goldens/run-1/actual.png")
        XCTAssertFalse(String(decoding: try report.json(), as: UTF8.self).contains(package.path))
    }

    func testApproveCommandNamesTheRunAndQuotesNames() throws {
        let report = try report([
            result("it's <new>.png", .missing, actual: "a.png"), result("b.png", .missing, actual: "b.png"),
        ])
        XCTAssertEqual(
            report.goldens.map(\.approve),
            [
                "swift run goldens approve --run .build/goldens/run-1 --only b.png",
                #"swift run goldens approve --run .build/goldens/run-1 --only 'it'\''s <new>.png'"#,
            ])
        XCTAssertEqual(
            report.groups[0].approve,
            #"swift run goldens approve --run .build/goldens/run-1 --only b.png --only 'it'\''s <new>.png'"#)
    }

    func testRemovedFilesAreReported() throws {
        let report = try report([result("a", actual: "nowhere.png")])
        XCTAssertEqual(report.goldens[0].actual?.kind, .gone)
        XCTAssertNil(report.goldens[0].actual?.byteSize)
    }

    func testEqualRunsGiveEqualBytes() throws {
        let results = [result("a", causes: square), result("b", .passed)]
        let (one, other) = (try report(results), try report(results.reversed()))
        XCTAssertEqual(try one.json(), try other.json())
        XCTAssertEqual(try one.html(), try other.html())
        XCTAssertEqual(one.junit(), other.junit())
        XCTAssertEqual(one.markdown(), other.markdown())
    }

    /// `messageshot approve --group` approves the group with that number in the report.
    func testGroupsHaveTheNumbersOfApprovals() throws {
        try writePicture("a.png")
        try writePicture("b.png", color: 0xFF00_0000)
        let folder = "\(GoldenRun.folder(ofPackage: package.path))/run-1"
        let report = try report([
            result("new.png", .missing, actual: "a.png"), result("new-2.png", .missing, actual: "b.png"),
            result("new-3.png", .missing, actual: "b.png"),
            result("one.png", causes: ["Badge: fill #000000 → #FFFFFF"], actual: "a.png"),
            result("two.png", causes: square, actual: "a.png"), result("three.png", causes: square, actual: "b.png"),
            result("spoiled.png", .unusable), result("fine.png", .passed),
        ])
        let approval = Approval(try RunReport(run: folder))
        XCTAssertEqual(approval.groups.map(\.number), [1, 2, 3])
        for group in approval.groups {
            let reported = try XCTUnwrap(report.groups.first { $0.number == group.number })
            XCTAssertEqual(reported.goldens, group.results.map(\.id))
            XCTAssertEqual(reported.causes, group.causes)
        }
        XCTAssertEqual(report.groups.map(\.number), [1, 2, 3, 4])
    }
}
