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
        case .count: "The number of reactions; by default, the number of listed users, or 1."
        case .score: "The sum of the scores; by default, the count."
        case .mine: "Whether the current user reacted."
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
        case .replies: "The number of replies; by default, the number of listed replies."
        case .participants: "The users who replied, the latest first; by default, the authors of the listed replies."
        case .messages: "The replies, oldest first; by default, those in the channel."
        case .parent: "The parent message of a reply: its number from 1, or its id."
        case .title: "The title of the thread."
        case .unread: "The number of unread replies."
        case .inChannel: "Whether a reply is shown in the channel as well; true by default."
        }
    }
}
