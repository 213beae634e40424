public import Documents

/// Something that only a conversation can have wrong.
public enum ConversationProblem: DocumentProblem {
    /// A document that is neither a conversation nor a payload.
    case notAConversation(found: String)

    /// A payload that no conversation can be read of.
    case notDrawn(PayloadShape)

    /// A payload that could be either of two.
    case ambiguous(PayloadShape, PayloadShape)

    /// A user that the file doesn't have, and the one that may be meant.
    case unknownUser(UserId, nearest: UserId?)

    /// A user that the caller asks for and the file doesn't have, and those that it has.
    case unknownCurrentUser(UserId, known: [UserId])

    /// A message that the file doesn't have. `count` messages come before the place that names it.
    case unknownMessage(String, count: Int)

    /// A message that comes later than the one that refers to it.
    case laterMessage(String)

    /// An identifier that an earlier message has.
    case duplicateMessage(MessageId)

    /// An identifier that an earlier channel has.
    case duplicateChannel(ChannelId)

    /// A key about the current user, such as `mine`, in a file that doesn't name one.
    case missingOwner(key: String)

    public func sentence(at path: String) -> String {
        switch self {
        case .notAConversation(let found):
            "neither a conversation nor a payload: expected “messages”, “channel”, “channels” or “thread”, "
                + "found \(found)"
        case .notDrawn(let shape): "\(shape.rawValue) can’t be drawn; \(Self.advice(shape))"
        case .ambiguous(let one, let other):
            "the document is \(one.rawValue) and \(other.rawValue) at once; only one of them can be drawn"
        case .unknownUser(let id, let nearest):
            "\(at(path))unknown user “\(id.shortened)”; " + Self.advice(nearest)
        case .unknownCurrentUser(let id, let known):
            "“\(id.shortened)” is not one of its users; "
                + (known.isEmpty ? Self.advice(nil) : "those are \(Nearest.list(known, by: id))")
        case .unknownMessage(let reference, let count):
            count == 0
                ? "\(at(path))no message comes before this one, so “\(reference.shortened)” can't be meant"
                : "\(at(path))no earlier message “\(reference.shortened)”; give the id of one, or a number from 1 to \(count)"
        case .laterMessage(let reference):
            "\(at(path))message “\(reference.shortened)” does not come before this one; only an earlier one can be meant"
        case .duplicateMessage(let id):
            "\(at(path))the id “\(id.shortened)” is that of an earlier message; every message has its own"
        case .duplicateChannel(let cid):
            "\(at(path))the channel “\(cid.rawValue.shortened)” stands in the list already; "
                + "every channel has its own id"
        case .missingOwner(let key):
            "\(at(path))“\(key)” has no meaning here: the file doesn’t say who “me” is"
        }
    }

    private static func advice(_ shape: PayloadShape) -> String {
        switch shape {
        case .event, .line: "messageshot convert makes a conversation file of it"
        case .channel, .channels, .thread, .threads, .message, .messages, .search, .other:
            "a channel’s state has “channel” and “messages”"
        }
    }

    private static func advice(_ nearest: UserId?) -> String {
        nearest.map { "did you mean “\($0.shortened)”?" } ?? "name it under “users”"
    }
}

extension DocumentKind {
    static let conversation = DocumentKind(
        noun: "conversation", minimum: "a conversation has at least “messages”", keys: ConversationKey.self)
}
