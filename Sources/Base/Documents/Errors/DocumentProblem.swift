internal import Console

/// A problem with a document.
///
/// Each group of problems is an enumeration whose sentences come from a `switch` without a `default`, so that a problem
/// without a sentence doesn't compile. A kind of document adds its own problems in another enumeration.
public protocol DocumentProblem: Hashable, Sendable {
    /// Returns one line that says what is wrong and what would be right.
    ///
    /// - Parameter path: The path of the value, such as `"messages[3].reactions"`; empty for the root.
    func sentence(at path: String) -> String
}

extension DocumentProblem {
    /// The beginning of a sentence about the value at `path`; empty for the root.
    package func at(_ path: String) -> String { path.isEmpty ? "" : "\(path): " }

    /// The end of a phrase about a key of the mapping at `path`; empty for the root.
    package func within(_ path: String) -> String { path.isEmpty ? "" : " in \(path)" }
}

extension String {
    /// The text on one line, without control and formatting characters.
    package var oneLine: String { printable }

    /// At most a hundred characters on one line, from the end of the path, which says most.
    var shortenedPath: String {
        let line = oneLine
        return line.count > 100 ? "…" + line.suffix(99) : line
    }

    /// At most forty characters on one line, for an error message.
    package var shortened: String { shortened(to: 40) }
}
