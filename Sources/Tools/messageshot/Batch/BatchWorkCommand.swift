import ArgumentParser
import Batch
import Foundation
import GoldenCommands

/// A worker of a batch, started by the program itself.
struct BatchWorkCommand: ParsableCommand {
    static let name = "work"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Run jobs for messageshot batch.", shouldDisplay: false)

    @Option(help: "The folder that jobs' paths are relative to.")
    var root: String

    @Option(help: "The name of the jobs file in errors.")
    var name: String

    @Option(help: "The memory at which the worker exits, in MiB.")
    var memory: Int

    @Option(help: "Files that jobs must not write.")
    var protected: [String] = []

    func run() throws {
        guard FileManager.default.changeCurrentDirectoryPath(root) else {
            throw Failure("\(root): the folder can't be entered: \(String(cString: strerror(errno)))", .machine)
        }
        let runner = JobRunner(name: name, protected: protected)
        var memory = MemoryWatch(limit: memory << 20)
        WorkerLoop.run { request in
            let (outcome, result) = runner.run(request)
            return JobReply(outcome: outcome, result: Array((result?.json ?? "").utf8), isLast: memory.isExceeded())
        }
    }
}

/// Checks the memory of the process regularly.
struct MemoryWatch {
    private let limit: Int
    private var jobs = 0

    /// The number of jobs between two checks.
    private static let interval = 32

    /// The maximum number of jobs if the memory is unknown.
    private static let maximumJobs = 20_000

    /// - Parameter limit: In bytes.
    init(limit: Int) { self.limit = limit }

    /// Counts a job, and returns whether the process has grown too large.
    mutating func isExceeded() -> Bool {
        jobs += 1
        guard jobs % Self.interval == 0 else { return false }
        guard let file = fopen("/proc/self/statm", "re") else { return jobs >= Self.maximumJobs }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        guard fgets(&line, Int32(line.count), file) != nil else { return jobs >= Self.maximumJobs }
        let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        let pages = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
        return pages * sysconf(Int32(_SC_PAGESIZE)) > limit
    }
}
