internal import Dispatch
internal import Files
internal import Foundation

/// Merges the results of all parts of a batch in job order, and checks that each job was done once.
package struct BatchMerge {
    private let jobs: JobSource
    private let root: String
    private var results: MergedResults
    private var register: JobRegister
    private var report = MergeReport()

    /// The number of jobs whose outputs are checked in parallel.
    private static let chunk = 1024

    /// - Parameters:
    ///   - results: The results files.
    ///   - root: The folder that jobs' paths are relative to.
    package init(_ jobs: JobSource, results: [String], root: String) throws(BatchError) {
        self.jobs = jobs
        self.root = root
        register = JobRegister(root: root)
        self.results = try MergedResults(results, report: &report)
    }

    /// Goes through all jobs.
    ///
    /// - Parameter write: Called with the lines of results, in job order. They have no durations, so that they are the
    ///   same for each run.
    package mutating func run(write: ([UInt8]) throws(BatchError) -> Void) throws(BatchError) -> MergeReport {
        var waiting: [Candidate] = []
        while let line = try jobs.next() {
            waiting.append(candidate(line))
            if waiting.count == Self.chunk { try finish(&waiting, write) }
        }
        try finish(&waiting, write)
        results.reportRest(to: &report)
        return report
    }

    /// A line of the jobs file with its results.
    private struct Candidate: Sendable {
        var name: String
        var line: Int
        var isRefused = false
        var isChanged = false
        var isDouble = false
        var result: JobResult?
    }

    private mutating func candidate(_ line: JobLine) -> Candidate {
        let outline = JobOutline(line.bytes)
        guard let id = outline.id, register.add(outline, id: SHA256(id), line: line.number) == nil else {
            return Candidate(
                name: "line \(line.number)", line: line.number, isRefused: true,
                result: results.result(line: line.number))
        }
        guard let (result, isDouble) = results.result(id: id) else { return Candidate(name: id, line: line.number) }
        return Candidate(
            name: id, line: line.number, isChanged: result.job != line.digest.hexadecimal, isDouble: isDouble,
            result: result)
    }

    private mutating func finish(
        _ waiting: inout [Candidate], _ write: ([UInt8]) throws(BatchError) -> Void
    ) throws(BatchError) {
        let outputs = Self.states(of: waiting, in: root)
        for (candidate, output) in zip(waiting, outputs) {
            let finding = Self.finding(candidate, output)
            report.addJob(isSound: finding == nil)
            if let finding { report.add(finding, candidate.name, reason: candidate.result?.problem?.message) }
            guard var result = candidate.result else { continue }
            if result.status == .done { report.add(program: result.program) }
            result.milliseconds = nil
            try write(Array("\(result.json)\n".utf8))
        }
        waiting = []
    }

    private static func finding(_ candidate: Candidate, _ output: MergeReport.Finding?) -> MergeReport.Finding? {
        if candidate.isRefused { return .refused }
        guard let result = candidate.result else { return .missing }
        if candidate.isChanged { return .outdated }
        if result.status == .failed { return .failed }
        return candidate.isDouble ? .double : output
    }

    /// The states of jobs' outputs, computed on all cores: reading them takes most of the time.
    private static func states(of candidates: [Candidate], in root: String) -> [MergeReport.Finding?] {
        let piece = 64
        var states = [MergeReport.Finding?](repeating: nil, count: candidates.count)
        states.withUnsafeMutableBufferPointer { states in
            // Each element is written by one thread.
            nonisolated(unsafe) let states = states
            DispatchQueue.concurrentPerform(iterations: (candidates.count + piece - 1) / piece) { number in
                for index in number * piece..<min((number + 1) * piece, candidates.count) {
                    states[index] = candidates[index].result.flatMap { state(of: $0, in: root) }
                }
            }
        }
        return states
    }

    private static func state(of result: JobResult, in root: String) -> MergeReport.Finding? {
        guard result.status == .done else { return nil }
        for output in result.outputs {
            let path = output.path.hasPrefix("/") ? output.path : "\(root)/\(output.path)"
            // A path may lead to anything: only regular files of the right size are opened.
            guard let stamp = FileStamp(ofFile: path) else { return .lost }
            guard stamp.size == output.size else { return .altered }
            guard let data = FileManager.default.contents(atPath: path) else { return .lost }
            guard FileDigests.digest(data) == output.sha256 else { return .altered }
        }
        return nil
    }
}
