internal import Files
internal import Foundation

/// The results of several files, indexed by the jobs' ids.
struct MergedResults {
    private struct Entry {
        var file: Int32
        var isDone: Bool
        var isDouble = false
        var isFound = false
        var offset: Int
    }

    private let files: [ResultsReader]
    private var entries: [UInt64: Entry] = [:]

    /// Results of lines without an id.
    private var lines: [Int: Entry] = [:]

    /// Reads the files. The last result of a job in a file counts; among several files, the one that is done.
    init(_ paths: [String], report: inout MergeReport) throws(BatchError) {
        files = try paths.map { path throws(BatchError) in try ResultsReader(path: path) }
        for (number, path) in paths.enumerated() {
            let source = try ResultLines(path: path)
            while let line = try source.next() {
                guard let result = JobResult(line: line.bytes) else {
                    report.add(.damaged, "\(path):\(line.number)")
                    continue
                }
                let entry = Entry(file: Int32(number), isDone: result.status == .done, offset: line.offset)
                if let id = result.id {
                    Self.add(entry, to: &entries[SHA256(id).leadingBits])
                } else if let number = result.line {
                    Self.add(entry, to: &lines[number])
                }
            }
        }
    }

    private static func add(_ entry: Entry, to known: inout Entry?) {
        guard let former = known, former.file != entry.file else {
            let isDouble = known?.isDouble ?? false
            known = entry
            known?.isDouble = isDouble
            return
        }
        if entry.isDone || !former.isDone { known = entry }
        known?.isDouble = former.isDouble || former.isDone && entry.isDone
    }

    /// The result of a job.
    mutating func result(id: String) -> (result: JobResult, isDouble: Bool)? {
        let key = SHA256(id).leadingBits
        guard let entry = entries[key], let result = files[Int(entry.file)].result(at: entry.offset) else { return nil }
        entries[key]?.isFound = true
        return (result, entry.isDouble)
    }

    /// The result of a line without an id.
    func result(line: Int) -> JobResult? {
        lines[line].flatMap { files[Int($0.file)].result(at: $0.offset) }
    }

    /// Reports results that belong to no job.
    func reportRest(to report: inout MergeReport) {
        let rest = entries.values.filter { !$0.isFound }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
        for entry in rest {
            report.add(.unknown, files[Int(entry.file)].result(at: entry.offset)?.id ?? "?")
        }
    }
}

/// A results file with random access to its lines.
final class ResultsReader {
    private let descriptor: Int32

    init(path: String) throws(BatchError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT
                ? BatchError("\(path): there is no such file") : BatchError.system("\(path): reading failed")
        }
    }

    deinit { close(descriptor) }

    func result(at offset: Int) -> JobResult? {
        JobResult(line: ResultsFile.line(at: offset, of: descriptor))
    }
}
