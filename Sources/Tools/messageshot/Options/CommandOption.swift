import ArgumentParser
import Batch

/// An option of a command: what the help says of it, and what a job may have as a key.
struct CommandOption: Sendable {
    /// As a key of a job.
    let key: JobOption

    /// What stands for the value in the help; `nil` for the option's own name.
    private let valueName: String?

    init(
        _ name: String, _ kind: JobOption.Kind = .value, value valueName: String? = nil, choices: [String] = [],
        _ comment: String
    ) {
        key = JobOption(name: name, kind: kind, comment: comment, choices: choices)
        self.valueName = valueName
    }

    fileprivate var help: ArgumentHelp { ArgumentHelp(key.comment, valueName: valueName) }
}

extension ArgumentHelp {
    /// What the help says of an option.
    init(_ option: CommandOption) { self = option.help }
}
