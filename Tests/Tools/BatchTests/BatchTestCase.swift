import Batch
import BuiltPrograms
import Foundation
import XCTest

/// Tests of batches in a separate folder, with a worker that is controlled by the ids of jobs.
class BatchTestCase: XCTestCase {
    private(set) var folder = ""

    override func setUpWithError() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("batch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// The line of a job that writes a file with its name.
    static func job(_ id: String) -> String { #"{"id": "\#(id)", "render": "chat", "output": "\#(id).txt"}"# }

    func writeJobs(_ ids: [String], to name: String = "jobs.jsonl") throws {
        try write(ids.map(Self.job).joined(separator: "\n") + "\n", to: name)
    }

    /// Runs the jobs of `jobs.jsonl`.
    @discardableResult
    func batch(_ change: (inout BatchOptions) throws -> Void = { _ in }) throws -> BatchSummary {
        var options = BatchOptions(command: [Self.worker, folder], program: "test")
        options.workers = 2
        options.timeout = 30
        options.results = path("results.jsonl")
        options.root = folder
        try change(&options)
        return try BatchRun(JobSource(path: path("jobs.jsonl")), options).run()
    }

    /// The results that were written, in order.
    func results(_ name: String = "results.jsonl") throws -> [JobResult] {
        try text(name).split(separator: "\n").map { try XCTUnwrap(JobResult(line: $0.utf8), String($0)) }
    }

    /// Merges results, and returns the problems and the merged lines.
    func merge(_ names: [String] = ["results.jsonl"]) throws -> (report: MergeReport, lines: [String]) {
        var merge = try BatchMerge(JobSource(path: path("jobs.jsonl")), results: names.map(path), root: folder)
        var lines: [String] = []
        let report = try merge.run { line throws(BatchError) in lines.append(String(decoding: line, as: UTF8.self)) }
        return (report, lines)
    }

    /// The worker, which is built beside the tests.
    private static let worker = BuiltProgram.path(of: "BatchWorker")

    func assertFails(
        _ body: @autoclosure () throws -> some Any, saying line: String, file: StaticString = #filePath,
        testLine: UInt = #line
    ) {
        XCTAssertThrowsError(try body(), file: file, line: testLine) { error in
            XCTAssertEqual("\(error)", line, file: file, line: testLine)
        }
    }
}
