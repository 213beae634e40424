internal import Files
internal import Foundation
package import Kit
package import PreviewMessages

/// A run of the kit's program that draws previews. It loads the views once they are compiled. A preview that crashes ends
/// only this process.
final class HostProcess {
    private let process: Process
    private let exit: ProcessExit
    private let requests = Pipe()
    private let answers = Pipe()
    private let log: String
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

    /// - Parameters:
    ///   - libraries: The folders of Swift's shared libraries.
    ///   - log: The file for what the views print.
    init(_ kit: Kit, libraries: [String], log: String) throws {
        guard FileManager.default.createFile(atPath: log, contents: nil) else {
            throw KitError("\(log) can't be written to")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: kit.previewHost)
        let known = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["LD_LIBRARY_PATH": (libraries + known).joined(separator: ":")]) { $1 }
        process.standardInput = requests
        process.standardOutput = answers
        let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? errors.close() }
        process.standardError = errors
        exit = ProcessExit(of: process)
        try process.run()
        ChildProcesses.insert(process.processIdentifier)
        self.process = process
        self.log = log
    }

    deinit {
        end()
        try? FileManager.default.removeItem(atPath: log)
    }

    private func end() {
        if process.isRunning { ChildProcesses.end(process.processIdentifier) }
        exit.wait()
        ChildProcesses.remove(process.processIdentifier)
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Parameters:
    ///   - seconds: The time limit.
    ///   - interruption: Ends the process early.
    /// - Throws: ``End``, or `CancellationError`.
    func answer(to request: HostRequest, within seconds: Double, until interruption: Interruption) throws -> HostAnswer
    {
        try interruption.wait(for: process.processIdentifier) {
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
                Foundation.write(requests.fileHandleForWriting.fileDescriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            // A closed pipe is noticed when the answer is read.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func next(before end: Date, _ seconds: Double, _ group: String?) throws -> HostAnswer {
        let descriptor = answers.fileHandleForReading.fileDescriptor
        while true {
            if let newline = incoming.firstIndex(of: 0x0A) {
                let line = incoming[..<newline]
                incoming.removeFirst(newline + 1)
                return try MessageLine.message(of: HostAnswer.self, in: line)
            }
            var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let left = end.timeIntervalSinceNow
            guard left > 0 else {
                self.end()
                throw End.tooSlow(seconds: seconds, group: group)
            }
            guard poll(&waited, 1, Int32(min(left * 1000 + 1, 1_000_000))) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                exit.wait()
                throw End.ended(reason, group: group)
            }
            incoming += bytes[..<count]
        }
    }

    /// Why the process ended: its last words, and the signal or the code.
    private var reason: String {
        let code = process.terminationStatus
        let isSignal = process.terminationReason == .uncaughtSignal
        let end = isSignal ? Self.signals[code] ?? "signal \(code)" : "exit code \(code)"
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        let lines = text.split(whereSeparator: \.isNewline)
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
