internal import Documents
internal import Foundation

extension PayloadReader {
    /// Reads a channel's state: the channel, its members, read states, and messages.
    func conversation(_ state: PayloadObject, index: Int) throws(DocumentError) -> Conversation {
        let object = state.object("channel")
        let cid = identifier(object, index: index)
        let members = try members(state.objects("members") + (object?.objects("members") ?? []))
        let reads = try reads(state.objects("read"))
        let creator = try object?.object("created_by").flatMap { object throws(DocumentError) in
            try user(object)
        }
        let messages = try messages(state.objects("messages"), in: cid, reads: reads)

        var channel = try channel(object, cid: cid)
        channel.createdBy = creator
        channel.lastActiveMembers = members
        channel.memberCount = object?.count("member_count") ?? members.count
        channel.membership = try membership(state, members: members)
        channel.lastActiveWatchers = try users(state.objects("watchers"))
        channel.watcherCount = state.count("watcher_count") ?? members.count(where: \.isOnline)
        channel.reads = reads
        channel.showLatest(of: messages)
        channel.pinnedMessages = try self.messages(state.objects("pinned_messages"), in: cid, reads: reads)
        channel.draftMessage = draft(state.object("draft"), in: cid)
        if let read = reads.first(where: { $0.user.id == me }) {
            channel.unreadCount.messages = read.unreadMessagesCount
        }
        return Conversation(channel: channel, messages: messages, users: people(members, messages))
    }

    /// Reads messages without the state of their channel, which may contain it themselves.
    func conversation(
        _ messages: [PayloadObject], cid: ChannelId?, index: Int
    ) throws(DocumentError) -> Conversation {
        let object = messages.lazy.compactMap { $0.object("channel") }.first
        let cid = cid ?? identifier(object, index: index)
        let messages = try self.messages(messages, in: cid, reads: [])
        return Conversation(
            channel: try channel(object, cid: cid), messages: messages, users: people([], messages))
    }

    private func draft(_ object: PayloadObject?, in cid: ChannelId) -> DraftMessage? {
        guard let object, let message = object.object("message") else { return nil }
        return DraftMessage(
            id: message.name("id") ?? "\(cid.id)-draft", cid: cid, threadId: object.name("parent_id"),
            text: message.string("text") ?? "", isSilent: message.flag("silent") ?? false,
            command: message.name("command"), createdAt: object.date("created_at") ?? ConversationBuilder.firstDate,
            arguments: message.name("args"))
    }

    /// The people involved in one of many channels.
    private func people(_ members: [ChatChannelMember], _ messages: [ChatMessage]) -> [ChatUser] {
        inOrder(Set(members.map(\.id) + messages.map(\.author.id)))
    }

    private func identifier(_ object: PayloadObject?, index: Int) -> ChannelId {
        if let cid = object?.name("cid").flatMap(ChannelId.init(cid:)) { return cid }
        let type = object?.name("type").map(ChannelType.init) ?? .messaging
        return ChannelId(type: type, id: object?.name("id") ?? "channel-\(index + 1)")
    }

    func channel(_ object: PayloadObject?, cid: ChannelId) throws(DocumentError) -> ChatChannel {
        guard let object else { return ChatChannel(cid: cid) }
        var channel = ChatChannel(
            cid: cid,
            name: object.name("name"),
            imageURL: try picture(object["image"]).flatMap { $0.isFileURL ? $0 : nil },
            lastMessageAt: object.date("last_message_at"),
            createdAt: object.date("created_at") ?? .distantPast,
            updatedAt: object.date("updated_at") ?? .distantPast,
            deletedAt: object.date("deleted_at"),
            truncatedAt: object.date("truncated_at"),
            isHidden: object.flag("hidden") ?? false,
            isFrozen: object.flag("frozen") ?? false,
            isBlocked: object.flag("blocked") ?? false,
            config: config(object.object("config")),
            memberCount: object.count("member_count") ?? 0,
            team: object.name("team"),
            cooldownDuration: object.count("cooldown") ?? 0,
            extraData: object.extraData(besides: Self.channelFields))
        if object["own_capabilities"] != nil {
            channel.ownCapabilities = Set(object.strings("own_capabilities").map(ChannelCapability.init))
        }
        return channel
    }

