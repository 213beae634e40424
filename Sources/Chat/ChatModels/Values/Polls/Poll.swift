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
