/// The command that takes pictures as goldens, to be copied into a terminal.
struct ApproveCommand: Sendable {
    /// The command names the runs, so that it takes what the report shows, and nothing newer.
    let runs: [String]

    func taking(_ ids: [String]) -> String {
        let arguments = runs.flatMap { ["--run", $0] } + ids.flatMap { ["--only", $0] }
        return (["swift run messageshot approve"] + arguments.map(Self.quoted)).joined(separator: " ")
    }

    /// An argument as a shell takes it, whatever is in it.
    private static func quoted(_ argument: String) -> String {
        let isPlain = argument.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "/._-+=:@".contains(character))
        }
        guard !isPlain || argument.isEmpty else { return argument }
        return "'\(argument.replacing("'", with: #"'\''"#))'"
    }
}
