internal import Documents
internal import Foundation

extension ConversationBuilder {
    /// The channel's identifier, which messages need before the channel is complete.
    func readIdentifier(_ node: KeyedNode<ChannelKey>?) throws(DocumentError) {
        let type = try node?.text(.type).map(ChannelType.init) ?? .messaging
        let id = try node?.text(.id)
        let isNamed = id != nil || node?[.name] != nil
        let isDirect = try node?.flag(.direct) ?? !isNamed
        let name = id ?? number.map { "channel-\($0)" } ?? "conversation"
        cid = ChannelId(type: type, id: isDirect && !name.hasPrefix("!members") ? "!members-\(name)" : name)
        guard taken.channels.insert(cid).inserted else {
            let problem = ConversationProblem.duplicateChannel(cid)
            guard let place = node?[.id] ?? node?.place else { throw DocumentError(file: file, problem: problem) }
            throw place.failure(problem)
        }
    }

    func channel(_ node: KeyedNode<ChannelKey>?) throws(DocumentError) -> ChatChannel {
        let first = messages.first?.createdAt
        guard let node else {
            var channel = ChatChannel(cid: cid, createdAt: first ?? Self.firstDate)
            fill(&channel, members: defaultMembers, online: nil)
            return channel
        }
        let createdAt = try node.date(.createdAt) ?? first ?? Self.firstDate
        var channel = ChatChannel(
            cid: cid,
            name: try node.text(.name),
            imageURL: try node[.image].flatMap { place throws(DocumentError) in try picture(place) },
            createdAt: createdAt,
            updatedAt: createdAt,
            isFrozen: try node.flag(.frozen) ?? false,
            isMuted: try node.flag(.muted) ?? false,
            createdBy: try node[.createdBy].map { place throws(DocumentError) in try user(place) },
            config: try config(node),
            memberCount: try node.integer(.memberCount) ?? -1,
            currentlyTypingUsers: Set(try optionalUsers(node[.typing]) ?? []),
            unreadCount: try unreadCount(node[.unread]),
            team: try node.text(.team),
            cooldownDuration: try node.integer(.cooldown) ?? 0,
            extraData: try node.rawJSON(.extra))
        if let names = try node.elements(.capabilities) {
            var capabilities: Set<ChannelCapability> = []
            for name in names { capabilities.insert(ChannelCapability(rawValue: try name.text())) }
            channel.ownCapabilities = capabilities
        }
        fill(&channel, members: try optionalUsers(node[.members]) ?? defaultMembers, online: try node.integer(.online))
        try readOwn(node, into: &channel)
        return channel
    }

    /// Reads the fields that only the current user of the file has.
    private func readOwn(_ node: KeyedNode<ChannelKey>, into channel: inout ChatChannel) throws(DocumentError) {
        let isPinned = try node.flag(.pinned) ?? false
        let isArchived = try node.flag(.archived) ?? false
        let draft = try node.text(.draft) ?? ""
        for (key, isUsed) in [(ChannelKey.pinned, isPinned), (.archived, isArchived), (.draft, !draft.isEmpty)] {
            guard isUsed, owner == nil, let place = node[key] else { continue }
            throw place.failure(ConversationProblem.missingOwner(key: key.rawValue))
        }
        guard let owner, owner == currentUser else { return }
        if isPinned || isArchived {
            let member = ChatChannelMember(
                user: owner, memberCreatedAt: channel.membership?.memberCreatedAt ?? channel.createdAt,
                pinnedAt: isPinned ? channel.createdAt : nil, archivedAt: isArchived ? channel.createdAt : nil)
            channel.membership = member
            channel.lastActiveMembers = channel.lastActiveMembers.map { $0 == member ? member : $0 }
        }
        guard !draft.isEmpty else { return }
        channel.draftMessage = DraftMessage(
            id: "\(cid.id)-draft", cid: cid, text: draft, createdAt: messages.last?.createdAt ?? channel.createdAt)
    }

    /// The members of a channel that lists none: all users, or in one of several channels the people involved.
    private var defaultMembers: [ChatUser] {
        number == nil ? users : ([currentUser].compactMap { $0 } + messages.map(\.author)).uniqued()
    }

