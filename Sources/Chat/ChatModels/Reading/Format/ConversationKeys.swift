package import Documents

/// The keys of a conversation file.
package enum ConversationKey: String, DocumentKey {
    case channel, me, users, messages, channels, list

    package static let noun = "a conversation"
    package static let alternatives: [ConversationKey] = [.messages, .channels]

    package var shape: ValueShape {
        switch self {
        case .channel: .object(ChannelKey.self)
        case .me: .user
        case .users: .names(of: .either([.text, .object(UserKey.self)]))
        case .messages: .list(of: .object(MessageKey.self))
        case .channels: .list(of: .object(ListedChannelKey.self))
        case .list: .object(ListKey.self)
        }
    }

    package var comment: String {
        switch self {
        case .channel: "The channel of the messages."
        case .me: "The user whose screen is drawn. Without one, all messages are others'."
        case .users: "The people, by their ids. A text is a name. Without this, every id that turns up is a user."
        case .messages: "The messages, oldest first."
        case .channels: "Several channels in the place of one, from the top of their list down."
        case .list: "What the list of channels or threads shows beside its rows, or in their place."
        }
    }
}

/// The keys of one of several channels.
enum ListedChannelKey: String, DocumentKey {
    case channel, messages

    static let noun = "a channel with its messages"

    var shape: ValueShape {
        switch self {
        case .channel: .object(ChannelKey.self)
        case .messages: .list(of: .object(MessageKey.self))
        }
    }

    var comment: String {
        switch self {
        case .channel: "The channel. Its members are those who write in it and the current user, if it names none."
        case .messages: "The messages, oldest first. Numbers of messages count those of the channel."
        }
    }
}

/// The keys of a list of channels or threads.
enum ListKey: String, DocumentKey {
    case title, state
    case newThreads = "new-threads"

    static let noun = "the state of a list"

    var shape: ValueShape {
        switch self {
        case .title: .text
        case .state: .choice(ListStatus.State.allCases.map(\.rawValue))
        case .newThreads: .count
        }
    }

    var comment: String {
        switch self {
        case .title: "The title above the list, such as the name of an app."
        case .state:
            "Whether the list is loaded, loading, reloading (threads alone), empty, or could not be loaded (error); "
                + "loaded if this is left out."
        case .newThreads: "The number of threads that the banner above the list of threads counts."
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
