public import Documents

/// A mistake that only conversations can have.
public enum ConversationProblem: DocumentProblem {
    /// A document that is neither a conversation nor a payload.
    case notAConversation(found: String)

    /// A payload that can't be read as a conversation.
    case notDrawn(PayloadShape)

    /// A payload that matches two shapes.
    case ambiguous(PayloadShape, PayloadShape)

    /// An unknown user, and the closest known one.
    case unknownUser(UserId, nearest: UserId?)

    /// A current user requested by the caller that isn't in the file, and those that are.
    case unknownCurrentUser(UserId, known: [UserId])

    /// An unknown message. `count` messages precede the reference.
    case unknownMessage(String, count: Int)

    /// A reference to a later message.
    case laterMessage(String)

    /// A message that the conversation doesn't have, the closest identifier, and the number of messages.
    case missingMessage(String, nearest: MessageId?, count: Int)

    /// A command that the channel doesn't have, and those that it has.
    case unknownCommand(String, known: [String])

    /// A command in a channel without commands.
    case noCommands

    /// A poll in the composer.
    case pollInComposer

    /// A message that can't be quoted or edited.
    case unusableMessage(String, verb: String, because: MessageObstacle)

    /// A cooldown, in seconds, that is longer than the interval of the channel's slow mode.
    case excessiveCooldown(Int, interval: Int)

    /// A cooldown of an edit.
    case cooldownOfEdit

    /// A second selected tab, beside the one with a title.
    case secondSelectedTab(beside: String)

    /// A keyboard beside a menu.
    case keyboardUnderMenu

    /// An identifier of an earlier message.
    case duplicateMessage(MessageId)

    /// An identifier of an earlier channel.
    case duplicateChannel(ChannelId)

    /// A key about the current user, such as `mine`, in a file without one.
    case missingOwner(key: String)

    /// The reason why a message has no menu to quote or to edit it.
    public enum MessageObstacle: String, Hashable, Sendable {
        case deleted
        case notSent = "still being sent"
        case system = "a system message"
        case ephemeral = "an ephemeral message"
    }

    public func sentence(at path: String) -> String {
        switch self {
        case .notAConversation(let found):
            "neither a conversation nor a payload: expected “messages”, “channel”, “channels” or "
                + "“thread”, found \(found)"
        case .notDrawn(let shape): "\(shape.rawValue) can’t be drawn; \(Self.advice(shape))"
        case .ambiguous(let one, let other):
            "the document is both \(one.rawValue) and \(other.rawValue); only one of them can be drawn"
        case .unknownUser(let id, let nearest):
            "\(at(path))unknown user “\(id.shortened)”; " + Self.advice(nearest)
        case .unknownCurrentUser(let id, let known):
            "“\(id.shortened)” is not a user of the conversation; "
                + (known.isEmpty ? Self.advice(nil) : "the users are \(Nearest.list(known, by: id))")
        case .unknownMessage(let reference, let count):
            count == 0
                ? "\(at(path))“\(reference.shortened)” has to be an earlier message, but this is the first one"
                : "\(at(path))no earlier message “\(reference.shortened)”; expected an id or a number from 1 to \(count)"
        case .laterMessage(let reference):
            "\(at(path))message “\(reference.shortened)” comes later; it has to be an earlier message"
        case .missingMessage(let reference, let nearest, let count):
            "\(at(path))“\(reference.shortened)” is not a message; "
                + (nearest.map { "did you mean “\($0.shortened)”?" }
                    ?? (count == 0 ? "the conversation has none" : "expected an id or a number from 1 to \(count)"))
        case .unknownCommand(let name, let known):
            "\(at(path))the channel has no command “\(name.shortened)”; expected \(Nearest.list(known, by: name))"
        case .noCommands:
            "\(at(path))the channel has no commands; list them as “commands” of “channel”, such as commands: [giphy]"
        case .pollInComposer:
            "\(at(path))a poll is sent by its own form; expected a picture, a video, a file or a voice recording"
        case .unusableMessage(let reference, let verb, let obstacle):
            "\(at(path))“\(reference.shortened)” is \(obstacle.rawValue) and can’t be \(verb); name another message"
        case .excessiveCooldown(let seconds, let interval):
            "\(at(path))\(seconds) seconds are longer than the “cooldown” of the channel, \(interval); "
                + "expected 0 to \(interval)"
        case .cooldownOfEdit:
            "\(at(path))slow mode doesn’t delay an edit; remove “cooldown” or “editing”"
        case .secondSelectedTab(let title):
            "\(at(path))the tab “\(title.shortened)” is selected already; select one tab"
        case .keyboardUnderMenu: "\(at(path))an open menu hides the keyboard; remove “keyboard” or “menu”"
        case .duplicateMessage(let id):
            "\(at(path))the id “\(id.shortened)” is already used by an earlier message; give each message a unique id"
        case .duplicateChannel(let cid):
            "\(at(path))the channel “\(cid.rawValue.shortened)” is already in the list; "
                + "give each channel a unique id"
        case .missingOwner(let key):
            "\(at(path))“\(key)” needs a current user; set “me” in the file"
        }
    }

    private static func advice(_ shape: PayloadShape) -> String {
        switch shape {
        case .event, .line: "use messageshot convert to turn it into a conversation file"
        case .channel, .channels, .thread, .threads, .message, .messages, .search, .other:
            "a channel’s state needs “channel” and “messages”"
        }
    }

    private static func advice(_ nearest: UserId?) -> String {
        nearest.map { "did you mean “\($0.shortened)”?" } ?? "add it to “users”"
    }
}

extension DocumentKind {
    static let conversation = DocumentKind(
        noun: "conversation", minimum: "a conversation needs at least “messages”", keys: ConversationKey.self)
}
