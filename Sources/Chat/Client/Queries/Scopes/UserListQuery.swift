public import ChatModels
public import Foundation

/// What has the filter keys of users.
public protocol AnyUserListFilterScope {}

/// Filters about users.
public struct UserListFilterScope: FilterScope, AnyUserListFilterScope {}

extension FilterKey where Scope: AnyUserListFilterScope {
    /// The identifier.
    public static var id: FilterKey<Scope, UserId> { "id" }
    /// The name.
    public static var name: FilterKey<Scope, String> { "name" }
    /// The address of the picture.
    public static var imageURL: FilterKey<Scope, URL> { "image" }
    /// What the user may do in the whole application.
    public static var role: FilterKey<Scope, UserRole> { "role" }

    /// Whether the user is banned from the whole application.
    public static var isBanned: FilterKey<Scope, Bool> { "banned" }

    /// Whether the user is banned from the whole application.
    public static var banned: FilterKey<Scope, Bool> { "banned" }

    /// Whether the user is in the application now.
    public static var isOnline: FilterKey<Scope, Bool> { "online" }
    /// When the user was made.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When what is known of the user was changed last.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
    /// When the user was active last.
    public static var lastActiveAt: FilterKey<Scope, Date> { "last_active" }

    /// The teams that the user is in.
    public static var teams: FilterKey<Scope, TeamId> { "teams" }

    /// The code of the language that messages are translated into for the user.
    public static var language: FilterKey<Scope, String> { "language" }
}

/// The fields that users have alone and as members.
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

/// Asks for users.
public struct UserListQuery: Sendable {
    /// Which users are asked for; `nil` for all.
    public var filter: Filter<UserListFilterScope>?

    /// How the users are sorted: by what comes first, then by the others. Empty for their identifiers.
    public var sort: [Sorting<UserListSortingKey>]

    /// How many users a page has.
    public var pagination: Pagination

    /// What the service would be asked to do beside. Kept and never read: in memory all of it is so.
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

    /// Asks for the users whose names or identifiers have words that begin with those of `term`; without a term, for
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

/// What lists of users are sorted by.
public struct UserListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatUser>

    private init(_ name: String, _ value: @escaping @Sendable (ChatUser) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// When the user was made.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.userCreatedAt) }
    /// The identifier.
    public static let id = Self("id") { .text($0.id) }
    /// Whether the user is banned.
    public static let isBanned = Self("banned") { .flag($0.isBanned) }
    /// When the user was active last.
    public static let lastActiveAt = Self("last_active") { QueryValue($0.lastActiveAt) }

    /// The same as ``lastActiveAt``.
    public static let lastActivityAt = lastActiveAt
    /// The name.
    public static let name = Self("name") { QueryValue($0.name) }
    /// What the user may do in the whole application.
    public static let role = Self("role") { .text($0.userRole.rawValue) }
    /// When what is known of the user was changed last.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.userUpdatedAt) }

    /// Writes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
