internal import Documents
internal import Foundation

extension ConversationBuilder {
    func readReactions(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        guard let named = try node.named(.reactions) else { return }
        var (reactions, own): (Set<ChatMessageReaction>, Set<ChatMessageReaction>) = ([], [])
        for (offset, (name, place)) in named.enumerated() {
            let reaction = try reaction(place)
            guard reaction.count > 0 else { continue }
            let type = MessageReactionType(emoji: name) ?? MessageReactionType(shortcode: name)
            warnOfUnknownType(type, at: place)
            // One second apart, so that views that sort by date keep the file's order.
            let date = message.createdAt.addingTimeInterval(Double(offset))
            count(reaction, type: type, at: date, in: &message)
            // Checked here, since each type may list all users.
            let total = reactions.count + reaction.authors.count
            guard total <= InputLimits.reactions else {
                throw node.place.failure(LimitProblem("reactions", found: total, limit: InputLimits.reactions))
            }
            for author in reaction.authors {
                let reaction = ChatMessageReaction(type: type, createdAt: date, updatedAt: date, author: author)
                reactions.insert(reaction)
                if author == currentUser { own.insert(reaction) }
            }
        }
        taken.reactions += reactions.count
        guard taken.reactions <= InputLimits.allReactions else {
            throw node.place.failure(
                LimitProblem("reactions of messages and more", found: taken.reactions, limit: InputLimits.allReactions))
        }
        message.latestReactions.formUnion(reactions)
        message.currentUserReactions.formUnion(own)
    }

    /// Warns about a type without an icon, which components skip.
    private func warnOfUnknownType(_ type: MessageReactionType, at place: LocatedNode) {
        guard !MessageReactionType.drawn.contains(type) else { return }
        let name = type.rawValue
        let known = MessageReactionType.drawn.map(\.rawValue)
        let advice =
            Nearest.word(to: name, among: known).map { "did you mean “\($0)”?" }
            ?? "available are \(known.joined(separator: ", "))"
        warnings.append(
            "\(file):\(place.node.line): \(place.path): the reaction “\(name.shortened)” has no icon, and is not "
                + "drawn; \(advice)")
    }

    /// Reactions of one type.
    private struct Reaction {
        var count: Int
        var score: Int
        var authors: [ChatUser]
    }

    private func reaction(_ place: LocatedNode) throws(DocumentError) -> Reaction {
        if place.node.entries == nil {
            guard place.node.number != nil else { throw place.wrongType(expected: "a number or a reaction") }
            let count = try place.integer(in: 0...1_000_000_000)
            return Reaction(count: count, score: count, authors: someUsers(count, besides: []))
        }
        let node = try KeyedNode<ReactionKey>(place)
        var named = try node[.by].map { place throws(DocumentError) in try users(place) } ?? []
        if try node.flag(.mine) ?? false {
            guard let owner else {
                throw place.failure(ConversationProblem.missingOwner(key: ReactionKey.mine.rawValue))
            }
            if !named.contains(owner) { named.insert(owner, at: 0) }
        }
        let count = try node.integer(.count) ?? max(named.count, 1)
        let others = someUsers(count - named.count, besides: named)
        return Reaction(count: count, score: try node.integer(.score) ?? count, authors: named + others)
    }

    /// Users for reactions without named authors.
    ///
    /// The current user is not among them: their reaction is drawn in another color.
    private func someUsers(_ count: Int, besides named: [ChatUser]) -> [ChatUser] {
        guard count > 0 else { return [] }
        let excluded = Set(([owner, currentUser] + named).compactMap { $0?.id })
        let others = Array(users.lazy.filter { !excluded.contains($0.id) }.prefix(count))
        return others.isEmpty && named.isEmpty ? [ChatUser(id: "someone")] : others
    }

    private func count(
        _ reaction: Reaction, type: MessageReactionType, at date: Date, in message: inout ChatMessage
    ) {
        // Several emoji may have the same type.
        let earlier = message.reactionGroups[type]
        let (count, score) = (reaction.count + (earlier?.count ?? 0), reaction.score + (earlier?.sumScores ?? 0))
        message.reactionCounts[type] = count
        message.reactionScores[type] = score
        message.reactionGroups[type] = ChatMessageReactionGroup(
            type: type, sumScores: score, count: count, firstReactionAt: earlier?.firstReactionAt ?? date,
            lastReactionAt: date)
    }
}