    private func config(_ object: PayloadObject?) -> ChannelConfig {
        var config = ChannelConfig()
        guard let object else { return config }
        config.reactionsEnabled = object.flag("reactions") ?? true
        config.typingEventsEnabled = object.flag("typing_events") ?? true
        config.readEventsEnabled = object.flag("read_events") ?? true
        config.connectEventsEnabled = object.flag("connect_events") ?? true
        config.repliesEnabled = object.flag("replies") ?? true
        config.quotesEnabled = object.flag("quotes") ?? true
        config.uploadsEnabled = object.flag("uploads") ?? true
        config.searchEnabled = object.flag("search") ?? true
        config.mutesEnabled = object.flag("mutes") ?? true
        config.pollsEnabled = object.flag("polls") ?? true
        config.urlEnrichmentEnabled = object.flag("url_enrichment") ?? true
        config.maxMessageLength = object.count("max_message_length") ?? config.maxMessageLength
        config.commands = object.objects("commands").map { command in
            Command(
                name: command.string("name") ?? "", description: command.string("description") ?? "",
                set: command.string("set") ?? "", args: command.string("args") ?? "")
        }
        return config
    }

    private static let channelFields: Set<String> = [
        "id", "type", "cid", "name", "image", "last_message_at", "created_at", "updated_at", "deleted_at",
        "truncated_at", "hidden", "frozen", "blocked", "disabled", "config", "member_count", "team", "cooldown",
        "own_capabilities", "created_by", "members",
    ]
}

// MARK: - Members and read states

extension PayloadReader {
    private func members(_ objects: [PayloadObject]) throws(DocumentError) -> [ChatChannelMember] {
        var members: [ChatChannelMember] = []
        for object in objects {
            if let member = try member(object) { members.append(member) }
        }
        return members.uniqued()
    }

    private func member(_ object: PayloadObject) throws(DocumentError) -> ChatChannelMember? {
        guard let user = try author(object) else { return nil }
        return ChatChannelMember(
            user: user,
            memberRole: (object.name("channel_role") ?? object.name("role")).map(MemberRole.init) ?? .member,
            memberCreatedAt: object.date("created_at") ?? .distantPast,
            memberUpdatedAt: object.date("updated_at") ?? .distantPast,
            isInvited: object.flag("invited") ?? false,
            inviteAcceptedAt: object.date("invite_accepted_at"),
            inviteRejectedAt: object.date("invite_rejected_at"),
            isBannedFromChannel: object.flag("banned") ?? false,
            banExpiresAt: object.date("ban_expires"),
            isShadowBannedFromChannel: object.flag("shadow_banned") ?? false,
            notificationsMuted: object.flag("notifications_muted") ?? false,
            pinnedAt: object.date("pinned_at"),
            archivedAt: object.date("archived_at"))
    }

    /// The current user as a member. A payload's `membership` belongs to the user who requested it.
    private func membership(
        _ state: PayloadObject, members: [ChatChannelMember]
    ) throws(DocumentError) -> ChatChannelMember? {
        guard let me else { return nil }
        // Only it has its user's pinned and archived state.
        if let member = members.first(where: { $0.id == me }), state["membership"]?.node["pinned_at"] == nil,
            state["membership"]?.node["archived_at"] == nil
        {
            return member
        }
        guard let object = state.object("membership"), let member = try member(object) else {
            return members.first { $0.id == me }
        }
        return member.id == me ? member : members.first { $0.id == me }
    }

    private func reads(_ objects: [PayloadObject]) throws(DocumentError) -> [ChatChannelRead] {
        var reads: [ChatChannelRead] = []
        for object in objects {
            guard let user = try author(object), let date = object.date("last_read") else { continue }
            reads.append(
                ChatChannelRead(
                    user: user, lastReadAt: date, lastReadMessageId: object.name("last_read_message_id"),
                    unreadMessagesCount: object.count("unread_messages") ?? 0))
        }
        return reads
    }
}
