internal import Documents

/// The keys of a type of reaction.
enum ReactionKey: String, DocumentKey {
    case count, score, mine, by

    static let noun = "a reaction"

    var shape: ValueShape {
        switch self {
        case .count, .score: .count
        case .mine: .flag
        case .by: .users
        }
    }

    var comment: String {
        switch self {
        case .count: "The number of users who reacted; as many as are named, or one, if this is left out."
        case .score: "The sum of their scores; the count if this is left out."
        case .mine: "Whether the current user is one of them."
        case .by: "The users who reacted."
        }
    }
}

/// The keys of a thread.
enum ThreadKey: String, DocumentKey {
    case replies, participants, messages, parent, title, unread
    case inChannel = "in-channel"

    static let noun = "a thread"

    var shape: ValueShape {
        switch self {
        case .replies, .unread: .count
        case .participants: .users
        case .messages: .list(of: .object(MessageKey.self))
        case .parent: .message
        case .title: .text
        case .inChannel: .flag
        }
    }

    var comment: String {
        switch self {
        case .replies: "The number of replies; as many as are listed if this is left out."
        case .participants: "The users who replied, the latest first; by default, the authors of the listed replies."
        case .messages: "The replies, oldest first; those that stand in the channel if this is left out."
        case .parent: "The message that this one is a reply to: its number, counted from 1, or its id."
        case .title: "The title of the thread."
        case .unread: "The number of replies that the current user has not read."
        case .inChannel: "Whether a reply is shown in the channel as well; true if this is left out."
        }
    }
}
