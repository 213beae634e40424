import ArgumentParser
import GoldenCommands

/// Draws many pictures, of which a file has a line each.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Does many jobs of render, compare and docs, on all cores and on as many machines as there are.",
        usage: """
            messageshot batch <jobs.jsonl> [<options>]
            messageshot batch merge <results> ... --jobs <jobs.jsonl>
            """,
        discussion: """
            A job is a line of JSON, such as {"id": "a1", "render": "lunch.yaml", "output": "a1.png", "scale": 3}: its keys \
            are the options of the command (see messageshot schema jobs). Its result is a line of JSON as well. \
            messageshot help batch run lists what batch takes.
            """
                + .examples(
                    "messageshot batch jobs.jsonl --results results.jsonl",
                    "messageshot batch jobs.jsonl --results results.jsonl --resume"),
        subcommands: [BatchRunCommand.self, BatchMergeCommand.self, BatchWorkCommand.self],
        defaultSubcommand: BatchRunCommand.self)
}
