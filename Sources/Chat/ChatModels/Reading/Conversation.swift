/// A channel with its messages, as read from a file.
public struct Conversation: Hashable, Sendable {
    /// The channel that the messages are in.
    public var channel: ChatChannel

    /// The user whose screen is drawn; without one, all messages are others'.
    public var currentUser: CurrentChatUser?

    /// The messages, oldest first.
    public var messages: [ChatMessage]

    /// Everyone who is named, in the order of the file.
    public var users: [ChatUser]

    /// The threads whose replies are known.
    public var threads: [ChatThread]

    /// Notes about values that were left out or replaced, one line each.
    public var warnings: [String]

    /// Creates a conversation of its parts.
    public init(
        channel: ChatChannel,
        currentUser: CurrentChatUser? = nil,
        messages: [ChatMessage] = [],
        users: [ChatUser] = [],
        threads: [ChatThread] = [],
        warnings: [String] = []
    ) {
        self.channel = channel
        self.currentUser = currentUser
        self.messages = messages
        self.users = users
        self.threads = threads
        self.warnings = warnings
    }
}

/// The contents of a file.
public struct ConversationDocument: Hashable, Sendable {
    /// A kind of file.
    public enum Kind: String, Hashable, Sendable {
        /// A file in this program's own format.
        case conversation
        /// A file in this program's own format with several channels.
        case conversations
        /// A payload with one channel.
        case channel
        /// A payload with a list of channels.
        case channels
        /// A payload with one thread.
        case thread
        /// A payload with a list of threads.
        case threads
    }

    /// The kind of file.
    public var kind: Kind

    /// The conversations: one for each channel or thread, in the order of the file.
    public var conversations: [Conversation]

    /// What a list of the conversations, or of their threads, shows beside its rows.
    public var list: ListStatus

    /// Creates the contents of a file.
    public init(kind: Kind, conversations: [Conversation], list: ListStatus = ListStatus()) {
        self.kind = kind
        self.conversations = conversations
        self.list = list
    }

    /// The warnings of all conversations.
    public var warnings: [String] { conversations.flatMap(\.warnings) }

    /// The threads of all conversations.
    public var threads: [ChatThread] { conversations.flatMap(\.threads) }
}
