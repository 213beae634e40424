import ChatModels

/// Why a style could not be read: what, where, and what would be right.
public struct StyleFileError: Error, Hashable, Sendable {
    /// The file as the caller named it.
    public var file: String

    /// Counted from 1; `nil` if it is about the whole file.
    public var line: Int?

    /// Counted from 1; `nil` if it is about the whole line.
    public var column: Int?

    /// Where it is in the document, such as `"bubble.border"`; empty for the outermost value.
    public var path: String

    public var problem: Problem

    public init(file: String, line: Int? = nil, column: Int? = nil, path: String = "", problem: Problem) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.problem = problem
    }

    public enum Problem: Hashable, Sendable {
        /// What can be wrong with a conversation file, too: the file, its characters, keys, and types of values.
        case document(ConversationFileError.Problem)
        case invalidColor(String)
        case unknownColor(String, nearest: String?)
        /// A layout option that is to be added and removed.
        case contradiction(String)
        /// The name of a shape that has no corners to round.
        case cornerRadius(shape: String)
    }

    init(_ error: ConversationFileError) {
        self.init(
            file: error.file, line: error.line, column: error.column, path: error.path,
            problem: .document(error.problem))
    }
}

extension StyleFileError: CustomStringConvertible {
    /// One line: where, what, and what would be right.
    public var description: String {
        switch problem {
        case .document(.empty): "\(place): the file is empty; a style without changes is {}"
        case .document(let problem):
            "\(ConversationFileError(file: file, line: line, column: column, path: path, problem: problem))"
        default: "\(place): \(path): \(sentence)"
        }
    }

    /// The file and the line as conversation files' errors say them.
    private var place: String {
        let error = ConversationFileError(file: file, line: line, column: column, problem: .notUTF8)
        return error.place
    }

    private var sentence: String {
        switch problem {
        case .document: ""
        case .invalidColor(let text):
            "“\(text.shortened)” is not a colour; right ones are #005FFF, rgba(0, 95, 255, 0.5) and systemBlue"
        case .unknownColor(let name, let nearest):
            "unknown colour “\(name.shortened)”; "
                + (nearest.map { "the nearest known one is “\($0)”" }
                    ?? "right ones are #005FFF, rgba(0, 95, 255, 0.5) and systemBlue")
        case .contradiction(let option):
            "the option “\(option)” is added and removed; leave it out of one of the two"
        case .cornerRadius(let shape):
            "a \(shape) has no radius of its own; give it the shape rounded, or leave the radius out"
        }
    }
}
