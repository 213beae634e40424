/// What has come of a job: a line of a results file.
package struct JobResult: Equatable, Sendable {
    package enum Status: String, Sendable {
        case done, failed
    }

    /// A file that a job wrote, or one that it read.
    package struct File: Equatable, Sendable {
        /// As the job names it: from the root of the batch.
        package var path: String

        /// In bytes; `nil` for what was read.
        package var size: Int?

        /// The digest of the content, or `missing`.
        package var sha256: String

        package init(path: String, size: Int? = nil, sha256: String) {
            self.path = path
            self.size = size
            self.sha256 = sha256
        }
    }

    /// Why a job failed.
    package struct Problem: Equatable, Sendable {
        package var message: String

        /// The exit code that the command has for it: 1 for a difference, 2 for input, 3 for the machine.
        package var code: Int

        package init(message: String, code: Int) {
            self.message = message
            self.code = code
        }
    }

    /// The job's name; `nil` for a line that has none of its own.
    package var id: String?

    /// The line in the jobs file; only where there is no name.
    package var line: Int?
    package var status: Status
    package var outputs: [File] = []

    /// How long the job took, from reading to writing; `nil` in merged results, which are the same for each run.
    package var milliseconds: Double?
    package var warnings: [String] = []

    /// What the command printed, such as the differences that `compare` found.
    package var printed = ""
    package var problem: Problem?

    /// The digest of the job's line.
    package var job: String

    /// The version and the build that drew it.
    package var program: String

    /// The files that the picture follows from.
    package var inputs: [File] = []

    package init(id: String?, line: Int? = nil, status: Status, job: String, program: String) {
        self.id = id
        self.line = line
        self.status = status
        self.job = job
        self.program = program
    }
}
