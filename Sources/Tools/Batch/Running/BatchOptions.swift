/// The options of a batch.
package struct BatchOptions: Sendable {
    /// The worker program and its arguments.
    package var command: [String]

    /// The identity of this program: others may draw other pixels.
    package var program: String

    /// The number of concurrent processes.
    package var workers = 1

    /// The time limit of a job in seconds.
    package var timeout = 60.0

    /// The part of the jobs to run; `nil` for all.
    package var shard: Shard?

    /// The file to append results to; `nil` for standard output.
    package var results: String?

    /// Whether jobs that are done and unchanged are skipped.
    package var isResumed = false

    /// The folder that jobs' paths are relative to.
    package var root = "."

    package init(command: [String], program: String) {
        self.command = command
        self.program = program
    }
}
