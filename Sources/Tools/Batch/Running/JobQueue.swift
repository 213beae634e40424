internal import Files
internal import Foundation

/// The jobs of a batch in order: those of this part, with their previous results.
struct JobQueue {
    enum Item {
        case job(WorkerProcess.Assignment)
        /// A line that is rejected without a worker.
        case refused(JobResult)
    }

    private let source: JobSource
    private let options: BatchOptions
    private let known: (index: ResultIndex, file: ResultsFile)?
    private var register: JobRegister

    /// The number of lines read so far, and of the jobs of this part among them.
    private(set) var (lines, jobs) = (0, 0)

    init(_ source: JobSource, _ options: BatchOptions, known: (index: ResultIndex, file: ResultsFile)?) {
        self.source = source
        self.options = options
        self.known = known
        register = JobRegister(root: options.root)
    }

    var isFinished: Bool { source.isExhausted && hasNoMore }

    /// The fraction of the jobs file that has been handed out, from 0 to 1; `nil` if unknown.
    var progress: Double? { source.progress }

    private var hasNoMore = false

    /// The descriptor to wait for if jobs arrive slowly.
    var awaitedDescriptor: Int32? { source.awaitedDescriptor }

    /// Reads the available input.
    func readMore() throws(BatchError) { try source.readMore() }

    /// Returns the next job; `nil` if none has arrived yet, or if there are no more.
    mutating func next() throws(BatchError) -> Item? {
        while let line = try source.next() {
            lines += 1
            let outline = JobOutline(line.bytes)
            // Each line belongs to one part, even without an id.
            let id = outline.id.map { SHA256($0) } ?? SHA256("line \(line.number)")
            let conflict = outline.id == nil ? nil : register.add(outline, id: id, line: line.number)
            guard options.shard?.contains(id) ?? true else { continue }
            jobs += 1
            if line.isTooLong {
                let limit = JobLine.maximumLength / 1_048_576
                return .refused(refusal(of: line, "the line is longer than \(limit) MiB, which is the limit"))
            }
            if let conflict { return .refused(refusal(of: line, conflict)) }
            let request = JobRequest(line: line.number, job: line.bytes, previous: previous(of: id, outline.id))
            return .job(WorkerProcess.Assignment(request: request, outline: outline))
        }
        hasNoMore = source.isExhausted
        return nil
    }

    private func previous(of digest: SHA256, _ id: String?) -> [UInt8] {
        guard let id, let known, let offset = known.index.offset(of: digest) else { return [] }
        let line = known.file.line(at: offset)
        return JobOutline(line).id == id ? line : []
    }

    private func refusal(of line: JobLine, _ reason: String) -> JobResult {
        var result = JobResult(
            id: nil, line: line.number, status: .failed, job: line.digest.hexadecimal, program: options.program)
        result.problem = JobResult.Problem(message: "\(source.name):\(line.number): \(reason)", code: 2)
        return result
    }
}
