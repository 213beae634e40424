internal import Documents

/// The keys of a conversation file.
enum ConversationKey: String, DocumentKey {
    case channel, me, users, messages

    static let noun = "a conversation"
    static let required: [ConversationKey] = [.messages]

    var shape: ValueShape {
        switch self {
        case .channel: .object(ChannelKey.self)
        case .me: .user
        case .users: .names(of: .either([.text, .object(UserKey.self)]))
        case .messages: .list(of: .object(MessageKey.self))
        }
    }

    var comment: String {
        switch self {
        case .channel: "The channel of the messages."
        case .me: "The user whose screen is drawn. Without one, all messages are others'."
        case .users: "The people, by their ids. A text is a name. Without this, every id that turns up is a user."
        case .messages: "The messages, oldest first."
        }
    }
}

/// The keys of a user.
enum UserKey: String, DocumentKey {
    case name, avatar, online, role, language, extra
    case lastActive = "last-active"

    static let noun = "a user"

    var shape: ValueShape {
        switch self {
        case .name, .role, .language: .text
        case .avatar: .picture
        case .online: .flag
        case .lastActive: .date
        case .extra: .names(of: .anything)
        }
    }

    var comment: String {
        switch self {
        case .name: "The name on the screen; the id if there is none."
        case .avatar: "The picture; a placeholder if there is none."
        case .online: "Whether the user has the app open."
        case .role: "Such as user, admin or guest."
        case .language: "The language that messages are translated into for this user, such as en."
        case .extra: "Data of the application's own."
        case .lastActive: "The time when the user last had the app open."
        }
    }
}
