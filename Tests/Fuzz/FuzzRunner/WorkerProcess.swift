internal import Foundation
internal import FuzzTargets

/// A worker in its own process.
struct WorkerProcess {
    enum End {
        case finished
        /// The worker reached its memory limit.
        case full
        case outOfTime
        case crashed(signal: Int32, words: LastWords)
        /// One input took longer than ``patience``, so the process was terminated.
        case hung
        case failed(code: Int32)
    }

    /// In seconds of wall-clock time, which exceeds the processor time on a busy machine.
    static let patience: TimeInterval = 60

    private let arguments: [String]
    private let errors: String

    init(_ options: FuzzOptions, _ target: FuzzTarget, first: Int, progress: String) {
        errors = progress + "-errors"
        arguments = [
            "--target", target.name, "--runs", "\(options.runs)", "--first", "\(first)", "--seed", "\(options.seed)",
            "--folder", options.folder, "--output", options.output, "--progress", progress,
        ]
    }

    func run(_ progress: Progress, until deadline: Date?) -> End {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        defer { unlink(errors) }
        process.standardError = FileHandle(forWritingAtPath: errors)
        // The runtime's own backtrace takes seconds; replaying the input shows it anyway.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no", "TMPDIR": (errors as NSString).deletingLastPathComponent]
        ) { $1 }
        do { try process.run() } catch { return .failed(code: -1) }
        var (index, change) = (-1, Date())
        while process.isRunning {
            usleep(20_000)
            let now = Date()
            if progress.values.pointee.index != index { (index, change) = (progress.values.pointee.index, now) }
            if let deadline, now > deadline { return stop(process, .outOfTime) }
            if now.timeIntervalSince(change) > Self.patience { return stop(process, .hung) }
        }
        let code = process.terminationStatus
        guard process.terminationReason == .exit else {
            return .crashed(signal: code, words: LastWords(path: errors))
        }
        return code == 0 ? .finished : code == FuzzWorker.isFull ? .full : .failed(code: code)
    }

    private func stop(_ process: Process, _ end: End) -> End {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return end
    }
}

/// The output of a process before it crashed.
struct LastWords {
    let text: String

    init(path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        text = String(decoding: data.suffix(4000), as: UTF8.self)
    }

    /// Identifies a crash: the runtime's message or, without one, the two innermost calls.
    var kind: String? {
        let lines = text.split(separator: "\n")
        if let words = lines.last(where: { $0.contains("Fatal error") || $0.contains("ERROR") }) {
            return String(words.prefix(160))
        }
        guard let start = lines.firstIndex(of: Substring(CrashHandler.heading)) else { return nil }
        return lines[(start + 1)...].prefix(2).map(Self.place).joined(separator: " ")
    }

    /// The file and the offset in it, or the memory address if the program is linked at a fixed address.
    private static func place(_ line: Substring) -> Substring {
        let name = line.split(separator: "/").last ?? line
        return name.contains("(+") ? name.prefix { $0 != "[" } : name
    }
}
