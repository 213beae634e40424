import ArgumentParser
import Batch
import Foundation
import GoldenCommands

/// Runs the commands of jobs. Options that many jobs share are parsed once.
final class JobCommand {
    private var parsed: [[String]: any ParsableCommand] = [:]

    /// The maximum number of cached option sets.
    private static let limit = 256

    func run(_ job: Job, in session: CommandSession) throws {
        switch try command(for: job) {
        case var command as Render:
            command.chat.path = job.path
            command.output = job.output
            try command.run(in: session)
        case var command as Compare:
            command.chat.path = job.path
            command.output = job.output ?? ""
            try command.run(in: session)
        case var command as Docs:
            command.path = job.path
            try command.run(in: session)
        case let command: throw Failure("\(type(of: command)) can’t be the command of a job")
        }
    }

    private func command(for job: Job) throws -> any ParsableCommand {
        let options = [job.kind.rawValue] + job.arguments
        if let known = parsed[options] { return known }
        let output = job.kind.hasOutput ? ["--output=file"] : []
        // The result contains all warnings.
        let command = try Self.command(for: job.kind).parse(job.arguments + output + ["--verbose", "--", "file"])
        if parsed.count >= Self.limit { parsed = [:] }
        parsed[options] = command
        return command
    }

    private static func command(for kind: JobKind) -> any ParsableCommand.Type {
        switch kind {
        case .render: Render.self
        case .compare: Compare.self
        case .docs: Docs.self
        }
    }
}
