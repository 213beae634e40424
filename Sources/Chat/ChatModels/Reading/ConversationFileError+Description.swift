extension ConversationFileError: CustomStringConvertible {
    /// One line: where, what, and what would be right.
    public var description: String {
        "\(place): \(sentence)"
    }

    package var place: String {
        [file.isEmpty ? "the conversation" : file.oneLine, line.map(String.init), column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
    }

    /// The place in the document and a blank, or nothing for the outermost value.
    private var atPath: String { path.isEmpty ? "" : "\(path.oneLine): " }

    private var inPath: String { path.isEmpty ? "" : " in \(path.oneLine)" }

    private var sentence: String {
        switch problem {
        case .missingFile: "there is no such file"
        case .isDirectory: "this is a directory; a YAML or JSON file is needed"
        case .unreadable(let reason): "the file can't be read: \(reason.oneLine)"
        case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MiB, the most that is read"
        case .empty: "the file is empty; a conversation has at least “messages”"
        case .notUTF8: "the file is not UTF-8 text"
        case .invalidJSON(let reason): "not valid JSON: \(reason.oneLine)"
        case .invalidYAML(let reason): "not valid YAML: \(reason.oneLine)"
        case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep"
        case .tooManyAliases(let limit): "the aliases stand for more than \(limit) values; write fewer of them"
        case .duplicateKey(let key): "the key “\(key.shortened)” stands twice\(inPath)"
        default: valueSentence
        }
    }

    private var valueSentence: String {
        switch problem {
        case .notAConversation(let found):
            "neither a conversation nor a payload: found \(found) where “messages”, “channel”, “channels” or "
                + "“thread” was expected"
        case .unknownKey(let key, let nearest, let known):
            "unknown key “\(key.shortened)”\(inPath); \(Self.advice(nearest, among: known, "key"))"
        case .missingKey(let key): "the key “\(key)” is missing\(inPath)"
        case .wrongType(let found, let expected), .outOfRange(let found, let expected):
            "\(atPath)found \(found) where \(expected) is needed"
        case .unknownChoice(let word, let nearest, let choices):
            "\(atPath)unknown value “\(word.shortened)”; \(Self.advice(nearest, among: choices, "value"))"
        case .invalidDate(let text):
            "\(atPath)“\(text.shortened)” is not a date; a right one is 2024-01-31T15:25:00Z"
        case .unknownUser(let id, let nearest):
            "\(atPath)unknown user “\(id.shortened)”; " + Self.userAdvice(nearest)
        case .unknownCurrentUser(let id, let nearest):
            "“\(id.shortened)” is not one of its users; " + Self.userAdvice(nearest)
        case .unknownMessage(let reference, let count):
            "\(atPath)no message “\(reference.shortened)”; give an id or a number from 1 to \(count)"
        case .laterMessage(let reference):
            "\(atPath)message “\(reference.shortened)” does not come before this one; only an earlier one can be meant"
        case .duplicateMessage(let id):
            "\(atPath)the id “\(id.shortened)” is that of an earlier message; every message has its own"
        case .missingOwner(let key):
            "\(atPath)“\(key)” has no meaning here: the file doesn’t say who “me” is"
        case .invalidImage(let image, let problem):
            "\(atPath)the image “\(image.oneLine)” \(problem.sentence)"
        default: ""
        }
    }

    private static func advice(_ nearest: String?, among known: [String], _ noun: String) -> String {
        if let nearest { return "the nearest known \(noun) is “\(nearest)”" }
        return "known \(noun)s are " + known.joined(separator: ", ")
    }

    private static func userAdvice(_ nearest: UserId?) -> String {
        nearest.map { "the nearest known one is “\($0.shortened)”" } ?? "name it under “users”"
    }
}

extension ConversationFileError.ImageProblem {
    var sentence: String {
        switch self {
        case .missing(let folder): "does not exist in \(folder.oneLine)"
        case .outside(let folder): "is outside of \(folder.oneLine); images have to be inside"
        case .absolute(let folder): "is an absolute path; give one relative to \(folder.oneLine)"
        case .directory: "is a directory"
        case .notRegularFile: "is not an ordinary file"
        case .unreadable: "can't be read"
        }
    }
}

extension String {
    /// The text without line breaks and control characters, so that an error stays one line.
    fileprivate var oneLine: String {
        String(map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
    }
}
