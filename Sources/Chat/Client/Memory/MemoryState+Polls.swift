internal import ChatModels
internal import Foundation

extension MemoryState {
    /// The message and the channel of a poll.
    ///
    /// - Throws: An error that names the poll if there is none.
    func place(ofPoll id: String) throws -> (cid: ChannelId, message: ChatMessage, poll: Poll) {
        for record in records {
            for message in record.messages {
                if let poll = message.poll, poll.id == id { return (record.channel.cid, message, poll) }
            }
        }
        throw ClientError("There is no poll \(id).")
    }

    /// Changes an open poll as the current user, if they may vote in the channel.
    private mutating func changePoll(
        _ id: String, _ body: (inout Poll, _ user: ChatUser, _ time: Date, _ nextId: () -> String) throws -> Void
    ) throws {
        let user = try actor()
        let (cid, message, poll) = try place(ofPoll: id)
        let channel = try channel(cid, allowing: .castPollVote)
        try require(\.pollsEnabled, named: "polls", in: channel)
        if poll.isClosed { throw ClientError("Poll \(id) is closed.") }
        let time = time(in: cid)
        var changed = poll
        try body(&changed, user, time) { "\(id)-\(next())" }
        changed.updatedAt = time
        updateMessage(message.id, in: cid) { $0.poll = changed }
        postUpdate(of: message.id, in: cid, by: user, at: time)
    }

    /// Votes for an option.
    mutating func vote(for optionId: String, in pollId: String) throws {
        try changePoll(pollId) { poll, user, time, nextId in
            guard let option = poll.options.first(where: { $0.id == optionId }) else {
                throw ClientError("Poll \(pollId) has no option \(optionId).")
            }
            if poll.hasCurrentUserVoted(for: option) {
                throw ClientError("User \(user.id) has already voted for option \(optionId).")
            }
            let votes = poll.ownVotes.filter { !$0.isAnswer }
            if poll.enforceUniqueVote {
                votes.forEach { poll.remove($0) }
            } else if let most = poll.maxVotesAllowed, most > 0, votes.count >= most {
                throw ClientError("The maximum number of votes per user in poll \(pollId) is \(most).")
            }
            poll.add(
                PollVote(
                    id: nextId(), pollId: pollId, optionId: optionId, createdAt: time, updatedAt: time, user: user))
        }
    }

    /// Comments on a poll. An earlier comment of the current user is replaced.
    mutating func comment(_ text: String, on pollId: String) throws {
        try changePoll(pollId) { poll, user, time, nextId in
            guard poll.allowAnswers else { throw ClientError("Poll \(pollId) doesn't allow comments.") }
            let old = poll.ownVotes.first(where: \.isAnswer) ?? poll.latestAnswers.first { $0.user == user }
            old.map { poll.remove($0) }
            poll.add(
                PollVote(
                    id: old?.id ?? nextId(), pollId: pollId, createdAt: old?.createdAt ?? time, updatedAt: time,
                    isAnswer: true, answerText: text, user: user))
        }
    }

    /// Removes a vote or a comment of the current user.
    mutating func removeVote(_ voteId: String, from pollId: String) throws {
        try changePoll(pollId) { poll, user, _, _ in
            guard let vote = poll.ownVotes.first(where: { $0.id == voteId }) else {
                throw ClientError("User \(user.id) has no vote \(voteId) in poll \(pollId).")
            }
            poll.remove(vote)
        }
    }

    /// Closes a poll.
    mutating func closePoll(_ pollId: String) throws {
        try changePoll(pollId) { poll, user, _, _ in
            guard poll.createdBy == nil || poll.createdBy == user else {
                throw ClientError("Poll \(pollId) was not created by user \(user.id).")
            }
            poll.isClosed = true
        }
    }

    /// Adds an option to a poll.
    mutating func addOption(
        _ text: String, at position: Int?, extraData: [String: RawJSON], to pollId: String
    ) throws {
        try changePoll(pollId) { poll, user, _, nextId in
            guard poll.allowUserSuggestedOptions || poll.createdBy == user else {
                throw ClientError("Poll \(pollId) doesn't allow suggestions.")
            }
            if poll.options.contains(where: { $0.text.lowercased() == text.lowercased() }) {
                throw ClientError("Poll \(pollId) already has an option \"\(text)\".")
            }
            let place = min(max(position ?? poll.options.count, 0), poll.options.count)
            poll.options.insert(PollOption(id: nextId(), text: text, extraData: extraData), at: place)
        }
    }
}

extension Poll {
    /// Adds a vote or a comment of the current user.
    fileprivate mutating func add(_ vote: PollVote) {
        ownVotes.append(vote)
        if vote.isAnswer {
            answersCount += 1
            latestAnswers.insert(vote, at: 0)
        } else if let option = vote.optionId {
            voteCount += 1
            voteCountsByOption = voteCountsByOption ?? [:]
            voteCountsByOption?[option, default: 0] += 1
            latestVotes.insert(vote, at: 0)
            latestVotesByOption[option, default: []].insert(vote, at: 0)
            withOption(option) { $0.latestVotes.insert(vote, at: 0) }
        }
    }

    /// Removes a vote or a comment of the current user.
    fileprivate mutating func remove(_ vote: PollVote) {
        ownVotes.removeAll { $0.id == vote.id }
        if vote.isAnswer {
            answersCount = max(answersCount - 1, 0)
            latestAnswers.removeAll { $0.id == vote.id }
        } else if let option = vote.optionId {
            voteCount = max(voteCount - 1, 0)
            let counted = voteCountsByOption?[option] ?? 0
            voteCountsByOption?[option] = max(counted - 1, 0)
            latestVotes.removeAll { $0.id == vote.id }
            latestVotesByOption[option]?.removeAll { $0.id == vote.id }
            withOption(option) { $0.latestVotes.removeAll { $0.id == vote.id } }
        }
    }

    private mutating func withOption(_ id: String, _ body: (inout PollOption) -> Void) {
        guard let index = options.firstIndex(where: { $0.id == id }) else { return }
        body(&options[index])
    }
}
