/// A channel with its messages, read from a file.
public struct Conversation: Hashable, Sendable {
    /// The channel of the messages.
    public var channel: ChatChannel

    /// The current user; without one, all messages are others'.
    public var currentUser: CurrentChatUser?

    /// The messages, oldest first.
    public var messages: [ChatMessage]

    /// All users, in file order.
    public var users: [ChatUser]

    /// The threads with known replies.
    public var threads: [ChatThread]

    /// What the current user enters in the composer; `nil` for the channel's draft alone.
    public var composer: ComposerInput?

    /// The keyboard below the composer.
    public var keyboard: KeyboardState

    /// The message whose reactions and actions are open over the screen.
    public var menu: MessageId?

    /// Notes about omitted or replaced values, one line each.
    public var warnings: [String]

    /// Creates a conversation.
    public init(
        channel: ChatChannel,
        currentUser: CurrentChatUser? = nil,
        messages: [ChatMessage] = [],
        users: [ChatUser] = [],
        threads: [ChatThread] = [],
        composer: ComposerInput? = nil,
        keyboard: KeyboardState = .none,
        menu: MessageId? = nil,
        warnings: [String] = []
    ) {
        self.channel = channel
        self.currentUser = currentUser
        self.messages = messages
        self.users = users
        self.threads = threads
        self.composer = composer
        self.keyboard = keyboard
        self.menu = menu
        self.warnings = warnings
    }
}

/// The contents of a file.
public struct ConversationDocument: Hashable, Sendable {
    /// A kind of file.
    public enum Kind: String, Hashable, Sendable {
        /// A conversation file.
        case conversation
        /// A conversation file with several channels.
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

    /// The conversations: one per channel or thread, in file order.
    public var conversations: [Conversation]

    /// The state of a list of the conversations, or of their threads.
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
