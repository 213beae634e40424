import ArgumentParser
import Batch

/// An option of a command: its help, and its form as a key of a job.
struct CommandOption: Sendable {
    /// As a key of a job.
    let key: JobOption

    /// The placeholder of the value in the help; `nil` for the option's own name.
    private let valueName: String?

    init(
        _ name: String, _ kind: JobOption.Kind = .value, value valueName: String? = nil, choices: [String] = [],
        _ comment: String
    ) {
        key = JobOption(name: name, kind: kind, comment: comment, choices: choices)
        self.valueName = valueName
    }

    /// The names of the options whose value is a folder.
    static let folders: Set<String> = [images.key.name, systemFonts.key.name]

    fileprivate var help: ArgumentHelp { ArgumentHelp(key.comment, valueName: valueName) }
}

extension ArgumentHelp {
    /// The help of an option.
    init(_ option: CommandOption) { self = option.help }
}
