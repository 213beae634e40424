/// What a batch is to be like.
package struct BatchOptions: Sendable {
    /// The program that does jobs, and its arguments.
    package var command: [String]

    /// What tells this program from others, which may draw other pixels.
    package var program: String

    /// How many processes do jobs at the same time.
    package var workers = 1

    /// How long a job may take, in seconds.
    package var timeout = 60.0

    /// The part of the jobs that is done; `nil` for all.
    package var shard: Shard?

    /// The file that results are appended to; `nil` for standard output.
    package var results: String?

    /// Whether what the results say is done, and is unchanged, is left as it is.
    package var isResumed = false

    /// The folder from which jobs name files.
    package var root = "."

    package init(command: [String], program: String) {
        self.command = command
        self.program = program
    }
}
