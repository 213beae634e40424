public import ChatModels

/// A query for channels.
public struct ChannelListQuery: Sendable {
    /// The filter. Hidden channels are excluded unless it has the key `.hidden`, deleted ones always.
    public let filter: Filter<ChannelListFilterScope>

    /// The sort order, by descending priority. Empty for `.default`.
    public let sort: [Sorting<ChannelListSortingKey>]

    /// The number of channels in a page.
    public var pagination: Pagination

    /// The number of latest messages of each channel; `nil` for all known ones.
    public let messagesLimit: Int?

    /// The number of members of each channel; `nil` for all known ones.
    public let membersLimit: Int?

    /// Further options for the service. Has no effect: in memory, all of them apply.
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

/// Further options of a query for channels.
public struct QueryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Includes the channel's state.
    public static let state = QueryOptions(rawValue: 1)

    /// Sends events about the presence of users.
    public static let presence = QueryOptions(rawValue: 2)

    /// Sends events about changes.
    public static let watch = QueryOptions(rawValue: 4)

    /// All options.
    public static let all: QueryOptions = [.state, .presence, .watch]
}

/// A key that lists of channels are sorted by.
public struct ChannelListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatChannel>

    private init(_ name: String, _ value: @escaping @Sendable (ChatChannel) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// The date of the last message, or the channel's creation date.
    public static let `default` = Self("last_updated") { QueryValue(known: $0.lastActivityAt) }
    /// Type and identifier.
    public static let cid = Self("cid") { .text($0.cid.rawValue) }
    /// When the channel was created.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.createdAt) }

    /// Whether there are unread messages for the current user.
    public static let hasUnread = Self("has_unread") { .flag($0.isUnread) }
    /// The date of the last message.
    public static let lastMessageAt = Self("last_message_at") { QueryValue($0.lastMessageAt) }
    /// The number of members.
    public static let memberCount = Self("member_count") { .number(Double($0.memberCount)) }

    /// When the current user pinned the channel.
    public static let pinnedAt = Self("pinned_at") { QueryValue($0.membership?.pinnedAt) }

    /// The number of unread messages for the current user.
    public static let unreadCount = Self("unread_count") { .number(Double($0.unreadCount.messages)) }
    /// When the channel was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.updatedAt) }

    /// A property of channels, which may be in their custom data.
    ///
    /// - Parameter key: Its name in the service's queries, such as `"employee_count"`.
    public static func custom<Value>(keyPath: KeyPath<ChatChannel, Value>, key: String) -> Self {
        Self(field: SortingField(key, keyPath))
    }

    private init(field: SortingField<ChatChannel>) { self.field = field }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
