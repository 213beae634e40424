public import ChatModels
public import Foundation

/// A scope with the filter keys of channels.
public protocol AnyChannelListFilterScope {}

/// The scope of filters for channels.
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
    /// When the channel was created.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }

    /// The identifier of the user who made the channel.
    public static var createdBy: FilterKey<Scope, UserId> { "created_by_id" }
    /// When the channel was deleted.
    public static var deletedAt: FilterKey<Scope, Date> { "deleted_at" }

    /// Whether the channel is disabled. A filter with it is an error, since it isn't in memory.
    public static var disabled: FilterKey<Scope, Bool> { "disabled" }

    /// The channel's tags. A filter with them is an error unless they are in `extraData`.
    public static var filterTags: FilterKey<Scope, [String]> { "filter_tags" }
    /// Whether the channel is frozen.
    public static var frozen: FilterKey<Scope, Bool> { "frozen" }

    /// Whether there are unread messages for the current user.
    public static var hasUnread: FilterKey<Scope, Bool> { "has_unread" }

    /// Whether the current user has hidden the channel. Filters without this key exclude hidden channels.
    public static var hidden: FilterKey<Scope, Bool> { "hidden" }

    /// The identifier in the channel's type.
    public static var id: FilterKey<Scope, String> { "id" }
    /// The address of the picture.
    public static var imageURL: FilterKey<Scope, URL> { "image" }

    /// The state of the current user's invitation.
    public static var invite: FilterKey<Scope, InviteFilterValue> { "invite" }

    /// Whether the current user is a member and not just invited.
    public static var joined: FilterKey<Scope, Bool> { "joined" }
    /// The date of the last message.
    public static var lastMessageAt: FilterKey<Scope, Date> { "last_message_at" }

    /// The date of the last message, or the channel's creation date.
    public static var lastUpdatedAt: FilterKey<Scope, Date> { "last_updated" }
    /// The number of members.
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
    /// When the channel was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
}

extension Filter where Scope: AnyChannelListFilterScope {
    /// Channels without a team.
    public static var noTeam: Filter { .equal(.team, to: nil) }

    /// Channels with a message.
    public static var nonEmpty: Filter { .greater(.lastMessageAt, than: Date(timeIntervalSince1970: 0)) }

    /// Channels with at least one of the users.
    public static func containMembers(userIds: [UserId]) -> Filter { .in(.members, values: userIds) }

    /// Channels with all of the users, and possibly others.
    public static func containsAtLeastThese(userIds: [UserId]) -> Filter {
        .and(userIds.map { .in(.members, values: [$0]) })
    }

    /// Channels with exactly these users.
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
    /// The date of the last message, or the channel's creation date.
    var lastActivityAt: Date { lastMessageAt ?? createdAt }
}
