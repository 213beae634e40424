public import ChatModels
public import Foundation

/// A scope with the filter keys of members.
public protocol AnyMemberListFilterScope {}

/// The scope of filters for the members of a channel.
public struct MemberListFilterScope: FilterScope, AnyMemberListFilterScope {}

extension FilterKey where Scope: AnyMemberListFilterScope {
    /// The identifier.
    public static var id: FilterKey<Scope, UserId> { "id" }
    /// The name.
    public static var name: FilterKey<Scope, String> { "name" }

    /// Whether the member is banned from the channel.
    public static var banned: FilterKey<Scope, Bool> { "banned" }

    /// The same as ``banned``.
    public static var isBanned: FilterKey<Scope, Bool> { "banned" }

    /// The state of the member's invitation.
    public static var invite: FilterKey<Scope, InviteFilterValue> { "invite" }

    /// Whether the member is not just invited.
    public static var joined: FilterKey<Scope, Bool> { "joined" }

    /// Whether the member may moderate the channel.
    public static var isModerator: FilterKey<Scope, Bool> { "is_moderator" }

    /// The role of the member in the channel.
    public static var channelRole: FilterKey<Scope, MemberRole> { "channel_role" }

    /// The role of the user in the whole app.
    public static var role: FilterKey<Scope, UserRole> { "role" }

    /// When the user joined the channel.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the member was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
    /// When the user was last active.
    public static var lastActiveAt: FilterKey<Scope, Date> { "last_active" }
    /// The teams that the user is in.
    public static var teams: FilterKey<Scope, TeamId> { "teams" }

    /// The member's email address. A filter with it is an error unless the user's custom data has it.
    public static var email: FilterKey<Scope, String> { "email" }
}

extension MemberListFilterScope: QueryScope {
    static let things = "members"

    static let fields: [String: QueryField<ChatChannelMember>] =
        userFields().merging([
            "banned": QueryField(.flag) { .flag($0.isBannedFromChannel) },
            "channel_role": QueryField(.text) { .text($0.memberRole.rawValue) },
            "created_at": QueryField(.date) { QueryValue(known: $0.memberCreatedAt) },
            "invite": QueryField(.text) { .text($0.invitation.rawValue) },
            "is_moderator": QueryField(.flag) { .flag($0.memberRole.moderates) },
            "joined": QueryField(.flag) { .flag($0.isJoined) },
            "updated_at": QueryField(.date) { QueryValue(known: $0.memberUpdatedAt) },
        ]) { _, ofMember in ofMember }

    static func extraData(of member: ChatChannelMember) -> [String: RawJSON] {
        member.extraData.merging(member.memberExtraData) { _, ofMember in ofMember }
    }
}

extension MemberRole {
    /// The service adds a prefix to channel roles, unless they are custom.
    fileprivate var moderates: Bool { ["moderator", "channel_moderator", "admin", "owner"].contains(rawValue) }
}

extension ChatChannelMember {
    /// The state of the member's invitation.
    var invitation: InviteFilterValue {
        guard isInvited else { return .notInvited }
        if inviteAcceptedAt != nil { return .accepted }
        return inviteRejectedAt != nil ? .rejected : .pending
    }

    /// Whether the user is a member and not just invited.
    var isJoined: Bool {
        switch invitation {
        case .pending, .rejected: false
        case .accepted, .notInvited: true
        }
    }
}

/// A query for the members of a channel.
public struct ChannelMemberListQuery: Sendable {
    /// The channel.
    public let cid: ChannelId

    /// The filter; `nil` for all members.
    public let filter: Filter<MemberListFilterScope>?

    /// The sort order, by descending priority. Empty for the order of joining.
    public let sort: [Sorting<ChannelMemberListSortingKey>]

    /// The number of members in a page.
    public var pagination: Pagination

    /// Creates a query.
    public init(
        cid: ChannelId, filter: Filter<MemberListFilterScope>? = nil,
        sort: [Sorting<ChannelMemberListSortingKey>] = [], pageSize: Int = .channelMembersPageSize
    ) {
        self.cid = cid
        self.filter = filter
        self.sort = sort
        pagination = Pagination(pageSize: pageSize)
    }
}

/// A key that lists of members are sorted by.
public struct ChannelMemberListSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatChannelMember>

    private init(_ name: String, _ value: @escaping @Sendable (ChatChannelMember) -> QueryValue) {
        field = SortingField(name, value)
    }

    /// The role of the member in the channel.
    public static let channelRole = Self("channel_role") { .text($0.memberRole.rawValue) }

    /// When the user joined the channel.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.memberCreatedAt) }
    /// When the user was last active.
    public static let lastActiveAt = Self("last_active") { QueryValue($0.lastActiveAt) }
    /// The name.
    public static let name = Self("name") { QueryValue($0.name) }
    /// When the member was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.memberUpdatedAt) }
    /// The identifier of the user.
    public static let userId = Self("user_id") { .text($0.id) }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}

/// A query for the watchers of a channel.
public struct ChannelWatcherListQuery: Hashable, Sendable {
    /// The channel.
    public let cid: ChannelId

    /// The number of watchers in a page.
    public var pagination: Pagination

    /// Creates a query.
    public init(cid: ChannelId, pagination: Pagination = Pagination(pageSize: .channelWatchersSize)) {
        self.cid = cid
        self.pagination = pagination
    }
}
