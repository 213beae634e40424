package import Documents

/// A line of a jobs file, read and known to be right as far as that can be said without the files that it names.
package struct Job {
    package var id: String
    package var kind: JobKind

    /// The file that the command is given.
    package var path: String

    /// Where pictures go to, if the command writes any.
    package var output: String?

    /// The options, in the words of the command line and in one order.
    package var arguments: [String]

    /// Documents that stand in the job, by the paths that stand for them in ``path`` and ``arguments``.
    package var inline: [String: LocatedNode]
}
