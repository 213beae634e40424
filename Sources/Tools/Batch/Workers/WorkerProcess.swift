internal import Dispatch
internal import Files
internal import Foundation

/// A worker process, as seen by the batch.
final class WorkerProcess {
    /// A job that was sent to a worker.
    struct Assignment {
        var request: JobRequest
        var outline: JobOutline

        /// Whether a used worker has already crashed during this job.
        var isRepeated = false
    }

    let process: pid_t

    /// The pipe for jobs; -1 when there are no more.
    private(set) var requests: Int32

    /// The pipe for replies.
    let replies: Int32
    private let log: Int32
    private let output: Int32

    /// The unanswered jobs. The first is running.
    private(set) var assignments: [Assignment] = []

    /// The start of the first assignment, in seconds of the monotonic clock.
    private(set) var beginning = 0.0

    /// The number of answered jobs.
    private(set) var answered = 0

    /// Whether it gets no more jobs.
    private(set) var isRetired = false

    private var outgoing: [UInt8] = []
    private var incoming = MessageBuffer()

    /// The duration of the last job, in seconds.
    private var lastDuration = 1.0

    /// Starts a worker.
    ///
    /// - Parameter command: The program and its arguments.
    static func start(_ command: [String]) throws(BatchError) -> WorkerProcess {
        try BatchError.rethrowing { () throws(FileError) in try WorkerProcess(command) }
    }

    private init(_ command: [String]) throws(FileError) {
        let jobs = try Descriptors.pipeForSending()
        let answers = try Descriptors.pipe()
        (output, log) = (try Descriptors.unnamedFile(), try Descriptors.unnamedFile())
        defer { for descriptor in [jobs.reading, answers.writing] { close(descriptor) } }
        (requests, replies) = (jobs.sending, answers.reading)
        process = try Descriptors.spawn(
            command, environment: Descriptors.withoutBacktraces,
            descriptors: [(jobs.reading, 0), (output, 1), (log, 2), (answers.writing, WorkerLoop.replies)])
        for descriptor in [requests, replies] { Descriptors.makeNonblocking(descriptor) }
    }

    deinit {
        for descriptor in [requests, replies, output, log] where descriptor >= 0 { close(descriptor) }
    }

    /// The number of jobs to send ahead, so that the worker never waits and no job waits long.
    var capacity: Int { lastDuration < 0.02 ? 8 : 2 }

    var hasOutgoing: Bool { !outgoing.isEmpty && requests >= 0 }

    // MARK: Jobs

    func assign(_ assignment: Assignment) {
        if assignments.isEmpty { beginning = Clock.seconds }
        assignments.append(assignment)
        outgoing += assignment.request.message
        send()
    }

    /// Sends as much as the pipe accepts.
    func send() {
        while hasOutgoing {
            let count = outgoing.withUnsafeBytes {
                Foundation.send(requests, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            // A full pipe is waited for; a closed one is noticed on the other pipe as well.
            guard count > 0 else { return }
            outgoing.removeFirst(count)
        }
    }

    /// Reads the available replies.
    ///
    /// - Parameter receive: Called with each reply.
    /// - Returns: Whether the worker is still running.
    func receive(_ receive: (Assignment, JobReply) throws(BatchError) -> Void) throws(BatchError) -> Bool {
        let (count, code, bytes) = Descriptors.read(replies)
        guard count > 0 else { return count < 0 && (code == EINTR || code == EAGAIN) }
        incoming.append(bytes)
        while let reply = JobReply(from: &incoming), !assignments.isEmpty {
            lastDuration = Clock.seconds - beginning
            beginning = Clock.seconds
            answered += 1
            if reply.isLast { isRetired = true }
            try receive(assignments.removeFirst(), reply)
        }
        return true
    }

    /// Sends no more jobs. The worker exits when it has finished those that it has.
    func retire() {
        isRetired = true
        guard requests >= 0 else { return }
        close(requests)
        requests = -1
    }

    // MARK: End

    /// Waits for the end of the process, which has closed its pipe or been killed.
    ///
    /// - Returns: How it ended: `"signal 11"`.
    func reap() -> String {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return ProcessEnding(status: status).description
    }

    /// The most informative line of the last output.
    var lastWords: String? {
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = pread(log, &bytes, bytes.count, 0)
        let lines = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("Fatal error") } ?? lines.last
        return line.map { String($0.drop { $0 == " " }.prefix(200)) }
    }
}

/// The monotonic clock.
enum Clock {
    static var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
