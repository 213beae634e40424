internal import Dispatch
internal import Foundation
internal import Synchronization

/// The main loop of a worker: reads jobs from standard input, and replies to each.
package enum WorkerLoop {
    /// The descriptor for replies to the batch.
    static let replies: Int32 = 3

    private static let requests = Mutex<[JobRequest]>([])
    private static let isWorking = Mutex(false)
    private static let waiting = DispatchSemaphore(value: 0)

    /// Runs jobs on the calling thread until there are no more. Does not return.
    ///
    /// - Parameter work: Runs a job.
    package static func run(_ work: (JobRequest) -> JobReply) -> Never {
        _ = fcntl(replies, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { readRequests() }
        while doNext(work) {}
        _exit(1)
    }

    // The bodies of endless loops are separate functions: the optimizer omits releases on paths that never return, so
    // each job would leak its line.

    /// - Returns: Whether replies can still be sent.
    @inline(never)
    private static func doNext(_ work: (JobRequest) -> JobReply) -> Bool {
        waiting.wait()
        isWorking.withLock { $0 = true }
        let request = requests.withLock { $0.removeFirst() }
        let message = work(request).message
        isWorking.withLock { $0 = false }
        return (try? ResultsFile.write(message, to: replies, name: "worker")) != nil
    }

    /// The batch closes the pipe when there are no more jobs, or when it is killed. Then the current job has one second
    /// to publish its picture.
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
