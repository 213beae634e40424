/// The commands that a job can be: the key of each has the place of the command's file.
package enum JobKind: String, CaseIterable, Sendable {
    case render, compare, docs

    /// Whether the command writes to the place that the job names.
    package var hasOutput: Bool { self != .docs }

    /// Options that have no meaning in a batch: of help, of standard error, and one that doesn't end.
    package static let excludedOptions: Set<String> = ["help", "version", "verbose", "watch", "output"]

    /// Options whose file may stand in the job itself.
    package static let inlineOptions: Set<String> = ["style", "before", "after", "annotations"]
}
