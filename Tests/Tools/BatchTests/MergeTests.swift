import Batch
import Foundation
import XCTest

final class MergeTests: BatchTestCase {
    func testMergedResultsAreInTheOrderOfTheJobsAndTheSameForEachRun() throws {
        let ids = (1...50).map { "draw-\($0)" }
        try writeJobs(ids)
        try batch()
        let first = try merge()
        try FileManager.default.removeItem(atPath: path("results.jsonl"))
        try batch { $0.workers = 4 }
        let second = try merge()
        XCTAssertEqual(first.lines, second.lines)
        XCTAssertEqual(first.lines.map { JobResult(line: $0.utf8)?.id }, ids)
        XCTAssertEqual(first.report.lines, ["50 jobs: 50 done once, complete"])
    }

    func testFindings() throws {
        try writeJobs(["draw-1", "draw-2", "draw-3", "draw-4", "draw-5", "draw-6", "fail-1"])
        try batch()
        // A second file has one of them again, and one that isn't in the jobs.
        try write([Self.job("draw-1"), Self.job("draw-9")].joined(separator: "\n"), to: "jobs.jsonl")
        try batch { $0.results = self.path("second.jsonl") }
        let changed = #"{"id": "draw-4", "render": "another", "output": "draw-4.txt"}"#
        let jobs =
            ["draw-1", "draw-2", "draw-3"].map(Self.job) + [changed] + ["draw-6", "draw-7", "fail-1"].map(Self.job)
        try write((jobs + ["no job"]).joined(separator: "\n"), to: "jobs.jsonl")
        try FileManager.default.removeItem(atPath: path("draw-2.txt"))
        try write("DRAW-3", to: "draw-3.txt")
        try write(text("second.jsonl") + "what is this?\n", to: "second.jsonl")

        let report = try merge(["results.jsonl", "second.jsonl"]).report
        XCTAssertFalse(report.isSound)
        XCTAssertEqual(
            report.lines,
            [
                "8 jobs: 1 done once",
                "1 without a result:", "  draw-7",
                "1 failed:", "  fail-1 (as it was asked to)",
                "1 not valid as separate jobs:", "  line 8",
                "1 done in more than one results file:", "  draw-1",
                "1 changed since they were done:", "  draw-4",
                "1 done, but their outputs are missing:", "  draw-2",
                "1 done, but their outputs have changed:", "  draw-3",
                "2 in the results, but not in the jobs:", "  draw-5", "  draw-9",
                "1 not readable as results:", "  \(path("second.jsonl")):3",
            ])
    }

    func testResultsOfTwoProgramsAreReported() throws {
        try writeJobs(["draw-1", "draw-2"])
        try batch()
        var lines = try text("results.jsonl").split(separator: "\n").map(String.init)
        let program = try XCTUnwrap(results().first?.program)
        lines[0] = lines[0].replacing(program, with: "another")
        try write(lines.joined(separator: "\n") + "\n", to: "results.jsonl")
        let report = try merge().report
        XCTAssertFalse(report.isSound)
        XCTAssertEqual(
            Array(report.lines.suffix(3)),
            ["drawn by several programs, whose pixels may differ:"] + [program, "another"].sorted().map { "  \($0)" })
    }

    func testMissingFiles() throws {
        try writeJobs(["draw-1"])
        assertFails(try merge(["nothing.jsonl"]), saying: "\(path("nothing.jsonl")): there is no such file")
        assertFails(try JobSource(path: path("no.jsonl")), saying: "\(path("no.jsonl")): there is no such file")
        assertFails(
            try JobSource(path: folder), saying: "\(folder): this is a folder; expected a jobs file")
    }

    func testAFileIsWrittenWholeOrNotAtAll() throws {
        let name = path("merged.jsonl")
        var writer: LineWriter? = LineWriter(path: name)
        try writer?.write(Array("one\n".utf8))
        writer = nil
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
        writer = LineWriter(path: name)
        try writer?.write(Array("one\n".utf8))
        try writer?.finish()
        XCTAssertEqual(try text("merged.jsonl"), "one\n")
    }

    func testAPipeStaysAPipe() throws {
        let name = path("pipe")
        XCTAssertEqual(mkfifo(name, 0o600), 0)
        let reader = open(name, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let writer = LineWriter(path: name)
        try writer.write(Array("one\n".utf8))
        try writer.finish()
        var bytes = [UInt8](repeating: 0, count: 8)
        XCTAssertEqual(read(reader, &bytes, 8), 4)
        var status = stat()
        XCTAssertEqual(stat(name, &status), 0)
        XCTAssertEqual(status.st_mode & S_IFMT, S_IFIFO)
    }

    func testALinkIsFollowed() throws {
        try "before".write(toFile: path("target"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("target"))
        let writer = LineWriter(path: path("link"))
        try writer.write(Array("one\n".utf8))
        try writer.finish()
        XCTAssertEqual(try text("target"), "one\n")
    }
}
