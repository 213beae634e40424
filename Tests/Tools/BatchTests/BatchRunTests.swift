import Batch
import Foundation
import XCTest

final class BatchRunTests: BatchTestCase {
    func testEachJobIsDoneOnce() throws {
        let ids = (1...300).map { "draw-\($0)" }
        try writeJobs(ids)
        let summary = try batch()
        XCTAssertEqual([summary.jobs, summary.done, summary.failed, summary.unchanged], [300, 300, 0, 0])
        XCTAssertEqual(try results().compactMap(\.id).sorted(), ids.sorted())
        for id in ids { XCTAssertEqual(try text("\(id).txt"), id) }
    }

    /// The worker is replaced, the job is reported, and the waiting jobs are done.
    func testACrashCostsOneJob() throws {
        try writeJobs(["draw-1", "crash-1", "draw-2", "draw-3", "crash-2", "fail-1", "draw-4"])
        let summary = try batch { $0.workers = 1 }
        XCTAssertEqual([summary.done, summary.failed], [4, 3])
        let failed = try results().filter { $0.status == .failed }.sorted { $0.id! < $1.id! }
        XCTAssertEqual(failed.map(\.id), ["crash-1", "crash-2", "fail-1"])
        let message = try XCTUnwrap(failed[0].problem?.message)
        XCTAssertTrue(message.hasPrefix("the program crashed during this job (signal "), message)
        XCTAssertTrue(message.hasSuffix("Fatal error: as it was asked to"), message)
        XCTAssertEqual(failed[0].problem?.code, 3)
    }

    func testNothingButCrashes() throws {
        try writeJobs((1...8).map { "crash-\($0)" })
        let summary = try batch()
        XCTAssertEqual([summary.done, summary.failed], [0, 8])
    }

    func testAJobThatHangsIsStopped() throws {
        try writeJobs(["draw-1", "hang-1", "draw-2", "draw-3"])
        let summary = try batch {
            $0.workers = 1
            $0.timeout = 3
        }
        XCTAssertEqual([summary.done, summary.failed], [3, 1])
        XCTAssertLessThan(summary.seconds, 60)
        let problem = try XCTUnwrap(results().first { $0.id == "hang-1" }?.problem)
        XCTAssertEqual(problem.message, "the job took longer than 3 seconds; increase --timeout")
    }

    func testAWorkerThatHasGrownIsRenewed() throws {
        try writeJobs((1...40).map { $0 % 5 == 0 ? "last-\($0)" : "draw-\($0)" })
        XCTAssertEqual(try batch().done, 40)
    }

    /// More bytes than a pipe can hold, in both directions.
    func testLongJobs() throws {
        let long = String(repeating: "x", count: 300_000)
        let lines = (1...12).map { #"{"id": "draw-\#($0)", "render": "\#(long)", "output": "\#($0).txt"}"# }
        try write(lines.joined(separator: "\n"), to: "jobs.jsonl")
        XCTAssertEqual(try batch { $0.workers = 1 }.done, 12)
    }

    // MARK: Lines

    func testTwoJobsOfOneNameOrOutput() throws {
        let same = #"{"id": "draw-3", "render": "chat", "output": "./draw-1.txt"}"#
        try write(
            [Self.job("draw-1"), Self.job("draw-2"), Self.job("draw-1"), same].joined(separator: "\n"), to: "jobs.jsonl"
        )
        XCTAssertEqual(try batch().failed, 2)
        let failed = try results().filter { $0.status == .failed }.sorted { $0.line! < $1.line! }
        XCTAssertEqual(
            failed.map { $0.problem?.message.split(separator: "jobs.jsonl:").last },
            [
                "3: the id “draw-1” is already used in line 1; give each job a unique id",
                "4: the job of line 1 already writes ./draw-1.txt; give each job a unique output",
            ])
        XCTAssertEqual(failed.map(\.id), [nil, nil], "they must not replace the result of the first job")
    }

    func testOneOutputHoweverItIsSpelled() throws {
        try FileManager.default.createDirectory(atPath: path("there"), withIntermediateDirectories: true)
        func place(_ job: String) -> String? { JobOutline(Array(job.utf8)).place(below: folder) }
        let same = [
            [
                #"{"render": "a/chat.yaml", "output": "there"}"#, #"{"render": "chat.json", "output": "there/"}"#,
                #"{"render": "x", "output": "there/chat.png"}"#,
            ],
            [
                #"{"render": "chat.yaml", "output": "new/", "format": "jpeg"}"#,
                #"{"render": "x", "output": "new/chat.jpg"}"#,
            ],
            [#"{"compare": "chat.yaml", "output": "new"}"#, #"{"compare": "other.yaml", "output": "./new/"}"#],
        ]
        for jobs in same { XCTAssertEqual(Set(jobs.map { place($0) }).count, 1, "\(jobs)") }
        XCTAssertEqual(Set(same.compactMap { place($0[0]) }).count, same.count)
    }

    func testAnEmptyFile() throws {
        for text in ["", "\n\n", "\u{FEFF}"] {
            try write(text, to: "jobs.jsonl")
            XCTAssertEqual(try batch { $0.results = self.path(UUID().uuidString) }.lines, 0)
        }
    }

    // MARK: Shards

    func testShardsShareTheJobs() throws {
        let ids = (1...60).map { "draw-\($0)" }
        try writeJobs(ids)
        var names: [String] = []
        for index in 1...4 {
            let name = "results-\(index).jsonl"
            names.append(name)
            let summary = try batch {
                $0.shard = try Shard("\(index)/4", environment: [:])
                $0.results = self.path(name)
            }
            XCTAssertEqual(summary.lines, 60)
            XCTAssertTrue((5...25).contains(summary.jobs), "\(summary.jobs)")
        }
        let merged = try merge(names)
        XCTAssertTrue(merged.report.isSound, merged.report.lines.joined(separator: "\n"))
        XCTAssertEqual(merged.lines.count, 60)
        XCTAssertEqual(try names.flatMap { try results($0) }.compactMap(\.id).sorted(), ids.sorted())
    }
}
