public import ChatModels
public import Foundation

/// What has the filter keys of threads.
public protocol AnyThreadListFilterScope {}

/// Filters about threads.
public struct ThreadListFilterScope: FilterScope, AnyThreadListFilterScope {}

extension FilterKey where Scope: AnyThreadListFilterScope {
    /// The channel that the thread is in.
    public static var cid: FilterKey<Scope, ChannelId> { "channel_cid" }

    /// Whether the channel is disabled. Memory doesn't know it: a filter with it is an error.
    public static var channelDisabled: FilterKey<Scope, Bool> { "channel.disabled" }
    /// The message that the thread is about.
    public static var parentMessageId: FilterKey<Scope, MessageId> { "parent_message_id" }

    /// The identifier of who began the thread.
    public static var createdByUserId: FilterKey<Scope, UserId> { "created_by_user_id" }
    /// When the thread was begun.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the thread was changed last.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
    /// When the last reply came.
    public static var lastMessageAt: FilterKey<Scope, Date> { "last_message_at" }
}

/// A thread as the current user sees it.
struct SeenThread {
    let thread: ChatThread
    let currentUserId: UserId?

    fileprivate var hasUnread: Bool { currentUserId.map { thread.unreadCount(of: $0) > 0 } ?? false }
}

extension ThreadListFilterScope: QueryScope {
    static let things = "threads"

    static func extraData(of seen: SeenThread) -> [String: RawJSON] { seen.thread.extraData }

    static let fields: [String: QueryField<SeenThread>] = [
        "channel_cid": QueryField(.text) { .text($0.thread.channel.cid.rawValue) },
        "created_at": QueryField(.date) { QueryValue(known: $0.thread.createdAt) },
        "created_by_user_id": QueryField(.text) { .text($0.thread.createdBy.id) },
        "last_message_at": QueryField(.date) { QueryValue($0.thread.lastMessageAt) },
        "parent_message_id": QueryField(.text) { .text($0.thread.parentMessageId) },
        "updated_at": QueryField(.date) { QueryValue($0.thread.updatedAt) },
    ]
}

/// Asks for the threads of the current user.
public struct ThreadListQuery: Sendable {
    /// Whether the service would tell what changes. Kept and never read: in memory it is always so.
    public var watch: Bool

    /// Which threads are asked for; `nil` for all.
    public var filter: Filter<ThreadListFilterScope>?

    /// How the threads are sorted: by what comes first, then by the others. Empty for those with unread replies first,
    /// and then by their last reply.
    public var sort: [Sorting<ThreadListSortingKey>]

    /// How many threads a page has.
    public var limit: Int

    /// How many of its latest replies each thread has in the list.
    public var replyLimit: Int

    /// How many participants each thread has in the list.
    public var participantLimit: Int

    /// Creates a query.
    public init(
        watch: Bool = true, filter: Filter<ThreadListFilterScope>? = nil, sort: [Sorting<ThreadListSortingKey>] = [],
        limit: Int = 20, replyLimit: Int = 3, participantLimit: Int = 10
    ) {
        self.watch = watch
        self.filter = filter
        self.sort = sort
        self.limit = limit
        self.replyLimit = replyLimit
        self.participantLimit = participantLimit
    }
}

/// What lists of threads are sorted by.
public struct ThreadListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<SeenThread>

    private init(_ name: String, _ value: @escaping @Sendable (SeenThread) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// How many users wrote in the thread.
    public static let activeParticipantCount = Self("active_participant_count") {
        .number(Double($0.thread.threadParticipants.count))
    }
    /// When the thread was begun.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.thread.createdAt) }

    /// Whether there are replies that the current user has not read.
    public static let hasUnread = Self("has_unread") { .flag($0.hasUnread) }
    /// When the last reply came.
    public static let lastMessageAt = Self("last_message_at") { QueryValue($0.thread.lastMessageAt) }
    /// The message that the thread is about.
    public static let parentMessageId = Self("parent_message_id") { .text($0.thread.parentMessageId) }
    /// How many users take part in the thread.
    public static let participantCount = Self("participant_count") { .number(Double($0.thread.participantCount)) }
    /// How many replies there are.
    public static let replyCount = Self("reply_count") { .number(Double($0.thread.replyCount)) }
    /// When the thread was changed last.
    public static let updatedAt = Self("updated_at") { QueryValue($0.thread.updatedAt) }

    /// Writes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
