package import Documents

/// The keys of a conversation file.
package enum ConversationKey: String, DocumentKey {
    case channel, me, users, messages, channels, composer, keyboard, menu, list

    package static let noun = "a conversation"
    package static let alternatives: [ConversationKey] = [.messages, .channels]

    package var shape: ValueShape {
        switch self {
        case .channel: .object(ChannelKey.self)
        case .me: .user
        case .users: .names(of: .either([.text, .object(UserKey.self)]))
        case .messages: .list(of: .object(MessageKey.self))
        case .channels: .list(of: .object(ListedChannelKey.self))
        case .composer: .object(ComposerKey.self)
        case .keyboard: .choice(KeyboardState.allCases.map(\.rawValue))
        case .menu: .message
        case .list: .object(ListKey.self)
        }
    }

    package var comment: String {
        switch self {
        case .channel: "The channel of the messages."
        case .me: "The current user. Without one, all messages are others'."
        case .users: "The users by id; a text is a name. By default, every id in the file is a user."
        case .messages: "The messages, oldest first."
        case .channels: "Several channels instead of one, from top to bottom of their list."
        case .composer: "What the current user enters in the composer of a channel or a thread."
        case .keyboard: "The keyboard below the composer: letters, emoji, or none (the default)."
        case .menu: "The message whose reactions and actions are open over the screen: its number from 1, or its id."
        case .list: "The state of the list of channels or threads."
        }
    }
}

/// The keys of one of several channels.
enum ListedChannelKey: String, DocumentKey {
    case channel, messages, composer, keyboard, menu

    static let noun = "a channel with its messages"

    var shape: ValueShape {
        switch self {
        case .channel: .object(ChannelKey.self)
        case .messages: .list(of: .object(MessageKey.self))
        case .composer, .keyboard, .menu: sameKey?.shape ?? .anything
        }
    }

    /// The key of a conversation file with the same name and meaning.
    private var sameKey: ConversationKey? { ConversationKey(rawValue: rawValue) }

    var comment: String {
        switch self {
        case .channel: "The channel. By default, its members are the authors of its messages and the current user."
        case .messages: "The messages, oldest first. They are numbered per channel."
        case .composer, .keyboard, .menu: sameKey?.comment ?? ""
        }
    }
}

/// The keys of the state of a list.
enum ListKey: String, DocumentKey {
    case title, state, tabs
    case newThreads = "new-threads"

    static let noun = "the state of a list"

    var shape: ValueShape {
        switch self {
        case .title: .text
        case .state: .choice(ListStatus.State.allCases.map(\.rawValue))
        case .tabs: .list(of: .either([.text, .object(TabKey.self)]))
        case .newThreads: .count
        }
    }

    var comment: String {
        switch self {
        case .title: "The title above the list, such as the name of an app."
        case .state:
            "The loading state: loaded, loading, reloading (threads only), empty, or error; "
                + "loaded by default."
        case .tabs: "The tabs of the bar below the list; a text is a title."
        case .newThreads: "The number of new threads in the banner above the list of threads."
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
        case .name: "The name; by default, the id."
        case .avatar: "The picture; by default, a placeholder."
        case .online: "Whether the user is online."
        case .role: "The role, such as user, admin or guest."
        case .language: "The language into which messages are translated for this user, such as en."
        case .extra: "Custom data."
        case .lastActive: "The time when the user was last online."
        }
    }
}
