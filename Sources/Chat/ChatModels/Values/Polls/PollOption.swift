public import Foundation

/// An option of a poll.
public struct PollOption: Identifiable, Hashable, Sendable {
    public var id: String
    public var text: String
    public var latestVotes: [PollVote]
    public var extraData: [String: RawJSON]

    public init(id: String, text: String, latestVotes: [PollVote] = [], extraData: [String: RawJSON] = [:]) {
        self.id = id
        self.text = text
        self.latestVotes = latestVotes
        self.extraData = extraData
    }

    /// Describes an option of a new poll, without an identifier.
    public init(text: String, extraData: [String: RawJSON]? = nil) {
        self.init(id: "", text: text, extraData: extraData ?? [:])
    }
}

/// A vote for an option, or a comment on the poll.
public struct PollVote: Identifiable, Hashable, Sendable {
    public var id: String
    public var pollId: String
    public var optionId: String?
    public var createdAt: Date
    public var updatedAt: Date

    /// Whether this is a comment rather than a vote.
    public var isAnswer: Bool
    public var answerText: String?
    public var user: ChatUser?

    public init(
        id: String,
        pollId: String = "",
        optionId: String? = nil,
        createdAt: Date = .distantPast,
        updatedAt: Date = .distantPast,
        isAnswer: Bool = false,
        answerText: String? = nil,
        user: ChatUser? = nil
    ) {
        self.id = id
        self.pollId = pollId
        self.optionId = optionId
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.isAnswer = isAnswer
        self.answerText = answerText
        self.user = user
    }
}
