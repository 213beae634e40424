internal import ChatModels
internal import Foundation

/// Writes a channel as a mapping of a conversation file.
struct ChannelWriter {
    private let channel: ChatChannel
    private let hasOwner: Bool
    private let keys: [UserId: String]

    init(_ conversation: Conversation, keys: [UserId: String]) {
        channel = conversation.channel
        hasOwner = conversation.currentUser != nil
        self.keys = keys
    }

    /// - Parameter isOnly: Whether it is the only channel of the file, whose identifier nobody asks for.
    func entries(isOnly: Bool) -> [(key: String, value: YAMLValue)] {
        var entries: [(key: String, value: YAMLValue)] = []
        if let name = channel.name, !name.isEmpty { entries.append(("name", .scalar(name))) }
        if channel.isDirectMessageChannel || channel.name == nil {
            entries.append(("direct", .yes))
        } else if !isOnly {
            entries.append(("id", .scalar(channel.cid.id)))
        }
        if channel.type != .messaging { entries.append(("type", .scalar(channel.type.rawValue))) }
        let members = channel.lastActiveMembers.map { keys[$0.id] ?? $0.id }
        if !members.isEmpty { entries.append(("members", .texts(members))) }
        if channel.memberCount > members.count {
            entries.append(("member-count", .number(min(channel.memberCount, 1_000_000_000))))
        }
        if channel.watcherCount > 0, channel.watcherCount != channel.lastActiveMembers.count(where: \.isOnline) {
            entries.append(("online", .number(min(channel.watcherCount, 1_000_000_000))))
        }
        if let team = channel.team { entries.append(("team", .scalar(team))) }
        if channel.isFrozen { entries.append(("frozen", .yes)) }
        if channel.isMuted { entries.append(("muted", .yes)) }
        if channel.cooldownDuration > 0 {
            entries.append(("cooldown", .number(min(channel.cooldownDuration, 1_000_000_000))))
        }
        if hasOwner {
            if channel.unreadCount.messages > 0 {
                entries.append(("unread", .number(min(channel.unreadCount.messages, 1_000_000_000))))
            }
            if channel.isPinned { entries.append(("pinned", .yes)) }
            if channel.isArchived { entries.append(("archived", .yes)) }
            if let draft = channel.draftMessage?.text, !draft.isEmpty { entries.append(("draft", .scalar(draft))) }
        }
        return entries + features
    }

    /// What the channel's type switches off.
    private var features: [(key: String, value: YAMLValue)] {
        let config = channel.config
        return [
            ("read-events", config.readEventsEnabled), ("typing-events", config.typingEventsEnabled),
            ("replies", config.repliesEnabled), ("reactions", config.reactionsEnabled),
            ("quotes", config.quotesEnabled),
            ("uploads", config.uploadsEnabled),
        ].compactMap { $1 ? nil : ($0, .no) }
    }
}
