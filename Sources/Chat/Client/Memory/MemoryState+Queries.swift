internal import ChatModels

// The results of queries. Each method throws an error that describes the problem of its query.

extension MemoryState {
    /// The channels that match a query. Deleted ones are excluded, and so are hidden ones unless the query has their
    /// key.
    func channels(_ query: ChannelListQuery, where isListed: ((ChatChannel) -> Bool)? = nil) throws -> [ChatChannel] {
        try check(query.filter, query.sort, among: records)
        let asksForHidden = query.filter.keys.contains("hidden")
        let found = records.filter { record in
            record.channel.deletedAt == nil && (asksForHidden || !record.channel.isHidden)
                && query.filter.matches(record) && isListed?(record.channel) != false
        }
        let sort = query.sort.isEmpty ? [Sorting(key: .default)] : query.sort
        return found.map(\.channel).sorted(by: sort) { $0.cid.rawValue }
            .dropFirst(query.pagination.offset).map { $0.limited(to: query) }
    }

    /// The users that match a query. Deactivated ones are excluded.
    func users(_ query: UserListQuery) throws -> [ChatUser] {
        let all = allUsers
        try check(query.filter, query.sort, among: all)
        return all.filter { $0.userDeactivatedAt == nil && query.filter?.matches($0) != false }
            .sorted(by: query.sort, id: \.id).dropFirst(query.pagination.offset).map(\.self)
    }

    /// All known users, in no order.
    private var allUsers: [ChatUser] {
        var all = users
        for record in records {
            for user in record.members where all[user.id] == nil { all[user.id] = user }
            for message in record.messages where all[message.author.id] == nil {
                all[message.author.id] = message.author
            }
        }
        return Array(all.values)
    }

    /// The members that match a query.
    func members(_ query: ChannelMemberListQuery) throws -> [ChatChannelMember] {
        let all = try record(query.cid).members
        try check(query.filter, query.sort, among: all)
        let found = all.filter { query.filter?.matches($0) != false }
        let sorted = query.sort.isEmpty ? found : found.sorted(by: query.sort, id: \.id)
        return Array(sorted.dropFirst(query.pagination.offset))
    }

    /// The watchers of a channel.
    func watchers(_ query: ChannelWatcherListQuery) throws -> [ChatUser] {
        Array(try record(query.cid).channel.lastActiveWatchers.dropFirst(query.pagination.offset))
    }

    /// The reactions that match a query, the newest first.
    func reactions(_ query: ReactionListQuery) throws -> [ChatMessageReaction] {
        guard let message = message(query.messageId) else {
            throw ClientError.MessageDoesNotExist(messageId: query.messageId)
        }
        let all = Array(message.latestReactions.union(message.currentUserReactions))
        if let problem = query.filter?.problem(among: all) { throw problem }
        let found = all.filter { query.filter?.matches($0) != false }
        return found.sorted { ($1.createdAt, $0.id) < ($0.createdAt, $1.id) }
            .dropFirst(query.pagination.offset).map(\.self)
    }

    /// The threads that match a query: those that the client was given, and later ones of the current user.
    func threads(_ query: ThreadListQuery) throws -> [ChatThread] {
        let all = threads.map { SeenThread(thread: $0.thread, currentUserId: currentUser?.id) }
        try check(query.filter, query.sort, among: all)
        let mine = zip(threads, all).filter { !$0.isMadeHere || $1.isOfCurrentUser }.map(\.1)
        let sort =
            query.sort.isEmpty ? [Sorting(key: .hasUnread), Sorting(key: .lastMessageAt)] : query.sort
        return mine.filter { query.filter?.matches($0) != false }
            .sorted(by: sort, id: \.thread.parentMessageId).map { $0.thread.limited(to: query) }
    }

    /// The results of a message search.
    func messages(_ query: MessageSearchQuery) throws -> [ChatMessage] {
        if let problem = query.channelFilter.problem(among: records) { throw problem }
        let all = records.flatMap { record in
            record.messages.filter { $0.isSearchable && !$0.isHidden(by: config) }
        }
        try check(query.messageFilter, query.sort, among: all)
        let sort = query.sort.isEmpty ? [Sorting(key: .createdAt)] : query.sort
        return records.filter { query.channelFilter.matches($0) }
            .flatMap { record in record.messages.filter { $0.isSearchable && !$0.isHidden(by: config) } }
            .filter { query.messageFilter.matches($0) }.sorted(by: sort, id: \.id)
            .dropFirst(query.pagination?.offset ?? 0).map(\.self)
    }

    /// The votes and comments in memory that match a query: a poll's latest ones, and those of the current user.
    func votes(_ query: PollVoteListQuery) throws -> [PollVote] {
        let poll = try poll(query.pollId)
        var seen: Set<String> = []
        let all = poll.knownVotes.filter { seen.insert($0.id).inserted }
        try check(query.filter, query.sorting, among: all)
        let found = all.filter { vote in
            query.filter?.matches(vote) != false && (query.optionId == nil || vote.optionId == query.optionId)
        }
        let sort = query.sorting.isEmpty ? [Sorting(key: .createdAt)] : query.sorting
        return found.sorted(by: sort, id: \.id).dropFirst(query.pagination.offset).map(\.self)
    }

    private func check<Scope: QueryScope, Key: ReadableSortingKey>(
        _ filter: Filter<Scope>?, _ sort: [Sorting<Key>], among items: [Scope.Item]
    ) throws {
        if let problem = filter?.problem(among: items) { throw problem }
        if let problem = sort.lazy.compactMap({ $0.key.field.problem }).first { throw problem }
    }
}

extension MemoryState {
    /// The message with an identifier, in any channel.
    func message(_ id: MessageId) -> ChatMessage? {
        records.lazy.compactMap { message(id, in: $0.channel.cid) }.first
    }

    /// The poll with an identifier, in any message.
    func poll(_ id: String) throws -> Poll {
        guard let poll = records.lazy.flatMap(\.messages).compactMap(\.poll).first(where: { $0.id == id }) else {
            throw ClientError("There is no poll \(id).")
        }
        return poll
    }
}

extension Poll {
    fileprivate var knownVotes: [PollVote] {
        let byOption = options.flatMap { (latestVotesByOption[$0.id] ?? []) + $0.latestVotes }
        return byOption + latestVotes + latestAnswers + ownVotes
    }
}

extension ChatChannel {
    /// The channel with the number of messages and members of a query.
    fileprivate func limited(to query: ChannelListQuery) -> ChatChannel {
        var channel = self
        if let limit = query.messagesLimit { channel.latestMessages = Array(latestMessages.prefix(limit)) }
        if let limit = query.membersLimit { channel.lastActiveMembers = Array(lastActiveMembers.prefix(limit)) }
        return channel
    }
}

extension ChatThread {
    /// The thread with the number of replies and participants of a query.
    fileprivate func limited(to query: ThreadListQuery) -> ChatThread {
        var thread = self
        thread.latestReplies = latestReplies.suffix(query.replyLimit)
        thread.threadParticipants = Array(threadParticipants.prefix(query.participantLimit))
        return thread
    }
}

extension SeenThread {
    /// Whether the current user began the thread or wrote in it.
    fileprivate var isOfCurrentUser: Bool {
        thread.parentMessage.author.id == currentUserId
            || thread.threadParticipants.contains { $0.user.id == currentUserId }
    }
}

extension ChatMessage {
    /// Whether the service's search includes the message.
    fileprivate var isSearchable: Bool {
        switch type {
        case .regular, .reply: !isDeleted
        case .ephemeral, .error, .system, .deleted: false
        }
    }
}
