import Foundation
import XCTest

@testable import Goldens

final class HousekeepingTests: TestPackageCase {
    /// Compares goldens in a run, and returns the run's folder.
    @discardableResult
    private func compare(
        _ tests: [String], recording: RecordMode = .never, radius: CGFloat = 6, run: GoldenRun? = nil
    ) throws -> GoldenRun {
        let run = run ?? makeRun()
        for (index, test) in tests.enumerated() {
            let check = try check(test, recording: recording, line: index + 10, invocation: Int.random(in: 0 ... .max))
            guard run.includes(check.place.id) else { continue }
            _ = check.run(try content(badge(radius: radius)), in: run)
        }
        return run
    }

    private func report(_ run: GoldenRun) throws -> RunReport { try RunReport(run: run.folder) }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    // MARK: The manifest

    func testManifestHasOneLinePerAssertion() throws {
        let run = try compare(["testA()", "testB()"], recording: .missing)
        let report = try report(run)
        XCTAssertEqual(report.results.map(\.id), ["Badge/LabelTests/a.png", "Badge/LabelTests/b.png"])
        XCTAssertEqual(report.results.map(\.outcome), [.recorded, .recorded])
        XCTAssertEqual(report.results[0].source, SourcePlace(file: "Tests/BadgeTests/LabelTests.swift", line: 10))
        XCTAssertEqual(report.package, package.path)
        XCTAssertEqual(RunReport.newestRun(ofPackage: package.path), run.folder)
    }

    func testManyThreadsWriteAtOnce() throws {
        let run = makeRun()
        let content = try content(badge())
        let checks = try (0..<200).map { try check("test\($0)()", recording: .missing, line: $0) }
        DispatchQueue.concurrentPerform(iterations: checks.count) { number in
            XCTAssertEqual(checks[number].run(content, in: run).outcome, .recorded)
        }
        XCTAssertEqual(try report(run).results.count, 200)
        XCTAssertEqual(files(in: "Golden/Badge/LabelTests").count, 200)
        XCTAssertFalse(files(in: "Golden").contains { $0.hasSuffix(".part") })
    }

    func testOldRunsAreRemoved() throws {
        for number in 0..<14 { try compare(["testA()"], run: makeRun("run-\(number)")) }
        let folders = try FileManager.default.contentsOfDirectory(atPath: package.path + "/.build/goldens")
        XCTAssertLessThanOrEqual(folders.filter { $0.hasPrefix("run-") }.count, 11)
        XCTAssertTrue(folders.contains("latest"))
    }

    func testBrokenManifestIsNamed() throws {
        let run = try compare(["testA()"])
        let path = "\(run.folder)/manifest.jsonl"
        try (Data(contentsOf: URL(fileURLWithPath: path)) + Data("{\n".utf8)).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(message { _ = try report(run) }, "\(path):3: the line can't be read; run the tests again")
        XCTAssertTrue(message { _ = try RunReport(run: "/nowhere") }.contains("not a run of golden tests"))
    }

    func testManifestThatCannotBeReadIsNamed() throws {
        let run = try compare(["testA()"])
        let path = "\(run.folder)/manifest.jsonl"
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        XCTAssertEqual(message { _ = try report(run) }, "\(path): it is a folder, not a file")
    }

    // MARK: Unused goldens

    func testGoldenThatNoTestUsesIsFound() throws {
        try compare(["testA()", "testB()"], recording: .missing)
        try Data("Read me".utf8).write(to: package.appendingPathComponent("Golden/README.md"))
        let run = try compare(["testA()"])
        let unused = try UnusedGoldens(report(run))
        XCTAssertEqual(unused.paths, ["\(package.path)/Golden/Badge/LabelTests/b.png"])
        try unused.remove()
        XCTAssertEqual(try UnusedGoldens(report(run)).paths, [])
        XCTAssertTrue(files(in: "Golden").contains("README.md"))
    }

    func testPartialRunDoesNotReportUnusedGoldens() throws {
        try compare(["testA()", "testB()"], recording: .missing)
        let filtered = try compare(["testA()"], run: makeRun(isFiltered: true))
        XCTAssertTrue(message { _ = try UnusedGoldens(report(filtered)) }.contains("only some of the tests ran"))
        let skipped = makeRun()
        skipped.noteUnfinished(UnfinishedTest(test: "LabelTests.testB", reason: .skipped))
        try compare(["testA()"], run: skipped)
        XCTAssertTrue(message { _ = try UnusedGoldens(report(skipped)) }.hasPrefix("LabelTests.testB failed"))
        let shard = try compare(["testA()"], run: makeRun(shard: GoldenShard("1/2")))
        XCTAssertEqual(message { _ = try UnusedGoldens(report(shard)) }, "shard 2/2 is missing")
    }

    // MARK: Shards

