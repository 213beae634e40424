internal import Documents
internal import Foundation

extension ConversationBuilder {
    func poll(_ node: KeyedNode<PollKey>, in message: ChatMessage) throws(DocumentError) -> Poll {
        let commenters = try commenters(node[.comments])
        var comments = commenters?.count ?? 0
        if commenters == nil { comments = try node.integer(.comments) ?? 0 }
        var poll = Poll(
            id: "\(message.id)-poll",
            name: try node.text(.question) ?? "",
            pollDescription: try node.text(.description),
            createdAt: message.createdAt,
            createdBy: try node[.createdBy].map { place throws(DocumentError) in try user(place) }
                ?? message.author,
            isClosed: try node.flag(.closed) ?? false,
            enforceUniqueVote: try node.flag(.oneVote) ?? false,
            maxVotesAllowed: try node.integer(.maximumVotes),
            votingVisibility: try node.flag(.anonymous) ?? false ? .anonymous : .public,
            allowAnswers: try node.flag(.allowComments) ?? (comments > 0),
            allowUserSuggestedOptions: try node.flag(.suggestions) ?? false,
            answersCount: comments,
            voteCountsByOption: [:])
        poll.latestAnswers = (commenters ?? []).enumerated().map { offset, user in
            PollVote(
                id: "\(poll.id)-comment-\(offset + 1)", pollId: poll.id, createdAt: message.createdAt,
                updatedAt: message.createdAt, isAnswer: true, user: user)
        }
        for place in try node.elements(.options) ?? [] { try addOption(place, to: &poll, at: message.createdAt) }
        return poll
    }

    /// The users who commented, or `nil` if only their number is given.
    private func commenters(_ place: LocatedNode?) throws(DocumentError) -> [ChatUser]? {
        guard let place, place.node.elements != nil else { return nil }
        return try users(place)
    }

    private func addOption(
        _ place: LocatedNode, to poll: inout Poll, at date: Date
    ) throws(DocumentError) {
        let id = "option-\(poll.options.count + 1)"
        if let text = place.node.characters {
            poll.options.append(PollOption(id: id, text: text))
            return
        }
        let node = try KeyedNode<PollOptionKey>(place)
        var voters = try node[.by].map { place throws(DocumentError) in try users(place) } ?? []
        if try node.flag(.mine) ?? false {
            guard let owner else {
                throw place.failure(ConversationProblem.missingOwner(key: PollOptionKey.mine.rawValue))
            }
            if !voters.contains(owner) { voters.append(owner) }
        }
        let votes = voters.enumerated().map { offset, voter in
            PollVote(
                id: "\(poll.id)-\(id)-vote-\(offset + 1)", pollId: poll.id, optionId: id, createdAt: date,
                updatedAt: date, user: voter)
        }
        let count = try node.integer(.votes) ?? votes.count
        poll.options.append(PollOption(id: id, text: try node.text(.text) ?? "", latestVotes: votes))
        poll.voteCountsByOption?[id] = count
        poll.voteCount += count
        poll.latestVotesByOption[id] = votes
        poll.latestVotes += votes
        poll.ownVotes += votes.filter { $0.user == currentUser }
    }
}
