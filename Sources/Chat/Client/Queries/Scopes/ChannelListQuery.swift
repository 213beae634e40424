public import ChatModels

/// Asks for channels.
public struct ChannelListQuery: Sendable {
    /// Which channels are asked for. Hidden ones are left out unless it has the key `.hidden`, deleted ones always.
    public let filter: Filter<ChannelListFilterScope>

    /// How the channels are sorted: by what comes first, then by the others. Empty for `.default`.
    public let sort: [Sorting<ChannelListSortingKey>]

    /// How many channels a page has.
    public var pagination: Pagination

    /// How many of its latest messages each channel has in the list; `nil` for all that are known.
    public let messagesLimit: Int?

    /// How many members each channel has in the list; `nil` for all that are known.
    public let membersLimit: Int?

    /// What the service would be asked to do beside. Kept and never read: in memory all of it is so.
    public var options: QueryOptions = [.watch]

    /// Creates a query.
    public init(
        filter: Filter<ChannelListFilterScope>,
        sort: [Sorting<ChannelListSortingKey>] = [],
        pageSize: Int = .channelsPageSize,
        messagesLimit: Int? = .messagesPageSize,
        membersLimit: Int? = .channelMembersPageSize
    ) {
        self.filter = filter
        self.sort = sort
        pagination = Pagination(pageSize: pageSize)
        self.messagesLimit = messagesLimit
        self.membersLimit = membersLimit
    }
}

/// What else the service does when it is asked for channels.
public struct QueryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Answers with the channel's state.
    public static let state = QueryOptions(rawValue: 1)

    /// Tells when users come and go.
    public static let presence = QueryOptions(rawValue: 2)

    /// Tells what changes.
    public static let watch = QueryOptions(rawValue: 4)

    /// All of them.
    public static let all: QueryOptions = [.state, .presence, .watch]
}

/// What lists of channels are sorted by.
public struct ChannelListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatChannel>

    private init(_ name: String, _ value: @escaping @Sendable (ChatChannel) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// When the last message came; when the channel was made, if there is none.
    public static let `default` = Self("last_updated") { QueryValue(known: $0.lastActivityAt) }
    /// Type and identifier.
    public static let cid = Self("cid") { .text($0.cid.rawValue) }
    /// When the channel was made.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.createdAt) }

    /// Whether there is something that the current user has not read.
    public static let hasUnread = Self("has_unread") { .flag($0.isUnread) }
    /// When the last message came.
    public static let lastMessageAt = Self("last_message_at") { QueryValue($0.lastMessageAt) }
    /// How many members there are.
    public static let memberCount = Self("member_count") { .number(Double($0.memberCount)) }

    /// When the current user pinned the channel.
    public static let pinnedAt = Self("pinned_at") { QueryValue($0.membership?.pinnedAt) }

    /// How many messages the current user has not read.
    public static let unreadCount = Self("unread_count") { .number(Double($0.unreadCount.messages)) }
    /// When the channel was changed last.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.updatedAt) }

    /// A property of channels, which may be in their own data.
    ///
    /// - Parameter key: Its name in the service's queries, such as `"employee_count"`.
    public static func custom<Value>(keyPath: KeyPath<ChatChannel, Value>, key: String) -> Self {
        Self(field: SortingField(key, keyPath))
    }

    private init(field: SortingField<ChatChannel>) { self.field = field }

    /// Writes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
