internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Makes a user the current user, with their known data.
    mutating func connect(_ info: UserInfo, role: UserRole? = nil) {
        connectionStatus = .connected
        let known = currentUser?.id == info.id ? currentUser : try? user(info.id)
        let user = ChatUser(
            id: info.id, name: info.name ?? known?.name, imageURL: info.imageURL ?? known?.imageURL,
            isOnline: !(info.isInvisible ?? false), isBanned: known?.isBanned ?? false,
            userRole: role ?? known?.userRole ?? .user, userCreatedAt: known?.userCreatedAt ?? Present.now,
            userUpdatedAt: Present.now, userDeactivatedAt: known?.userDeactivatedAt,
            lastActiveAt: Present.now, teams: known?.teams ?? [], language: info.language ?? known?.language,
            extraData: info.extraData.isEmpty ? known?.extraData ?? [:] : info.extraData)
        let isInvisible = info.isInvisible ?? (known as? CurrentChatUser)?.isInvisible ?? false
        guard let current = currentUser, current.id == info.id else {
            let former = formerUsers[user.id]
            setCurrentUser(
                CurrentChatUser(
                    user: user, mutedUsers: former?.mutedUsers ?? [], blockedUserIds: former?.blockedUserIds ?? [],
                    isInvisible: isInvisible))
            replace(user)
            return
        }
        currentUser = current.with {
            $0.user = user
            $0.isInvisible = isInvisible
        }
        replace(user)
    }

    /// Changes the current user, and updates everything that depends on it in all conversations.
    mutating func setCurrentUser(_ user: CurrentChatUser?) {
        guard user?.id != currentUser?.id else { return }
        if let leaving = currentUser { note(leaving) }
        currentUser = user
        for record in records {
            let cid = record.channel.cid
            withRecord(cid) { record in
                for place in record.messages.indices { record.messages[place].updatePerspective(to: user) }
            }
            let messages = self[cid]?.messages ?? []
            update(cid) { channel in
                channel.updatePerspective(to: user, members: record.members, messages: messages)
                channel.isMuted = user.flatMap { record.mutes[$0.id] }.map { $0 > Present.now } ?? false
            }
        }
        for place in threads.indices {
            threads[place].thread.parentMessage.updatePerspective(to: user)
            for reply in threads[place].thread.latestReplies.indices {
                threads[place].thread.latestReplies[reply].updatePerspective(to: user)
            }
        }
        countUnread(anew: true)
    }

    /// Saves the reads and mutes of a user who disconnects.
    private mutating func note(_ user: CurrentChatUser) {
        formerUsers[user.id] = user
        for record in records {
            let channel = record.channel
            if channel.isMuted, record.mutes[user.id] == nil {
                withRecord(channel.cid) { $0.mutes[user.id] = .distantFuture }
            }
            guard channel.membership != nil, !channel.reads.contains(where: { $0.user == user }) else { continue }
            let unread = shownMessages(in: channel.cid).filter { $0.author != user && $0.countsAsUnread }
                .suffix(channel.unreadCount.messages)
            let read = ChatChannelRead(
                user: user,
                lastReadAt: unread.first?.createdAt.addingTimeInterval(-0.001) ?? time(in: channel.cid),
                unreadMessagesCount: channel.unreadCount.messages)
            update(channel.cid) { $0.reads.append(read) }
        }
    }

    /// Updates a user everywhere.
    mutating func replace(_ user: ChatUser) {
        users[user.id] = user
        for record in records {
            let cid = record.channel.cid
            withRecord(cid) { record in
                for place in record.messages.indices { record.messages[place].replace(user) }
                record.members = record.members.map { $0.replaced(by: user) }
            }
            update(cid) { $0.replace(user) }
        }
        for place in threads.indices {
            threads[place].thread.parentMessage.replace(user)
            for reply in threads[place].thread.latestReplies.indices {
                threads[place].thread.latestReplies[reply].replace(user)
            }
        }
    }
}

// MARK: The current user's view

extension ChatMessage {
    /// Updates the message to the view of a user.
    fileprivate mutating func updatePerspective(to user: ChatUser?) {
        isSentByCurrentUser = user != nil && author == user
        let reactions = latestReactions.union(currentUserReactions)
        currentUserReactions = reactions.filter { $0.author == user }
        latestReactions = reactions
        isFlaggedByCurrentUser = false
        let isOwnQuotation = quotedMessage.map { $0.author == user } ?? false
        quotedMessage?.isSentByCurrentUser = isOwnQuotation
        for place in latestReplies.indices { latestReplies[place].updatePerspective(to: user) }
        guard let votes = poll.map({ $0.latestVotes + $0.latestAnswers + $0.ownVotes }) else { return }
        var ids: Set<String> = []
        poll?.ownVotes = votes.filter { $0.user == user && ids.insert($0.id).inserted }
    }
}

extension ChatChannel {
    /// Updates the channel to the view of a user.
    fileprivate mutating func updatePerspective(
        to user: ChatUser?, members: [ChatChannelMember], messages: [ChatMessage]
    ) {
        membership = members.first { $0.id == user?.id }
        for place in latestMessages.indices { latestMessages[place].updatePerspective(to: user) }
        for place in pinnedMessages.indices { pinnedMessages[place].updatePerspective(to: user) }
        previewMessage?.updatePerspective(to: user)
        guard let user, let read = reads.first(where: { $0.user == user }) else { return unreadCount = .noUnread }
        let unread = messages.filter {
            $0.createdAt > read.lastReadAt && $0.author != user && $0.countsAsUnread && $0.isVisibleInChannel()
        }
        unreadCount = ChannelUnreadCount(
            messages: max(read.unreadMessagesCount, unread.count),
            mentions: unread.filter { $0.mentionedUsers.contains(user) }.count)
    }
}

// MARK: Users

extension ChatMessage {
    fileprivate mutating func replace(_ user: ChatUser) {
        if author == user { author = user }
        if quotedMessage?.author == user { quotedMessage?.author = user }
        if pinDetails?.pinnedBy == user { pinDetails?.pinnedBy = user }
        if mentionedUsers.contains(user) { mentionedUsers = mentionedUsers.subtracting([user]).union([user]) }
        threadParticipants = threadParticipants.map { $0 == user ? user : $0 }
        for place in latestReplies.indices where latestReplies[place].author == user {
            latestReplies[place].author = user
        }
    }
}

extension ChatChannel {
    fileprivate mutating func replace(_ user: ChatUser) {
        lastActiveMembers = lastActiveMembers.map { $0.replaced(by: user) }
        membership = membership?.replaced(by: user)
        lastActiveWatchers = lastActiveWatchers.map { $0 == user ? user : $0 }
        if currentlyTypingUsers.contains(user) { currentlyTypingUsers.update(with: user) }
        for place in latestMessages.indices { latestMessages[place].replace(user) }
        for place in pinnedMessages.indices { pinnedMessages[place].replace(user) }
        previewMessage?.replace(user)
    }
}

extension ChatChannelMember {
    /// Returns the member with the current data of their user.
    func replaced(by user: ChatUser) -> ChatChannelMember { id == user.id ? with(user: user) : self }
}
