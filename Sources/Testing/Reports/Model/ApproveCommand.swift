import Goldens

/// The command that approves pictures, to be copied to a terminal.
struct ApproveCommand: Sendable {
    /// The command names the runs, so that it approves only the files in the report, and nothing newer.
    let runs: [String]

    let commands: PackageCommands

    func taking(_ ids: [String]) -> String {
        let arguments = runs.flatMap { ["--run", $0] } + ids.flatMap { ["--only", $0] }
        return ([commands.approve] + arguments.map(\.shellArgument)).joined(separator: " ")
    }
}
