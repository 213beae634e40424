/// Why a conversation could not be read: what, where, and what would be right.
public struct ConversationFileError: Error, Hashable, Sendable {
    /// The file as the caller named it.
    public var file: String

    /// Counted from 1; `nil` if it is about the whole file.
    public var line: Int?

    /// Counted from 1; `nil` if it is about the whole line.
    public var column: Int?

    /// Where it is in the document, such as `"messages[3].reactions"`; empty for the outermost value.
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
        // The file
        case missingFile
        case isDirectory
        case unreadable(reason: String)
        case tooLarge(limit: Int)
        case empty
        case notUTF8

        // Its characters
        case invalidJSON(String)
        case invalidYAML(String)
        case tooDeep(limit: Int)
        case tooManyAliases(limit: Int)
        case duplicateKey(String)

        // Its values
        case notAConversation(found: String)
        case unknownKey(String, nearest: String?, known: [String])
        case missingKey(String)
        case wrongType(found: String, expected: String)
        case outOfRange(found: String, expected: String)
        case unknownChoice(String, nearest: String?, choices: [String])
        case invalidDate(String)
        case unknownUser(UserId, nearest: UserId?)
        case unknownCurrentUser(UserId, nearest: UserId?)
        case unknownMessage(String, count: Int)
        case laterMessage(String)
        case duplicateMessage(MessageId)
        /// “mine” without a “me”.
        case missingOwner(String)
        case invalidImage(String, ImageProblem)
    }

    /// Why a file can't be used as a picture.
    public enum ImageProblem: Hashable, Sendable {
        case missing(folder: String)
        case outside(folder: String)
        case absolute(folder: String)
        case directory
        case notRegularFile
        case unreadable
    }
}
