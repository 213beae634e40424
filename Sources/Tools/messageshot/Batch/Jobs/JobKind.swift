import ArgumentParser

/// The commands that a job can be: the key of each has the place of the command's file.
enum JobKind: String, CaseIterable {
    case render, compare, docs

    var command: any ParsableCommand.Type {
        switch self {
        case .render: Render.self
        case .compare: Compare.self
        case .docs: Docs.self
        }
    }

    /// Whether the command writes to the place that the job names.
    var hasOutput: Bool { self != .docs }

    /// Options that have no meaning in a batch: of help, of standard error, and one that doesn't end.
    static let excludedOptions: Set<String> = ["help", "version", "verbose", "watch", "output"]

    /// Options whose file may stand in the job itself.
    static let inlineOptions: Set<String> = ["style", "before", "after", "annotations"]
}
