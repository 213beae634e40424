internal import Dispatch
internal import Foundation
internal import Synchronization

/// The inside of a worker: takes jobs from its standard input, and answers each in turn.
package enum WorkerLoop {
    /// The descriptor on which answers go to the one who hands out jobs.
    static let replies: Int32 = 3

    private static let requests = Mutex<[JobRequest]>([])
    private static let isWorking = Mutex(false)
    private static let waiting = DispatchSemaphore(value: 0)

    /// Does jobs on the calling thread until there are none any more. Does not return.
    ///
    /// - Parameter work: Does a job.
    package static func run(_ work: (JobRequest) -> JobReply) -> Never {
        _ = fcntl(replies, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { readRequests() }
        while doNext(work) {}
        _exit(1)
    }

    // The bodies of endless loops are functions of their own: the optimizer leaves out releases on ways that never return,
    // and each job would leave its line in memory.

    /// - Returns: Whether there is still somebody who takes answers.
    @inline(never)
    private static func doNext(_ work: (JobRequest) -> JobReply) -> Bool {
        waiting.wait()
        isWorking.withLock { $0 = true }
        let request = requests.withLock { $0.removeFirst() }
        let message = work(request).message
        isWorking.withLock { $0 = false }
        return (try? ResultsFile.write(message, to: replies, name: "worker")) != nil
    }

    /// Whoever hands out jobs closes the pipe when it has no more, or when it is killed. Then nobody waits for the job
    /// that is being done: it has a second to put its picture in place.
    private static func readRequests() {
        var buffer = MessageBuffer()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                for _ in 0..<100 where isWorking.withLock({ $0 }) { usleep(10_000) }
                _exit(0)
            }
            buffer.append(bytes[..<count])
            queueRequests(from: &buffer)
        }
    }

    @inline(never)
    private static func queueRequests(from buffer: inout MessageBuffer) {
        while let request = JobRequest(from: &buffer) {
            requests.withLock { $0.append(request) }
            waiting.signal()
        }
    }
}
