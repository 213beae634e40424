internal import Documents

/// Something that only an annotation can have wrong.
package enum AnnotationProblem: DocumentProblem {
    /// A reference that says nothing.
    case emptyReference

    /// An index of which there is none.
    case zeroIndex

    /// A text that is no color, and the name that may have been meant.
    case invalidColor(String, nearest: String?)

    package func sentence(at path: String) -> String {
        switch self {
        case .emptyReference:
            "\(at(path))nothing says which part is meant; give a component, a message, a channel or a text"
        case .zeroIndex: "\(at(path))there is no number 0; the first is 1 and the last -1"
        case .invalidColor(let text, let nearest):
            "\(at(path))“\(text.shortened)” is not a color; "
                + (nearest.map { "the nearest known one is “\($0)”" } ?? "right ones are \"#D6246E\" and blue")
        }
    }
}
