import Files
import Foundation
import ModelContext

/// Runs commands of this program, each in a process of its own: a crash or an endless loop ends that process alone.
struct CommandRunner: Sendable {
    let program: String

    /// The time limit of a command in seconds.
    let timeout: Double

    /// Runs a command to its end, and reports progress every second.
    ///
    /// - Throws: If it crashes, takes too long, or is canceled.
    func run(_ arguments: [String], _ call: ToolCall) throws(ToolFailure) -> FinishedCommand {
        let process: ChildProcess
        do throws(FileError) {
            process = try ChildProcess([program] + arguments)
        } catch {
            throw ToolFailure("the command can't be started: \(error)")
        }
        let (start, name) = (DispatchTime.now(), arguments.first ?? "")
        call.whenCanceled { process.terminate() }
        var ticks = 0
        while true {
            call.report(ticks == 0 ? "\(name) has begun" : "\(name) has been running for \(ticks) s")
            ticks += 1
            if let ending = process.wait(until: start + min(Double(ticks), timeout)) {
                return try finished(ending, process, name)
            }
            guard Double(ticks) >= timeout else { continue }
            process.terminate()
            process.wait()
            throw ToolFailure(
                "\(name) took more than \(timeout.formattedPlainly) seconds and was stopped; draw less, or start the "
                    + "server with a larger --timeout")
        }
    }

    private func finished(
        _ ending: ProcessEnding, _ process: ChildProcess, _ name: String
    ) throws(ToolFailure) -> FinishedCommand {
        let errors = String(decoding: process.errorBytes, as: UTF8.self)
        switch ending {
        case .code(let code): return FinishedCommand(code: code, output: process.outputBytes, errors: errors)
        case .signal(SIGKILL):
            throw ToolFailure(
                "\(name) was ended by the system (\(ending)), perhaps for lack of memory; draw less at a time")
        case .signal:
            let lines = errors.split(whereSeparator: \.isNewline)
            let reason = (lines.first { $0.contains("Fatal error") } ?? lines.last).map { ": \($0.prefix(200))" } ?? ""
            throw ToolFailure("\(name) crashed (\(ending))\(reason); this is a bug of MessageShot, please report it")
        }
    }
}

/// What a command has printed.
struct FinishedCommand {
    let code: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines) }

    var warnings: [String] { lines.compactMap { $0.wholeMatch(of: /warning: (.+)/).map { String($0.1) } } }

    /// The reason of a failure.
    var failure: String {
        let lines = lines.filter { !$0.hasPrefix("warning: ") }
        return lines.isEmpty ? "the command exited with code \(code)" : lines.joined(separator: "; ")
    }

    private var lines: [Substring] {
        errors.split(whereSeparator: \.isNewline).compactMap { line in
            line.wholeMatch(of: /messageshot: (.+)/).map(\.1)
        }
    }
}
