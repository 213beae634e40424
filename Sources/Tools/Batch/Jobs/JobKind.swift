/// The commands of jobs. The key of a command has the path of its file as the value.
package enum JobKind: String, CaseIterable, Sendable {
    case render, compare, docs

    /// Whether the command writes to the place that the job names.
    package var hasOutput: Bool { self != .docs }

    /// Options without a meaning in a batch: help, output to standard error, and endless modes.
    package static let excludedOptions: Set<String> = ["help", "version", "verbose", "watch", "output"]

    /// Options whose file may be inline.
    package static let inlineOptions: Set<String> = ["style", "before", "after", "annotations"]
}
