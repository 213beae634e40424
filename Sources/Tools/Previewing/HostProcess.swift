internal import Files
internal import Foundation
package import Kit
package import PreviewMessages

/// A run of the kit's program that draws previews. It loads the views once they are compiled. A preview that crashes ends
/// only this process.
final class HostProcess {
    private let process: ChildProcess
    private let requests: OwnedDescriptor
    private let answers: OwnedDescriptor
    private var incoming: [UInt8] = []

    /// Whether it has loaded the views.
    private(set) var hasLoaded = false

    /// The end of the process before it answered.
    enum End: Error {
        /// It ended by itself, with the reason in words.
        case ended(String, group: String?)
        /// It took longer than this many seconds, and was ended.
        case tooSlow(seconds: Double, group: String?)
    }

    /// - Parameter libraries: The folders of Swift's shared libraries.
    init(_ kit: Kit, libraries: [String]) throws(FileError) {
        let sending = try Descriptors.pipeForSending()
        requests = OwnedDescriptor(sending.sending)
        let input = OwnedDescriptor(sending.reading)
        let receiving = try Descriptors.pipe()
        answers = OwnedDescriptor(receiving.reading)
        let output = OwnedDescriptor(receiving.writing)
        let known = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
        process = try ChildProcess(
            [kit.previewHost], environment: ["LD_LIBRARY_PATH": (libraries + known).joined(separator: ":")],
            input: input.number, output: output.number)
    }

    deinit { end() }

    private func end() {
        process.kill()
        process.wait()
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Parameters:
    ///   - seconds: The time limit.
    ///   - interruption: Ends the process early.
    /// - Throws: ``End``, or `CancellationError`.
    func answer(to request: HostRequest, within seconds: Double, until interruption: Interruption) throws -> HostAnswer
    {
        try interruption.wait(for: process) {
            try send(request)
            let end = Date(timeIntervalSinceNow: seconds)
            var group: String?
            while true {
                switch try next(before: end, seconds, group) {
                case .listing(let next): group = next
                case .loaded:
                    hasLoaded = true
                    return .loaded
                case let answer: return answer
                }
            }
        }
    }

    private func send(_ request: HostRequest) throws {
        var rest = try MessageLine.data(of: request)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(requests.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            // A closed pipe is noticed when the answer is read.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func next(before end: Date, _ seconds: Double, _ group: String?) throws -> HostAnswer {
        while true {
            if let newline = incoming.firstIndex(of: 0x0A) {
                let line = incoming[..<newline]
                incoming.removeFirst(newline + 1)
                return try MessageLine.message(of: HostAnswer.self, in: line)
            }
            var waited = pollfd(fd: answers.number, events: Int16(POLLIN), revents: 0)
            let left = end.timeIntervalSinceNow
            guard left > 0 else {
                self.end()
                throw End.tooSlow(seconds: seconds, group: group)
            }
            guard poll(&waited, 1, Int32(min(left * 1000 + 1, 1_000_000))) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(answers.number, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw End.ended(reason, group: group)
            }
            incoming += bytes[..<count]
        }
    }

    /// Why the process ended: its last words, and the signal or the code.
    private var reason: String {
        let end =
            switch process.wait() {
            case .code(let code): "exit code \(code)"
            case .signal(let signal): Self.signals[signal] ?? "signal \(signal)"
            }
        let lines = String(decoding: process.errorBytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let words = ["Fatal error", "fatal error", "error while loading shared libraries"]
        guard let fatal = lines.last(where: { line in words.contains { line.contains($0) } }) else { return end }
        // The loader's line begins with the path of the program.
        let start = fatal.range(of: words[2])?.lowerBound ?? fatal.startIndex
        return "\(end): \(fatal[start...].trimmingCharacters(in: .whitespaces).prefix(300))"
    }

    private static let signals: [Int32: String] = [
        SIGILL: "crash (SIGILL)", SIGTRAP: "crash (SIGTRAP)", SIGABRT: "crash (SIGABRT)", SIGBUS: "crash (SIGBUS)",
        SIGFPE: "crash (SIGFPE)", SIGSEGV: "crash (SIGSEGV)",
        SIGKILL: "end by SIGKILL, as the system does without memory",
    ]
}
