internal import Console

/// Something that can be wrong with a document.
///
/// Each group of problems is an enumeration whose sentences are a `switch` over its cases without a `default`, so that
/// a problem without a sentence does not compile. A kind of document adds problems of its own as another enumeration.
public protocol DocumentProblem: Hashable, Sendable {
    /// Says in one line what is wrong and what would be right.
    ///
    /// - Parameter path: The place in the document, such as `"messages[3].reactions"`; empty for the outermost value.
    func sentence(at path: String) -> String
}

extension DocumentProblem {
    /// The beginning of a sentence about the value at `path`; empty for the outermost value.
    package func at(_ path: String) -> String { path.isEmpty ? "" : "\(path): " }

    /// The end of a phrase about a key of the mapping at `path`; empty for the outermost mapping.
    package func within(_ path: String) -> String { path.isEmpty ? "" : " in \(path)" }
}

extension String {
    /// The text on one line, and nothing in it that acts on a terminal or a page.
    package var oneLine: String { printable }

    /// One line of at most a hundred characters: the end of a path says most.
    var shortenedPath: String {
        let line = oneLine
        return line.count > 100 ? "…" + line.suffix(99) : line
    }

    /// One line of at most forty characters, for an error message.
    package var shortened: String { shortened(to: 40) }
}
