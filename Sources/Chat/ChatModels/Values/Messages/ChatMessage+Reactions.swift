extension ChatMessage {
    /// The data for views of the message's reactions, sorted by type name.
    public var reactionsData: [ChatMessageReactionData] {
        let chosen = Set(currentUserReactions.map(\.type))
        let types = reactionScores.keys.sorted { $0.rawValue < $1.rawValue }
        guard reactionGroups.count == reactionScores.count else {
            return types.map { type in
                ChatMessageReactionData(
                    type: type,
                    score: reactionScores[type] ?? 0,
                    count: reactionCounts[type] ?? 0,
                    isChosenByCurrentUser: chosen.contains(type))
            }
        }
        return reactionGroups.values.sorted { $0.type.rawValue < $1.type.rawValue }.map { group in
            ChatMessageReactionData(
                type: group.type,
                score: group.sumScores,
                count: group.count,
                isChosenByCurrentUser: chosen.contains(group.type),
                firstReactionAt: group.firstReactionAt,
                lastReactionAt: group.lastReactionAt)
        }
    }
}
