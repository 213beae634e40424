public import Foundation

/// A question with options to vote for.
public struct Poll: Identifiable, Hashable, Sendable {
    public var id: String
    public var name: String
    public var pollDescription: String?
    public var options: [PollOption]
    public var createdAt: Date?
    public var updatedAt: Date?
    public var createdBy: ChatUser?
    public var isClosed: Bool

    /// Whether each user has a single vote.
    public var enforceUniqueVote: Bool

    /// The maximum number of options per user, or `nil` for all.
    public var maxVotesAllowed: Int?
    public var votingVisibility: VotingVisibility?

    /// Whether users can comment.
    public var allowAnswers: Bool
    public var allowUserSuggestedOptions: Bool
    public var answersCount: Int
    public var voteCount: Int

    /// Votes by the identifier of the option.
    public var voteCountsByOption: [String: Int]?
    public var latestVotesByOption: [String: [PollVote]]
    public var latestVotes: [PollVote]
    public var latestAnswers: [PollVote]
    public var ownVotes: [PollVote]
    public var extraData: [String: RawJSON]

    public init(
        id: String,
        name: String,
        pollDescription: String? = nil,
        options: [PollOption] = [],
        createdAt: Date? = nil,
        updatedAt: Date? = nil,
        createdBy: ChatUser? = nil,
        isClosed: Bool = false,
        enforceUniqueVote: Bool = false,
        maxVotesAllowed: Int? = nil,
        votingVisibility: VotingVisibility? = .public,
        allowAnswers: Bool = false,
        allowUserSuggestedOptions: Bool = false,
        answersCount: Int = 0,
        voteCount: Int? = nil,
        voteCountsByOption: [String: Int]? = nil,
        latestVotesByOption: [String: [PollVote]] = [:],
        latestVotes: [PollVote] = [],
        latestAnswers: [PollVote] = [],
        ownVotes: [PollVote] = [],
        extraData: [String: RawJSON] = [:]
    ) {
        self.id = id
        self.name = name
        self.pollDescription = pollDescription
        self.options = options
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.createdBy = createdBy
        self.isClosed = isClosed
        self.enforceUniqueVote = enforceUniqueVote
        self.maxVotesAllowed = maxVotesAllowed
        self.votingVisibility = votingVisibility
        self.allowAnswers = allowAnswers
        self.allowUserSuggestedOptions = allowUserSuggestedOptions
        self.answersCount = answersCount
        self.voteCount = voteCount ?? voteCountsByOption.map { $0.values.reduce(0, +) } ?? 0
        self.voteCountsByOption = voteCountsByOption
        self.latestVotesByOption = latestVotesByOption
        self.latestVotes = latestVotes
        self.latestAnswers = latestAnswers
        self.ownVotes = ownVotes
        self.extraData = extraData
    }
}

/// Whether voters are visible.
public struct VotingVisibility: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `public` = Self(rawValue: "public")
    public static let anonymous = Self(rawValue: "anonymous")
}

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
