extension Poll {
    /// The number of votes of the leading option.
    public var highestVoteCount: Int { voteCountsByOption?.values.max() ?? 0 }

    public func voteCount(for option: PollOption) -> Int {
        voteCountsByOption?[option.id] ?? 0
    }

    /// The option's votes as a fraction of the leading option's, from 0 to 1.
    public func voteRatio(for option: PollOption) -> Float {
        let highest = highestVoteCount
        return highest > 0 ? Float(voteCount(for: option)) / Float(highest) : 0
    }

    /// The current user's vote for `option`, if any.
    public func currentUserVote(for option: PollOption) -> PollVote? {
        ownVotes.first { !$0.isAnswer && $0.optionId == option.id }
    }

    public func hasCurrentUserVoted(for option: PollOption) -> Bool {
        currentUserVote(for: option) != nil
    }

    /// Whether `option` has the most votes, possibly tied with others.
    public func isOptionWithMostVotes(_ option: PollOption) -> Bool {
        let votes = voteCount(for: option)
        return votes > 0 && votes == highestVoteCount
    }

    /// Whether `option` alone has the most votes.
    public func isOptionWithMaximumVotes(_ option: PollOption) -> Bool {
        isOptionWithMostVotes(option) && options.filter { isOptionWithMostVotes($0) }.count == 1
    }

    /// Whether the poll is closed and `option` alone has the most votes.
    public func isOptionWinner(_ option: PollOption) -> Bool {
        isClosed && isOptionWithMaximumVotes(option)
    }
}
