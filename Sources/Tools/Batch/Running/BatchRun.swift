internal import Documents
internal import Files
internal import Foundation

/// Runs the jobs of a file: distributes them to workers, and writes their results.
///
/// If a worker crashes or takes too long, only its current job fails; another worker takes over.
package final class BatchRun {
    private let options: BatchOptions
    private let results: ResultSink
    private let stop: StopSignals?
    private let advance: (BatchProgress) -> Void
    private let start = Clock.seconds
    private var queue: JobQueue
    private var workers: [WorkerProcess] = []

    /// The jobs of workers that are gone.
    private var postponed: [WorkerProcess.Assignment] = []
    private var summary = BatchSummary()

    /// - Parameters:
    ///   - stop: The signals that may stop the batch early.
    ///   - advance: Called regularly while the jobs run.
    ///   - warn: Called with a warning about unusable results.
    /// - Throws: ``BatchError`` if the results can't be read or written.
    package init(
        _ source: JobSource, _ options: BatchOptions, stop: StopSignals? = nil,
        advance: @escaping (BatchProgress) -> Void = { _ in }, warn: (String) -> Void = { _ in }
    ) throws(BatchError) {
        self.advance = advance
        self.options = options
        results = try ResultSink(path: options.results, isContinued: options.isResumed)
        self.stop = stop
        queue = JobQueue(source, options, known: try results.known(warn: warn))
    }

    /// Runs all jobs, or those before a signal.
    ///
    /// - Throws: ``BatchError`` if results can't be written, or no worker can be started.
    package func run() throws(BatchError) -> BatchSummary {
        do throws(BatchError) {
            try work()
        } catch {
            end(after: 0)
            throw error
        }
        end(after: summary.signal == nil ? 60 : 2)
        try results.synchronize()
        summary.seconds = Clock.seconds - start
        (summary.lines, summary.jobs) = (queue.lines, queue.jobs)
        return summary
    }

    private func work() throws(BatchError) {
        while true {
            try handOut()
            let isIdle = workers.allSatisfy(\.assignments.isEmpty) && postponed.isEmpty
            if summary.signal != nil || isIdle && queue.isFinished { return }
            advance(BatchProgress(summary, seconds: Clock.seconds - start, fraction: queue.progress))
            try wait()
        }
    }

    // MARK: Distributing jobs

    private var active: [WorkerProcess] { workers.filter { !$0.isRetired } }

    private var hasCapacity: Bool {
        active.count < options.workers || active.contains { $0.assignments.count < $0.capacity }
    }

    private func handOut() throws(BatchError) {
        for worker in workers where worker.isRetired && worker.assignments.isEmpty { worker.retire() }
        while hasCapacity, summary.signal == nil {
            guard let assignment = try nextAssignment() else { return }
            try worker(for: assignment).assign(assignment)
        }
    }

    private func nextAssignment() throws(BatchError) -> WorkerProcess.Assignment? {
        if !postponed.isEmpty { return postponed.removeFirst() }
        while let item = try queue.next() {
            switch item {
            case .job(let assignment): return assignment
            case .refused(let result): try add(.failed, Array(result.json.utf8))
            }
            summary.signal = stop?.received()
            if summary.signal != nil { return nil }
        }
        return nil
    }

    /// The worker with the fewest jobs; a new one if all are busy, or if the job needs a fresh one.
    private func worker(for assignment: WorkerProcess.Assignment) throws(BatchError) -> WorkerProcess {
        let free = active.min { $0.assignments.count < $1.assignments.count }
        if let free, !assignment.isRepeated, free.assignments.isEmpty || active.count >= options.workers { return free }
        let worker = try WorkerProcess.start(options.command)
        workers.append(worker)
        return worker
    }

    // MARK: Waiting

    private func wait() throws(BatchError) {
        var entries = [pollfd(fd: stop?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)]
        let jobs = hasCapacity ? queue.awaitedDescriptor : nil
        entries.append(pollfd(fd: jobs ?? -1, events: Int16(POLLIN), revents: 0))
        for worker in workers {
            entries.append(pollfd(fd: worker.replies, events: Int16(POLLIN), revents: 0))
            entries.append(pollfd(fd: worker.hasOutgoing ? worker.requests : -1, events: Int16(POLLOUT), revents: 0))
        }
        _ = poll(&entries, nfds_t(entries.count), timeUntilDeadline)
        summary.signal = summary.signal ?? stop?.received()
        if jobs != nil, entries[1].revents != 0 { try queue.readMore() }
        for (worker, events) in zip(workers, stride(from: 2, to: entries.count, by: 2)) {
            if entries[events + 1].revents != 0 { worker.send() }
            guard entries[events].revents != 0 else { continue }
            let isThere = try worker.receive { assignment, reply throws(BatchError) in
                try add(reply.outcome, reply.result)
            }
            if !isThere { try workerDidExit(worker) }
        }
        for worker in workers where isOverdue(worker) { try stopOverdue(worker) }
        try results.synchronizeNowAndThen()
    }

    /// In milliseconds; -1 if there is no deadline.
    private var timeUntilDeadline: Int32 {
        let deadlines = workers.filter { !$0.assignments.isEmpty }.map { $0.beginning + options.timeout }
        guard let next = deadlines.min() else { return -1 }
        return Int32(clamping: Int(max(0, min(next - Clock.seconds, 86400)) * 1000) + 1)
    }

    private func isOverdue(_ worker: WorkerProcess) -> Bool {
        !worker.assignments.isEmpty && Clock.seconds - worker.beginning > options.timeout
    }

    // MARK: Results

    private func add(_ outcome: JobReply.Outcome, _ line: [UInt8]) throws(BatchError) {
        switch outcome {
        case .done: summary.done += 1
        case .failed: summary.failed += 1
        case .unchanged: summary.unchanged += 1
        }
        if !line.isEmpty { try results.append(line) }
    }

    private func fail(_ assignment: WorkerProcess.Assignment, _ reason: String) throws(BatchError) {
        let id = assignment.outline.id
        var result = JobResult(
            id: id, line: id == nil ? assignment.request.line : nil, status: .failed,
            job: SHA256(assignment.request.job).hexadecimal, program: options.program)
        result.problem = JobResult.Problem(message: reason, code: 3)
        try add(.failed, Array(result.json.utf8))
    }

    // MARK: Ended workers

    /// Handles a worker that exited by itself.
    private func workerDidExit(_ worker: WorkerProcess) throws(BatchError) {
        let end = worker.reap()
        remove(worker)
        guard let assignment = worker.assignments.first else { return }
        removePartialOutput(of: worker)
        // Earlier jobs of the worker may have contributed to the crash, so the job is repeated in a fresh worker.
        if worker.answered > 0, !assignment.isRepeated {
            var again = assignment
            again.isRepeated = true
            postponed = [again] + worker.assignments.dropFirst() + postponed
            return
        }
        postponed = worker.assignments.dropFirst() + postponed
        let words = worker.lastWords.map { ": \($0)" } ?? ""
        try fail(assignment, "the program crashed during this job (\(end))\(words)")
    }

    private func stopOverdue(_ worker: WorkerProcess) throws(BatchError) {
        guard let assignment = worker.assignments.first else { return }
        kill(worker.process, SIGKILL)
        _ = worker.reap()
        remove(worker)
        removePartialOutput(of: worker)
        postponed = worker.assignments.dropFirst() + postponed
        let seconds = options.timeout == options.timeout.rounded() ? "\(Int(options.timeout))" : "\(options.timeout)"
        try fail(assignment, "the job took longer than \(seconds) seconds; increase --timeout")
    }

    private func remove(_ worker: WorkerProcess) { workers.removeAll { $0 === worker } }

    /// Removes the incomplete output of a worker.
    private func removePartialOutput(of worker: WorkerProcess) {
        guard let output = worker.assignments.first?.outline.output else { return }
        let path = output.hasPrefix("/") ? output : "\(options.root)/\(output)"
        for folder in [path, path.folderOfPath] {
            UnfinishedFiles.remove(in: folder)
        }
    }

    /// Ends all workers.
    ///
    /// - Parameter patience: The time in seconds before they are killed; 0 to kill them at once.
    private func end(after patience: Double) {
        let deadline = Clock.seconds + patience
        for worker in workers {
            if summary.signal != nil { kill(worker.process, SIGTERM) }
            worker.retire()
        }
        for worker in workers {
            var isThere = true
            while isThere, Clock.seconds < deadline {
                var entry = pollfd(fd: worker.replies, events: Int16(POLLIN), revents: 0)
                poll(&entry, 1, 50)
                guard entry.revents != 0 else { continue }
                isThere =
                    (try? worker.receive { assignment, reply throws(BatchError) in
                        try add(reply.outcome, reply.result)
                    }) ?? false
            }
            if isThere { kill(worker.process, SIGKILL) }
            _ = worker.reap()
            removePartialOutput(of: worker)
        }
        workers = []
    }
}
