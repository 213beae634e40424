internal import Console

/// An error in a document: where it is, what is wrong, and what would be right.
public struct DocumentError: Error {
    /// The file as the caller named it.
    public var file: String

    /// The line, counted from 1; `nil` if the error is about the whole file.
    public var line: Int?

    /// The column, counted in characters from 1; `nil` if the error is about the whole line.
    public var column: Int?

    /// The path of the value in the document, such as `"messages[3].reactions"`; empty for the root.
    public var path: String

    /// A `FileProblem`, `SyntaxProblem`, `ValueProblem` or `ImageProblem`, or a problem of the specific kind of
    /// document.
    public var problem: any DocumentProblem

    /// Creates an error about a file, a line or a value.
    public init(
        file: String, line: Int? = nil, column: Int? = nil, path: String = "", problem: any DocumentProblem
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.problem = problem
    }

    /// Whether the machine is at fault, not the document.
    public var isMachineFailure: Bool {
        if case .machineFailure? = problem as? FileProblem { true } else { false }
    }
}

extension DocumentError {
    /// Whether the file as a whole can't be read: it is missing, or isn't text.
    package var isAboutFile: Bool { problem is FileProblem }
}

extension DocumentError: CustomStringConvertible {
    /// One line: where, what, and what would be right.
    public var description: String { "\(place): \(problem.sentence(at: path.oneLine))".errorLine }

    private var place: String {
        [file.isEmpty ? "the document" : file.oneLine, line.map(String.init), column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
    }
}
