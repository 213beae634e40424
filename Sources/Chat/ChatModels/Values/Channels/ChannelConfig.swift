/// The configuration of a channel's type.
public struct ChannelConfig: Hashable, Sendable {
    public var reactionsEnabled: Bool
    public var typingEventsEnabled: Bool
    public var readEventsEnabled: Bool
    public var connectEventsEnabled: Bool
    public var repliesEnabled: Bool
    public var quotesEnabled: Bool
    public var uploadsEnabled: Bool
    public var searchEnabled: Bool
    public var mutesEnabled: Bool
    public var pollsEnabled: Bool
    public var urlEnrichmentEnabled: Bool

    /// The longest message that can be sent, in characters.
    public var maxMessageLength: Int

    /// The commands of the channel, such as `/giphy`.
    public var commands: [Command]

    public init(
        reactionsEnabled: Bool = true,
        typingEventsEnabled: Bool = true,
        readEventsEnabled: Bool = true,
        connectEventsEnabled: Bool = true,
        repliesEnabled: Bool = true,
        quotesEnabled: Bool = true,
        uploadsEnabled: Bool = true,
        searchEnabled: Bool = true,
        mutesEnabled: Bool = true,
        pollsEnabled: Bool = true,
        urlEnrichmentEnabled: Bool = true,
        maxMessageLength: Int = 5000,
        commands: [Command] = []
    ) {
        self.reactionsEnabled = reactionsEnabled
        self.typingEventsEnabled = typingEventsEnabled
        self.readEventsEnabled = readEventsEnabled
        self.connectEventsEnabled = connectEventsEnabled
        self.repliesEnabled = repliesEnabled
        self.quotesEnabled = quotesEnabled
        self.uploadsEnabled = uploadsEnabled
        self.searchEnabled = searchEnabled
        self.mutesEnabled = mutesEnabled
        self.pollsEnabled = pollsEnabled
        self.urlEnrichmentEnabled = urlEnrichmentEnabled
        self.maxMessageLength = maxMessageLength
        self.commands = commands
    }
}

/// A command at the beginning of a message, such as `/giphy`.
public struct Command: Hashable, Codable, Sendable {
    public var name: String
    public var description: String
    /// The group that the command belongs to, such as `"fun_set"`.
    public var set: String
    /// The arguments of the command, such as `"[text]"`.
    public var args: String

    public init(name: String = "", description: String = "", set: String = "", args: String = "") {
        self.name = name
        self.description = description
        self.set = set
        self.args = args
    }
}
