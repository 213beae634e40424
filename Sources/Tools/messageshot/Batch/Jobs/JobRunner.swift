import ArgumentParser
import Batch
import DocumentationImages
import Documents
import Files
import Fonts
import Foundation
import GoldenCommands
import Rendering
import Typesetting

/// Runs jobs one after another in a worker.
final class JobRunner {
    private let reader: JobReader
    private let cache = JobFileCache()
    private let commands = JobCommand()

    /// Files that jobs must not write: those of the batch itself.
    private let protected: [String]
    private var knownFolders: Set<String> = []

    /// - Parameters:
    ///   - name: The name of the jobs file in errors.
    ///   - protected: Files that jobs must not write.
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
            // Problems that no command has collected.
            for problem in rendered.problems { output.warn(problem.text) }
            result.outputs = try output.files.map(Self.output)
        } catch {
            result.status = .failed
            result.problem = problem(error, of: request, after: output.failures)
        }
        (result.warnings, result.printed) = (output.warnings + WorkerLog.take(), output.printed.joined(separator: "\n"))
        result.inputs = (documents?.inputs ?? []).map { JobResult.File(path: $0.path, sha256: $0.digest) }
        result.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        return (result.status == .done ? .done : .failed, result)
    }

    /// - Parameter failures: The failures that the command continued after.
    private func problem(
        _ error: any Error, of request: JobRequest, after failures: [Failure]
    ) -> JobResult.Problem {
        if let code = error as? ExitCode {
            return JobResult.Problem(
                message: "the command ended with exit code \(code.rawValue)", code: Int(code.rawValue))
        }
        let failure = Failure(error)
        let messages = (failures + [failure]).map { Failure.oneLine($0.message) }.joined(separator: "; ")
        let place = Self.namesPlace(error) ? "" : "\(reader.name):\(request.line): "
        return JobResult.Problem(message: place + messages, code: Int(failure.cause.rawValue))
    }

    /// Whether an error names the file with the mistake, unlike one in the options, which are in the job itself.
    private static func namesPlace(_ error: any Error) -> Bool {
        error is DocumentError || error is BatchError || error is FileError || error is FontsError
            || error is SystemFontsError || error is PictureFailure
    }

    private static func output(_ path: String) throws -> JobResult.File {
        let data = try InputFile.read(path)
        return JobResult.File(path: path, size: data.count, sha256: FileDigests.digest(data))
    }

    // MARK: Before a job

    /// Creates the folder of the output.
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

    /// Whether the previous picture exists and would be the same.
    private func isUnchanged(_ job: Job, since former: JobResult?, _ now: JobResult) -> Bool {
        // A project itself determines what is out of date.
        guard let former, job.kind != .docs, former.status == .done, former.id == now.id, former.job == now.job,
            former.program == now.program, !former.outputs.isEmpty
        else { return false }
        return (former.inputs + former.outputs).allSatisfy { cache.digests.digest(ofFile: $0.path) == $0.sha256 }
    }
}
