/// The result of a job: a line of a results file.
package struct JobResult: Equatable, Sendable {
    package enum Status: String, Sendable {
        case done, failed
    }

    /// A file that a job wrote or read.
    package struct File: Equatable, Sendable {
        /// The path as the job names it, relative to the root of the batch.
        package var path: String

        /// The size in bytes; `nil` for inputs.
        package var size: Int?

        /// The digest of the content, or `missing`.
        package var sha256: String

        package init(path: String, size: Int? = nil, sha256: String) {
            self.path = path
            self.size = size
            self.sha256 = sha256
        }
    }

    /// The reason that a job failed.
    package struct Problem: Equatable, Sendable {
        package var message: String

        /// The command's exit code: 1 for a difference, 2 for invalid input, 3 for a system error.
        package var code: Int

        package init(message: String, code: Int) {
            self.message = message
            self.code = code
        }
    }

    /// The job's id; `nil` for a line without one.
    package var id: String?

    /// The line in the jobs file; only for jobs without an id.
    package var line: Int?
    package var status: Status
    package var outputs: [File] = []

    /// The duration of the job, from reading to writing; `nil` in merged results, which are the same for each run.
    package var milliseconds: Double?
    package var warnings: [String] = []

    /// The output of the command, such as the differences that `compare` found.
    package var printed = ""
    package var problem: Problem?

    /// The digest of the job's line.
    package var job: String

    /// The version and the build of the program.
    package var program: String

    /// The files that the picture depends on.
    package var inputs: [File] = []

    package init(id: String?, line: Int? = nil, status: Status, job: String, program: String) {
        self.id = id
        self.line = line
        self.status = status
        self.job = job
        self.program = program
    }
}
