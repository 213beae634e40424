import Goldens

/// The command that takes pictures as goldens, to be copied into a terminal.
struct ApproveCommand: Sendable {
    /// The command names the runs, so that it takes what the report shows, and nothing newer.
    let runs: [String]

    func taking(_ ids: [String]) -> String {
        let arguments = runs.flatMap { ["--run", $0] } + ids.flatMap { ["--only", $0] }
        return (["swift run goldens approve"] + arguments.map(\.shellArgument)).joined(separator: " ")
    }
}