    func testShardsDivideTheGoldens() throws {
        let ids = (0..<300).map { "Badge/LabelTests/test\($0).png" }
        let shards = try (1...3).map { try GoldenShard("\($0)/3") }
        for id in ids { XCTAssertEqual(shards.filter { $0.contains(id) }.count, 1, id) }
        for shard in shards { XCTAssertGreaterThan(ids.filter(shard.contains).count, 70) }
        let numbers = ["a.png", "b.png", "c.png"].map { name in shards.firstIndex { $0.contains(name) } }
        XCTAssertEqual(numbers, [2, 1, 2], "the division never changes")
        for text in ["", "0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2"] {
            XCTAssertThrowsError(try GoldenShard(text), text)
        }
    }

    func testShardsAreMerged() throws {
        let tests = (0..<12).map { "test\($0)()" }
        try compare(tests, recording: .missing)
        let runs = try (1...3).map { try compare(tests, run: makeRun(shard: GoldenShard("\($0)/3"))).folder }
        let merged = try RunReport.merging(runs: runs)
        XCTAssertEqual(merged.results.count, 12)
        XCTAssertEqual(try UnusedGoldens(merged).paths, [])
        XCTAssertEqual(message { _ = try RunReport.merging(runs: [runs[0], runs[2]]) }, "shard 2/3 is missing")
        XCTAssertTrue(
            message { _ = try RunReport.merging(runs: runs + [runs[1]]) }.hasPrefix("shard 2/3 is duplicated"))
        let other = try compare(tests, run: makeRun(shard: GoldenShard("1/2"))).folder
        XCTAssertTrue(message { _ = try RunReport.merging(runs: runs + [other]) }.contains("into 2 and 3"))
        let whole = try compare(tests).folder
        XCTAssertTrue(message { _ = try RunReport.merging(runs: [runs[0], whole]) }.contains("isn't a shard"))
    }

    // MARK: Approval

    func testApprovedPictureReplacesTheGolden() throws {
        try record()
        let run = makeRun()
        try verify(badge(radius: 0), in: run)
        let approval = try Approval(report(run))
        XCTAssertEqual(approval.pending.map(\.id), ["Badge/LabelTests/circle.png"])
        for result in approval.pending { try Approval.approve(result) }
        XCTAssertEqual(try verify(badge(radius: 0)).outcome, .passed)
        XCTAssertEqual(try Approval(report(run)).pending, [], "an approved change is no longer pending")
    }

    func testEqualChangesAreAGroup() throws {
        try compare(["testA()", "testB()"], recording: .missing)
        let run = try compare(["testA()", "testB()"], radius: 0)
        _ = try check("testC()", line: 3).run(content(badge()), in: run)
        let approval = try Approval(report(run))
        XCTAssertEqual(approval.groups.map { $0.results.map(\.test) }, [["a", "b"], ["c"]])
        XCTAssertEqual(approval.groups.map(\.number), [1, 2])
        XCTAssertEqual(try approval.pending(named: "Badge/LabelTests").count, 3)
        XCTAssertEqual(try approval.pending(named: "Badge/LabelTests/b").map(\.test), ["b"])
        XCTAssertEqual(try approval.pending(named: "Badge/LabelTests/b.png").map(\.test), ["b"])
        XCTAssertTrue(message { _ = try approval.pending(named: "Badge/Label") }.contains("is waiting for approval"))
    }

    func testGoldenThatChangedMeanwhileIsKept() throws {
        try record()
        let run = makeRun()
        try verify(badge(radius: 0), in: run)
        try verify(badge(radius: 2), recording: .failed)
        let now = try Data(contentsOf: golden)
        let result = try XCTUnwrap(try Approval(report(run)).pending.first)
        XCTAssertTrue(message { try Approval.approve(result) }.contains("has changed since"))
        XCTAssertEqual(try Data(contentsOf: golden), now)
    }

    func testLargePictureIsApprovedOnlyIfAllowed() throws {
        let run = makeRun()
        let result = try verify(badge(), budget: 100, in: run)
        XCTAssertTrue(message { try Approval.approve(result) }.contains("sizeBudget"))
        XCTAssertEqual(files(in: "Golden"), [])
        try Approval.approve(result, overBudget: true)
        XCTAssertEqual(try verify(badge()).outcome, .passed)
    }

    /// The numbers are those of the whole run, whatever was approved since.
    func testGroupsKeepTheirNumbers() throws {
        try compare(["testA()", "testB()", "testC()"], recording: .missing)
        let run = try compare(["testA()", "testB()"], radius: 0)
        _ = try check("testC()", line: 3).run(content(badge(color: .black)), in: run)
        _ = try check("testD()", line: 4).run(content(badge()), in: run)
        let approval = try Approval(report(run))
        XCTAssertEqual(approval.groups.map(\.number), [1, 2, 3])
        XCTAssertEqual(approval.groups.map { $0.results.map(\.test) }, [["a", "b"], ["c"], ["d"]])
        for result in approval.groups[0].results { try Approval.approve(result) }
        XCTAssertEqual(try Approval(report(run)).groups.map(\.number), [2, 3])
        try Approval.approve(approval.groups[2].results[0])
        XCTAssertEqual(try Approval(report(run)).groups.map(\.number), [2])
    }
}
