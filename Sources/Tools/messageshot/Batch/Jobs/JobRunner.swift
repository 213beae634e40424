import ArgumentParser
import Batch
import Files
import Foundation
import GoldenCommands
import Rendering

/// Does one job after the other in a worker.
final class JobRunner {
    private let reader: JobReader
    private let cache = JobFileCache()
    private let commands = JobCommand()

    /// Files that no job may write: those of the batch itself.
    private let protected: [String]
    private var knownFolders: Set<String> = []

    /// - Parameters:
    ///   - name: The jobs file, as errors name it.
    ///   - protected: Files that no job may write.
    init(name: String, protected: [String]) {
        reader = JobReader(name: name, options: JobKind.options)
        self.protected = protected
    }

    /// - Returns: The outcome, and the result if there is a new one.
    func run(_ request: JobRequest) -> (outcome: JobReply.Outcome, result: JobResult?) {
        let start = DispatchTime.now().uptimeNanoseconds
        let outline = JobOutline(request.job)
        var result = JobResult(
            id: outline.id, line: outline.id == nil ? request.line : nil, status: .done,
            job: SHA256(request.job).hexadecimal, program: JobProgram.identity)
        var documents: JobDocuments?
        let output = JobOutput()
        do {
            let job = try reader.job(request.job, number: request.line)
            if isUnchanged(job, since: JobResult(line: request.previous), result) { return (.unchanged, nil) }
            let jobDocuments = JobDocuments(cache, inline: job.inline)
            documents = jobDocuments
            let session = CommandSession(documents: jobDocuments, output: output)
            for file in protected + [job.path] { session.reads(file) }
            try prepare(job, session.inputs)
            let rendered = try Rendered {
                try FsyncPolicy.$isWanted.withValue(false) { try commands.run(job, in: session) }
            }
            // What no command has collected.
            for problem in rendered.problems { output.warn(problem.text) }
            result.outputs = try output.files.map(Self.output)
        } catch {
            result.status = .failed
            result.problem = Self.problem(error, after: output.failures)
        }
        (result.warnings, result.printed) = (output.warnings + WorkerLog.take(), output.printed.joined(separator: "\n"))
        result.inputs = (documents?.inputs ?? []).map { JobResult.File(path: $0.path, sha256: $0.digest) }
        result.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        return (result.status == .done ? .done : .failed, result)
    }

    /// - Parameter failures: Those that the command went on after.
    private static func problem(_ error: any Error, after failures: [Failure]) -> JobResult.Problem {
        if let code = error as? ExitCode {
            return JobResult.Problem(
                message: "the command ended with exit code \(code.rawValue)", code: Int(code.rawValue))
        }
        let failure = Failure(error)
        let messages = (failures + [failure]).map { Failure.oneLine($0.message) }
        return JobResult.Problem(message: messages.joined(separator: "; "), code: Int(failure.cause.rawValue))
    }

    private static func output(_ path: String) throws -> JobResult.File {
        let data = try InputFile.read(path)
        return JobResult.File(path: path, size: data.count, sha256: FileDigests.digest(data))
    }

    // MARK: Before a job

    /// Makes the folder that the output is in.
    private func prepare(_ job: Job, _ inputs: CommandInputs) throws {
        guard let output = job.output else { return }
        try inputs.check(output)
        let folder = output.hasSuffix("/") ? output : output.folderOfPath
        if !folder.isEmpty, job.kind == .render || !output.hasSuffix("/"), !knownFolders.contains(folder) {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw FileError(path: folder, action: "creating the folder", reason: error.systemReason)
            }
            if knownFolders.count >= 10_000 { knownFolders = [] }
            knownFolders.insert(folder)
        }
    }

    // MARK: Resuming

    /// Whether the picture of before is there and would come out the same.
    private func isUnchanged(_ job: Job, since former: JobResult?, _ now: JobResult) -> Bool {
        // A project finds out by itself what is out of date.
        guard let former, job.kind != .docs, former.status == .done, former.id == now.id, former.job == now.job,
            former.program == now.program, !former.outputs.isEmpty
        else { return false }
        return (former.inputs + former.outputs).allSatisfy { cache.digests.digest(ofFile: $0.path) == $0.sha256 }
    }
}
