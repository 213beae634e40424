/// A piece of Swift that a document or a doc comment shows.
struct Example: Equatable {
    /// The file that shows it, from the package's folder on.
    var file: String

    /// The line of the file in which the code begins, from 1.
    var line: Int

    /// The code, without the indentation and the marks around it.
    var lines: [String]

    /// Whether the code stands inside of the package, and may use what is not public.
    var isInside = false
}
