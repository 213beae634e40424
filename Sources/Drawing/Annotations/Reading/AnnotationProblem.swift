internal import Documents

/// A problem that only annotations can have.
package enum AnnotationProblem: DocumentProblem {
    /// A reference without any condition.
    case emptyReference

    /// The index 0.
    case zeroIndex

    /// A text that isn't a color, and the name that may have been meant.
    case invalidColor(String, nearest: String?)

    package func sentence(at path: String) -> String {
        switch self {
        case .emptyReference:
            "\(at(path))the part isn't specified; give a component, a message, a channel or a text"
        case .zeroIndex: "\(at(path))expected an index from 1 (the first) or -1 (the last), found 0"
        case .invalidColor(let text, let nearest):
            "\(at(path))“\(text.shortened)” is not a color; "
                + (nearest.map { "did you mean “\($0)”?" } ?? "use one such as \"#D6246E\" or blue")
        }
    }
}
