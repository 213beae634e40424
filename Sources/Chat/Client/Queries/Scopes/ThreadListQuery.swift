public import ChatModels
public import Foundation

/// A scope with the filter keys of threads.
public protocol AnyThreadListFilterScope {}

/// The scope of filters for threads.
public struct ThreadListFilterScope: FilterScope, AnyThreadListFilterScope {}

extension FilterKey where Scope: AnyThreadListFilterScope {
    /// The channel that the thread is in.
    public static var cid: FilterKey<Scope, ChannelId> { "channel_cid" }

    /// Whether the channel is disabled. A filter with it is an error, since it isn't in memory.
    public static var channelDisabled: FilterKey<Scope, Bool> { "channel.disabled" }
    /// The parent message of the thread.
    public static var parentMessageId: FilterKey<Scope, MessageId> { "parent_message_id" }

    /// The identifier of the user who began the thread.
    public static var createdByUserId: FilterKey<Scope, UserId> { "created_by_user_id" }
    /// When the thread was begun.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the thread was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
    /// The date of the last reply.
    public static var lastMessageAt: FilterKey<Scope, Date> { "last_message_at" }
}

/// A thread from the current user's perspective.
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

/// A query for the threads of the current user.
public struct ThreadListQuery: Sendable {
    /// Whether the service sends events about changes. Has no effect: in memory, it always does.
    public var watch: Bool

    /// The filter; `nil` for all threads.
    public var filter: Filter<ThreadListFilterScope>?

    /// The sort order, by descending priority. Empty for unread threads first, then by the last reply.
    public var sort: [Sorting<ThreadListSortingKey>]

    /// The number of threads in a page.
    public var limit: Int

    /// The number of latest replies of each thread.
    public var replyLimit: Int

    /// The number of participants of each thread.
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

/// A key that lists of threads are sorted by.
public struct ThreadListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<SeenThread>

    private init(_ name: String, _ value: @escaping @Sendable (SeenThread) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// The number of users who wrote in the thread.
    public static let activeParticipantCount = Self("active_participant_count") {
        .number(Double($0.thread.threadParticipants.count))
    }
    /// When the thread was begun.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.thread.createdAt) }

    /// Whether there are unread replies for the current user.
    public static let hasUnread = Self("has_unread") { .flag($0.hasUnread) }
    /// The date of the last reply.
    public static let lastMessageAt = Self("last_message_at") { QueryValue($0.thread.lastMessageAt) }
    /// The parent message of the thread.
    public static let parentMessageId = Self("parent_message_id") { .text($0.thread.parentMessageId) }
    /// The number of participants.
    public static let participantCount = Self("participant_count") { .number(Double($0.thread.participantCount)) }
    /// The number of replies.
    public static let replyCount = Self("reply_count") { .number(Double($0.thread.replyCount)) }
    /// When the thread was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue($0.thread.updatedAt) }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
