package import Documents

/// A line of a jobs file, parsed and checked as far as possible without the files that it names.
package struct Job {
    package var id: String
    package var kind: JobKind

    /// The command's file.
    package var path: String

    /// The destination of pictures, if the command writes any.
    package var output: String?

    /// The options in the command line's notation, in a fixed order.
    package var arguments: [String]

    /// Inline documents of the job, by their placeholders in ``path`` and ``arguments``.
    package var inline: [String: LocatedNode]
}
