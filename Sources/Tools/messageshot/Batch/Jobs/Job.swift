import Documents
import Foundation

/// A line of a jobs file, read and known to be right as far as that can be said without the files that it names.
struct Job {
    var id: String
    var kind: JobKind

    /// The file that the command is given.
    var path: String

    /// Where pictures go to, if the command writes any.
    var output: String?

    /// The options, in the words of the command line and in one order.
    var arguments: [String]

    /// Documents that stand in the job, by the paths that stand for them in ``path`` and ``arguments``.
    var inline: [String: LocatedNode]

    /// The files that options name.
    var optionFiles: [String]
}
