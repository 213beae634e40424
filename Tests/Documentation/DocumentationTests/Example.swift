/// A Swift example from a document or a doc comment.
struct Example: Equatable {
    /// The file that contains the example, relative to the package's folder.
    var file: String

    /// The number of the example's first line in the file, counted from 1.
    var line: Int

    /// The code, without its indentation and comment markers.
    var lines: [String]

    /// Whether the example is part of the package, so that it may use internal declarations.
    var isInside = false
}
