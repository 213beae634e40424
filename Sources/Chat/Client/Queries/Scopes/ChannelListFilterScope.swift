public import ChatModels
public import Foundation

/// What has the filter keys of channels.
public protocol AnyChannelListFilterScope {}

/// Filters about channels.
public struct ChannelListFilterScope: FilterScope, AnyChannelListFilterScope {}

extension FilterKey where Scope: AnyChannelListFilterScope {
    /// Whether the current user has archived the channel.
    public static var archived: FilterKey<Scope, Bool> { "archived" }

    /// Whether the current user has blocked the other member.
    public static var blocked: FilterKey<Scope, Bool> { "blocked" }

    /// The role of the current user in the channel, such as `"channel_moderator"`.
    public static var channelRole: FilterKey<Scope, String> { "channel_role" }

    /// Type and identifier.
    public static var cid: FilterKey<Scope, ChannelId> { "cid" }
    /// When the channel was made.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }

    /// The identifier of the user who made the channel.
    public static var createdBy: FilterKey<Scope, UserId> { "created_by_id" }
    /// When the channel was deleted.
    public static var deletedAt: FilterKey<Scope, Date> { "deleted_at" }

    /// Whether the channel is disabled. Memory doesn't know it: a filter with it is an error.
    public static var disabled: FilterKey<Scope, Bool> { "disabled" }

    /// The channel's tags. Memory doesn't know them: a filter with them is an error, unless `extraData` has them.
    public static var filterTags: FilterKey<Scope, [String]> { "filter_tags" }
    /// Whether nobody may write in the channel.
    public static var frozen: FilterKey<Scope, Bool> { "frozen" }

    /// Whether there is something that the current user has not read.
    public static var hasUnread: FilterKey<Scope, Bool> { "has_unread" }

    /// Whether the current user has hidden the channel. Hidden channels are left out by filters without this key.
    public static var hidden: FilterKey<Scope, Bool> { "hidden" }

    /// The identifier in the channel's type.
    public static var id: FilterKey<Scope, String> { "id" }
    /// The address of the picture.
    public static var imageURL: FilterKey<Scope, URL> { "image" }

    /// What became of the current user's invitation.
    public static var invite: FilterKey<Scope, InviteFilterValue> { "invite" }

    /// Whether the current user is a member who was not just invited.
    public static var joined: FilterKey<Scope, Bool> { "joined" }
    /// When the last message came.
    public static var lastMessageAt: FilterKey<Scope, Date> { "last_message_at" }

    /// When the last message came; when the channel was made, if there is none.
    public static var lastUpdatedAt: FilterKey<Scope, Date> { "last_updated" }
    /// How many members there are.
    public static var memberCount: FilterKey<Scope, Int> { "member_count" }

    /// The names of the members.
    public static var memberName: FilterKey<Scope, String> { "member.user.name" }

    /// The identifiers of the members.
    public static var members: FilterKey<Scope, UserId> { "members" }

    /// Whether the current user has muted the channel.
    public static var muted: FilterKey<Scope, Bool> { "muted" }

    /// The name that the channel was given.
    public static var name: FilterKey<Scope, String> { "name" }

    /// Whether the current user has pinned the channel.
    public static var pinned: FilterKey<Scope, Bool> { "pinned" }
    /// The team that the channel belongs to.
    public static var team: FilterKey<Scope, TeamId?> { "team" }
    /// The channel's type.
    public static var type: FilterKey<Scope, ChannelType> { "type" }
    /// When the channel was changed last.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
}

extension Filter where Scope: AnyChannelListFilterScope {
    /// Channels without a team.
    public static var noTeam: Filter { .equal(.team, to: nil) }

    /// Channels with a message.
    public static var nonEmpty: Filter { .greater(.lastMessageAt, than: Date(timeIntervalSince1970: 0)) }

    /// Channels with one of the users at least.
    public static func containMembers(userIds: [UserId]) -> Filter { .in(.members, values: userIds) }

    /// Channels with all of the users, and maybe others.
    public static func containsAtLeastThese(userIds: [UserId]) -> Filter {
        .and(userIds.map { .in(.members, values: [$0]) })
    }

    /// Channels with these users and nobody else.
    public static func containOnlyMembers(userIds: [UserId]) -> Filter { .equal(.members, values: userIds) }
}

extension ChannelListFilterScope: QueryScope {
    static let things = "channels"

    static func extraData(of record: ChannelRecord) -> [String: RawJSON] { record.channel.extraData }

    static let fields: [String: QueryField<ChannelRecord>] = [
        "archived": QueryField(.flag) { .flag($0.channel.isArchived) },
        "blocked": QueryField(.flag) { .flag($0.channel.isBlocked) },
        "channel_role": QueryField(.text) { QueryValue($0.channel.membership?.memberRole.rawValue) },
        "cid": QueryField(.text) { .text($0.channel.cid.rawValue) },
        "created_at": QueryField(.date) { QueryValue(known: $0.channel.createdAt) },
        "created_by_id": QueryField(.text) { QueryValue($0.channel.createdBy?.id) },
        "deleted_at": QueryField(.date) { QueryValue($0.channel.deletedAt) },
        "frozen": QueryField(.flag) { .flag($0.channel.isFrozen) },
        "has_unread": QueryField(.flag) { .flag($0.channel.isUnread) },
        "hidden": QueryField(.flag) { .flag($0.channel.isHidden) },
        "id": QueryField(.text) { .text($0.channel.cid.id) },
        "image": QueryField(.text) { QueryValue($0.channel.imageURL?.absoluteString) },
        "invite": QueryField(.text) { .text(($0.channel.membership?.invitation ?? .notInvited).rawValue) },
        "joined": QueryField(.flag) { .flag($0.channel.membership?.isJoined == true) },
        "last_message_at": QueryField(.date) { QueryValue($0.channel.lastMessageAt) },
        "last_updated": QueryField(.date) { QueryValue(known: $0.channel.lastActivityAt) },
        "member.user.name": QueryField(.texts) { QueryValue($0.members.compactMap(\.name)) },
        "member_count": QueryField(.number) { .number(Double($0.channel.memberCount)) },
        "members": QueryField(.texts) { QueryValue($0.members.map(\.id)) },
        "muted": QueryField(.flag) { .flag($0.channel.isMuted) },
        "name": QueryField(.text) { QueryValue($0.channel.name) },
        "pinned": QueryField(.flag) { .flag($0.channel.isPinned) },
        "team": QueryField(.text) { QueryValue($0.channel.team) },
        "type": QueryField(.text) { .text($0.channel.type.rawValue) },
        "updated_at": QueryField(.date) { QueryValue(known: $0.channel.updatedAt) },
    ]
}

extension ChatChannel {
    /// When the last message came; when the channel was made, if there is none.
    var lastActivityAt: Date { lastMessageAt ?? createdAt }
}
