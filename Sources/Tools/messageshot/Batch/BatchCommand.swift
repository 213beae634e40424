import ArgumentParser
import GoldenCommands

/// Runs many jobs, one per line of a file.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Run many render, compare and docs jobs in parallel, on one machine or a cluster.",
        usage: """
            messageshot batch <jobs.jsonl> [<options>]
            messageshot batch merge <results> ... --jobs <jobs.jsonl>
            """,
        discussion: """
            A job is a line of JSON, such as {"id": "a1", "render": "lunch.yaml", "output": "a1.png", "scale": 3}: its keys \
            are the options of the command (see messageshot schema jobs). Each result is a line of JSON as well. \
            See messageshot help batch run for all options.
            """
                + .examples(
                    "messageshot batch jobs.jsonl --results results.jsonl",
                    "messageshot batch jobs.jsonl --results results.jsonl --resume"),
        subcommands: [BatchRunCommand.self, BatchMergeCommand.self, BatchWorkCommand.self],
        defaultSubcommand: BatchRunCommand.self)
}
