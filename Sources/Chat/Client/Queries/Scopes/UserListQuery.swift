public import ChatModels
public import Foundation

/// A scope with the filter keys of users.
public protocol AnyUserListFilterScope {}

/// The scope of filters for users.
public struct UserListFilterScope: FilterScope, AnyUserListFilterScope {}

extension FilterKey where Scope: AnyUserListFilterScope {
    /// The identifier.
    public static var id: FilterKey<Scope, UserId> { "id" }
    /// The name.
    public static var name: FilterKey<Scope, String> { "name" }
    /// The address of the picture.
    public static var imageURL: FilterKey<Scope, URL> { "image" }
    /// The role of the user in the whole app.
    public static var role: FilterKey<Scope, UserRole> { "role" }

    /// Whether the user is banned from the whole app.
    public static var isBanned: FilterKey<Scope, Bool> { "banned" }

    /// Whether the user is banned from the whole app.
    public static var banned: FilterKey<Scope, Bool> { "banned" }

    /// Whether the user is online.
    public static var isOnline: FilterKey<Scope, Bool> { "online" }
    /// When the user was created.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the user was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
    /// When the user was last active.
    public static var lastActiveAt: FilterKey<Scope, Date> { "last_active" }

    /// The teams that the user is in.
    public static var teams: FilterKey<Scope, TeamId> { "teams" }

    /// The language code that messages are translated into for the user.
    public static var language: FilterKey<Scope, String> { "language" }
}

/// The fields that users and members have in common.
func userFields<User: ChatUser>() -> [String: QueryField<User>] {
    [
        "banned": QueryField(.flag) { .flag($0.isBanned) },
        "created_at": QueryField(.date) { QueryValue(known: $0.userCreatedAt) },
        "id": QueryField(.text) { .text($0.id) },
        "image": QueryField(.text) { QueryValue($0.imageURL?.absoluteString) },
        "language": QueryField(.text) { QueryValue($0.language?.languageCode) },
        "last_active": QueryField(.date) { QueryValue($0.lastActiveAt) },
        "name": QueryField(.text) { QueryValue($0.name) },
        "online": QueryField(.flag) { .flag($0.isOnline) },
        "role": QueryField(.text) { .text($0.userRole.rawValue) },
        "teams": QueryField(.texts) { QueryValue($0.teams.sorted()) },
        "updated_at": QueryField(.date) { QueryValue(known: $0.userUpdatedAt) },
    ]
}

extension UserListFilterScope: QueryScope {
    static let things = "users"
    static let fields: [String: QueryField<ChatUser>] = userFields()

    static func extraData(of user: ChatUser) -> [String: RawJSON] { user.extraData }
}

/// A query for users.
public struct UserListQuery: Sendable {
    /// The filter; `nil` for all users.
    public var filter: Filter<UserListFilterScope>?

    /// The sort order, by descending priority. Empty for their identifiers.
    public var sort: [Sorting<UserListSortingKey>]

    /// The number of users in a page.
    public var pagination: Pagination

    /// Further options for the service. Has no effect: in memory, all of them apply.
    public var options: QueryOptions = [.presence]

    /// Creates a query.
    public init(
        filter: Filter<UserListFilterScope>? = nil, sort: [Sorting<UserListSortingKey>] = [],
        pageSize: Int = .usersPageSize
    ) {
        self.filter = filter
        self.sort = sort
        pagination = Pagination(pageSize: pageSize)
    }

    /// A query for users whose names or identifiers have words that begin with those of `term`; without a term, for
    /// all.
    static func search(term: String?) -> UserListQuery {
        let isEmpty = QueryValue(term).words.isEmpty
        return UserListQuery(
            filter: isEmpty
                ? .exists(.id)
                : .or([.autocomplete(.name, text: term ?? ""), .autocomplete(.id, text: term ?? "")]),
            sort: [Sorting(key: .name, isAscending: true)])
    }
}

/// A key that lists of users are sorted by.
public struct UserListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatUser>

    private init(_ name: String, _ value: @escaping @Sendable (ChatUser) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// When the user was created.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.userCreatedAt) }
    /// The identifier.
    public static let id = Self("id") { .text($0.id) }
    /// Whether the user is banned.
    public static let isBanned = Self("banned") { .flag($0.isBanned) }
    /// When the user was last active.
    public static let lastActiveAt = Self("last_active") { QueryValue($0.lastActiveAt) }

    /// The same as ``lastActiveAt``.
    public static let lastActivityAt = lastActiveAt
    /// The name.
    public static let name = Self("name") { QueryValue($0.name) }
    /// The role of the user in the whole app.
    public static let role = Self("role") { .text($0.userRole.rawValue) }
    /// When the user was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.userUpdatedAt) }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
