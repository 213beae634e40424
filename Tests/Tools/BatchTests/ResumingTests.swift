import Batch
import Foundation
import XCTest

final class ResumingTests: BatchTestCase {
    private func resume() throws -> BatchSummary { try batch { $0.isResumed = true } }

    func testFinishedJobsAreKept() throws {
        try writeJobs(["draw-1", "draw-2", "fail-1"])
        try batch()
        let before = try text("results.jsonl")
        let summary = try resume()
        XCTAssertEqual([summary.done, summary.failed, summary.unchanged], [0, 1, 2])
        XCTAssertTrue(try text("results.jsonl").hasPrefix(before))
    }

    func testChangedJobsAreRepeated() throws {
        try writeJobs(["draw-1", "draw-2", "draw-3"])
        try batch()
        try FileManager.default.removeItem(atPath: path("draw-2.txt"))
        // The same job, with another spelling.
        try write(
            [Self.job("draw-1") + " ", "  " + Self.job("draw-3"), Self.job("draw-2")].joined(separator: "\n"),
            to: "jobs.jsonl")
        XCTAssertEqual(try resume().done, 3)
        XCTAssertEqual(try merge().lines.count, 3)
        XCTAssertTrue(try merge().report.isSound)
    }

    func testATornLastLineIsCutOff() throws {
        try writeJobs(["draw-1", "draw-2"])
        try batch()
        let whole = try text("results.jsonl")
        for length in [1, 5, whole.utf8.count / 2, whole.utf8.count - 1] {
            try write(String(decoding: whole.utf8.prefix(length), as: UTF8.self), to: "results.jsonl")
            let summary = try resume()
            XCTAssertEqual(summary.done + summary.unchanged, 2)
            XCTAssertEqual(Set(try results().compactMap(\.id)), ["draw-1", "draw-2"], "cut to \(length)")
        }
    }

    func testResultsOfBeforeAreNotWrittenOver() throws {
        try writeJobs(["draw-1"])
        try batch()
        assertFails(
            try batch(),
            saying:
                "\(path("results.jsonl")): the file already has results; continue with --resume, or name another file")
    }

    func testTwoBatchesDontShareAResultsFile() throws {
        try writeJobs(["draw-1"])
        try write("", to: "results.jsonl")
        let descriptor = open(path("results.jsonl"), O_RDWR)
        flock(descriptor, LOCK_EX)
        assertFails(
            try batch(),
            saying: "\(path("results.jsonl")): another batch is writing its results there; name another file")
        close(descriptor)
        XCTAssertEqual(try batch().done, 1)
    }

    /// A worker is killed repeatedly while others continue.
    func testKilledWorkers() throws {
        try writeJobs((1...40).map { "slow-\($0)" })
        let stopped = DispatchSemaphore(value: 0)
        let folder = self.folder
        Thread.detachNewThread {
            for round in 0..<12 {
                usleep(useconds_t(40_000 + round * 7_000))
                for process in Self.workers(of: folder).prefix(1) { kill(process, SIGKILL) }
            }
            stopped.signal()
        }
        let summary = try batch()
        stopped.wait()
        XCTAssertEqual(summary.done + summary.failed, 40)
        XCTAssertEqual(Set(try results().compactMap(\.id)).count, 40)
        XCTAssertEqual(try results().count, 40)
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".part") }
        XCTAssertEqual(leftovers, [])
    }

    /// The processes that were started with a folder.
    private static func workers(of folder: String) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let arguments = String(decoding: line, as: UTF8.self).split(separator: "\0")
            return arguments.count == 2 && arguments[0].hasSuffix("/BatchWorker") && arguments[1] == folder
        }
    }
}
