internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Adds a reaction of the current user, or changes the score of an existing one.
    ///
    /// - Parameter enforceUnique: Whether it replaces the user's other reactions to the message.
    mutating func react(
        to id: MessageId, in cid: ChannelId, with type: MessageReactionType, score: Int, enforceUnique: Bool,
        extraData: [String: RawJSON]
    ) throws {
        let user = try actor()
        let channel = try channel(cid, allowing: .sendReaction)
        try require(\.reactionsEnabled, named: "reactions", in: channel)
        let message = try knownMessage(id, in: cid)
        if message.isDeleted { throw ClientError.MessageEditing(messageId: id, reason: "it is deleted") }
        let time = time(in: cid)
        let old = message.reaction(type, of: user)
        let reaction = ChatMessageReaction(
            type: type, score: score, createdAt: old?.createdAt ?? time, updatedAt: time, author: user,
            extraData: extraData)
        updateMessage(id, in: cid) { message in
            for other in message.reactions(of: user) where enforceUnique || other.type == type {
                message.remove(other)
            }
            message.add(reaction)
        }
        guard let changed = self.message(id, in: cid) else { return }
        let event: any Event =
            old == nil
            ? ReactionNewEvent(user: user, cid: cid, message: changed, reaction: reaction, createdAt: time)
            : ReactionUpdatedEvent(user: user, cid: cid, message: changed, reaction: reaction, createdAt: time)
        events.append(event)
    }

    /// Removes a reaction of the current user.
    mutating func removeReaction(_ type: MessageReactionType, from id: MessageId, in cid: ChannelId) throws {
        let user = try actor()
        guard let reaction = try knownMessage(id, in: cid).reaction(type, of: user) else {
            throw ClientError("User \(user.id) has no reaction \"\(type)\" to message \(id).")
        }
        updateMessage(id, in: cid) { $0.remove(reaction) }
        guard let changed = message(id, in: cid) else { return }
        events.append(
            ReactionDeletedEvent(user: user, cid: cid, message: changed, reaction: reaction, createdAt: time(in: cid)))
    }
}

extension ChatMessage {
    /// The known reactions of a user, by type.
    fileprivate func reactions(of user: ChatUser) -> [ChatMessageReaction] {
        let reactions = currentUserReactions.union(latestReactions).filter { $0.author == user }
        return Dictionary(grouping: reactions, by: \.type).values.compactMap(\.first)
            .sorted { $0.type.rawValue < $1.type.rawValue }
    }

    fileprivate func reaction(_ type: MessageReactionType, of user: ChatUser) -> ChatMessageReaction? {
        reactions(of: user).first { $0.type == type }
    }

    fileprivate mutating func add(_ reaction: ChatMessageReaction) {
        let hasGroups = reactionGroups.count == reactionScores.count
        let type = reaction.type
        reactionScores[type, default: 0] += reaction.score
        reactionCounts[type, default: 0] += 1
        latestReactions.insert(reaction)
        currentUserReactions.insert(reaction)
        guard hasGroups else { return }
        var group =
            reactionGroups[type]
            ?? ChatMessageReactionGroup(
                type: type, sumScores: 0, count: 0, firstReactionAt: reaction.createdAt,
                lastReactionAt: reaction.createdAt)
        group.sumScores += reaction.score
        group.count += 1
        group.lastReactionAt = max(group.lastReactionAt, reaction.updatedAt)
        reactionGroups[type] = group
    }

    fileprivate mutating func remove(_ reaction: ChatMessageReaction) {
        let type = reaction.type
        latestReactions = latestReactions.filter { $0.type != type || $0.author != reaction.author }
        currentUserReactions = currentUserReactions.filter { $0.type != type || $0.author != reaction.author }
        reactionCounts[type, default: 1] -= 1
        reactionScores[type, default: reaction.score] -= reaction.score
        reactionGroups[type]?.count -= 1
        reactionGroups[type]?.sumScores -= reaction.score
        guard reactionCounts[type, default: 0] <= 0 else { return }
        reactionCounts[type] = nil
        reactionScores[type] = nil
        reactionGroups[type] = nil
    }
}
