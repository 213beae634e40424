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

    /// - Parameter isOnly: Whether it is the only channel of the file, which needs no identifier.
    func entries(isOnly: Bool) -> [(key: String, value: YAMLValue)] {
        var entries: [(key: String, value: YAMLValue)] = []
        if let name = channel.name, !name.isEmpty { entries.append(("name", .scalar(name))) }
        if channel.isDirectMessageChannel { entries.append(("direct", .yes)) }
        // Without a name, only an identifier marks a channel as one that isn't named after its members.
        if !isOnly || !channel.isDirectMessageChannel && (channel.name ?? "").isEmpty {
            entries.append(("id", .scalar(channel.cid.id)))
        }
        if let creator = channel.createdBy, let key = keys[creator.id] { entries.append(("created-by", .scalar(key))) }
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
            entries += unread
            if channel.isPinned { entries.append(("pinned", .yes)) }
            if channel.isArchived { entries.append(("archived", .yes)) }
            if let draft = channel.draftMessage?.text, !draft.isEmpty { entries.append(("draft", .scalar(draft))) }
        }
        return entries + features + abilities
    }

    /// The unread counts, a single number if there are no mentions.
    private var unread: [(key: String, value: YAMLValue)] {
        let messages = min(channel.unreadCount.messages, 1_000_000_000)
        let mentions = min(channel.unreadCount.mentions, 1_000_000_000)
        if mentions > 0 {
            return [("unread", .mapping([("messages", .number(messages)), ("mentions", .number(mentions))]))]
        }
        return messages > 0 ? [("unread", .number(messages))] : []
    }

    /// The commands and capabilities of a channel.
    private var abilities: [(key: String, value: YAMLValue)] {
        var entries: [(key: String, value: YAMLValue)] = []
        if channel.config.maxMessageLength != ChannelConfig().maxMessageLength {
            entries.append(("maximum-length", .number(min(max(channel.config.maxMessageLength, 0), 1_000_000_000))))
        }
        if !channel.config.commands.isEmpty {
            let commands = channel.config.commands.map { command in
                YAMLValue.mapping(
                    [
                        ("name", command.name), ("description", command.description), ("set", command.set),
                        ("args", command.args),
                    ].filter { $0.0 == "name" || !$0.1.isEmpty }.map { ($0.0, .scalar($0.1)) })
            }
            entries.append(("commands", .list(commands)))
        }
        if channel.ownCapabilities != ChatChannel(cid: channel.cid).ownCapabilities {
            entries.append(("capabilities", .texts(channel.ownCapabilities.map(\.rawValue).sorted())))
        }
        return entries
    }

    /// The features that the channel's type disables.
    private var features: [(key: String, value: YAMLValue)] {
        let config = channel.config
        return [
            ("read-events", config.readEventsEnabled), ("typing-events", config.typingEventsEnabled),
            ("replies", config.repliesEnabled), ("reactions", config.reactionsEnabled),
            ("quotes", config.quotesEnabled), ("uploads", config.uploadsEnabled), ("polls", config.pollsEnabled),
            ("links", config.urlEnrichmentEnabled),
        ].compactMap { $1 ? nil : ($0, .no) }
    }
}
