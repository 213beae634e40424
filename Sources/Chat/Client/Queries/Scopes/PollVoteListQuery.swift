public import ChatModels
public import Foundation

/// A scope with the filter keys of votes.
public protocol AnyPollVoteListFilterScope {}

/// The scope of filters for the votes and comments of a poll.
public struct PollVoteListFilterScope: FilterScope, AnyPollVoteListFilterScope {}

extension FilterKey where Scope: AnyPollVoteListFilterScope {
    /// The identifier.
    public static var id: FilterKey<Scope, String> { "id" }

    /// The identifier of the voter.
    public static var userId: FilterKey<Scope, UserId> { "user_id" }
    /// The poll.
    public static var pollId: FilterKey<Scope, String> { "poll_id" }

    /// The option that was voted for.
    public static var optionId: FilterKey<Scope, String> { "option_id" }

    /// Whether it is a comment and not a vote for an option.
    public static var isAnswer: FilterKey<Scope, Bool> { "is_answer" }
    /// When the user voted.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the vote was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
}

extension PollVoteListFilterScope: QueryScope {
    static let things = "votes"

    static func extraData(of vote: PollVote) -> [String: RawJSON] { [:] }

    static let fields: [String: QueryField<PollVote>] = [
        "created_at": QueryField(.date) { QueryValue(known: $0.createdAt) },
        "id": QueryField(.text) { .text($0.id) },
        "is_answer": QueryField(.flag) { .flag($0.isAnswer) },
        "option_id": QueryField(.text) { QueryValue($0.optionId) },
        "poll_id": QueryField(.text) { .text($0.pollId) },
        "updated_at": QueryField(.date) { QueryValue(known: $0.updatedAt) },
        "user_id": QueryField(.text) { QueryValue($0.user?.id) },
    ]
}

/// A query for the votes and comments of a poll.
public struct PollVoteListQuery: Sendable {
    /// The poll.
    public let pollId: String

    /// The option of the votes; `nil` for all options.
    public let optionId: String?

    /// The filter; `nil` for all votes.
    public var filter: Filter<PollVoteListFilterScope>?

    /// The number of votes in a page.
    public var pagination: Pagination

    /// The sort order, by descending priority. Empty for the newest first.
    public var sorting: [Sorting<PollVoteListSortingKey>]

    /// Creates a query.
    public init(
        pollId: String, optionId: String? = nil, filter: Filter<PollVoteListFilterScope>? = nil,
        pagination: Pagination = Pagination(pageSize: 10), sorting: [Sorting<PollVoteListSortingKey>] = []
    ) {
        self.pollId = pollId
        self.optionId = optionId
        self.filter = filter
        self.pagination = pagination
        self.sorting = sorting
    }
}

/// A key that lists of votes are sorted by.
public struct PollVoteListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<PollVote>

    private init(_ name: String, _ value: @escaping @Sendable (PollVote) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// When the user voted.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.createdAt) }
    /// The identifier.
    public static let id = Self("id") { .text($0.id) }
    /// When the vote was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.updatedAt) }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