    private func optionalUsers(_ place: LocatedNode?) throws(DocumentError) -> [ChatUser]? {
        guard let place else { return nil }
        return try users(place)
    }

    /// Derives fields from the members and the messages.
    private func fill(_ channel: inout ChatChannel, members: [ChatUser], online: Int?) {
        // The members' order is that in which they joined: some views sort by it.
        channel.lastActiveMembers = members.enumerated().map { index, user in
            ChatChannelMember(user: user, memberCreatedAt: channel.createdAt.addingTimeInterval(Double(index)))
        }
        if channel.memberCount < 0 || channel.memberCount == 0 && !members.isEmpty {
            channel.memberCount = members.count
        }
        channel.membership = currentUser.flatMap { me in channel.lastActiveMembers.first { $0 == me } }
        channel.lastActiveWatchers = members.filter(\.isOnline)
        channel.watcherCount = online ?? channel.lastActiveWatchers.count
        channel.showLatest(of: messages)
        var lastRead: [UserId: ChatMessage] = [:]
        for message in messages.reversed() {
            for reader in message.readBy where lastRead[reader.id] == nil { lastRead[reader.id] = message }
        }
        for user in inOrder(lastRead.keys) where user != currentUser {
            if let last = lastRead[user.id] {
                channel.reads.append(
                    ChatChannelRead(user: user, lastReadAt: last.createdAt, lastReadMessageId: last.id))
            }
        }
    }

    private func config(_ node: KeyedNode<ChannelKey>) throws(DocumentError) -> ChannelConfig {
        var config = ChannelConfig()
        config.readEventsEnabled = try node.flag(.readEvents) ?? true
        config.typingEventsEnabled = try node.flag(.typingEvents) ?? true
        config.repliesEnabled = try node.flag(.replies) ?? true
        config.reactionsEnabled = try node.flag(.reactions) ?? true
        config.quotesEnabled = try node.flag(.quotes) ?? true
        config.uploadsEnabled = try node.flag(.uploads) ?? true
        config.pollsEnabled = try node.flag(.polls) ?? true
        config.urlEnrichmentEnabled = try node.flag(.links) ?? true
        config.maxMessageLength = try node.integer(.maximumLength) ?? config.maxMessageLength
        for place in try node.elements(.commands) ?? [] { config.commands.append(try command(place)) }
        return config
    }

    private func command(_ place: LocatedNode) throws(DocumentError) -> Command {
        if let name = place.node.characters { return Command(name: name) }
        let node = try KeyedNode<CommandKey>(place)
        return Command(
            name: try node.text(.name) ?? "",
            description: try node.text(.description) ?? "",
            set: try node.text(.set) ?? "",
            args: try node.text(.args) ?? "")
    }

    private func unreadCount(_ place: LocatedNode?) throws(DocumentError) -> ChannelUnreadCount {
        guard let place else { return .noUnread }
        if place.node.entries == nil {
            return ChannelUnreadCount(messages: try place.integer(in: ChannelKey.unread.shape.integers ?? 0...0))
        }
        let node = try KeyedNode<UnreadKey>(place)
        return ChannelUnreadCount(
            messages: try node.integer(.messages) ?? 0, mentions: try node.integer(.mentions) ?? 0)
    }
}

extension ChatChannel {
    /// The number of messages that a channel stores itself.
    private static let latestMessageCount = 25

    /// Derives fields from the messages.
    ///
    /// - Parameter messages: Oldest first.
    mutating func showLatest(of messages: [ChatMessage]) {
        let visible = messages.suffix(Self.latestMessageCount).reversed().filter { $0.isVisibleInChannel() }
        latestMessages = visible
        pinnedMessages = messages.filter(\.isPinned)
        previewMessage =
            visible.first(where: \.canBePreview)
            ?? messages.last { $0.canBePreview && $0.isVisibleInChannel() }
        lastMessageAt = messages.last { !$0.isPartOfThread || $0.showReplyInChannel }?.createdAt ?? lastMessageAt
    }
}
