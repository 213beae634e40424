/// The poll features that an application offers to authors.
public struct PollsConfig: Sendable {
    /// Whether voters may choose several options.
    public var multipleAnswers: PollsEntryConfig
    /// Whether votes are anonymous.
    public var anonymousPoll: PollsEntryConfig
    /// Whether voters may add options.
    public var suggestAnOption: PollsEntryConfig
    /// Whether voters may comment.
    public var addComments: PollsEntryConfig
    /// Whether the number of votes per voter is limited.
    public var maxVotesPerPerson: PollsEntryConfig

    public init(
        multipleAnswers: PollsEntryConfig = .default, anonymousPoll: PollsEntryConfig = .default,
        suggestAnOption: PollsEntryConfig = .default, addComments: PollsEntryConfig = .default,
        maxVotesPerPerson: PollsEntryConfig = .default
    ) {
        self.multipleAnswers = multipleAnswers
        self.anonymousPoll = anonymousPoll
        self.suggestAnOption = suggestAnOption
        self.addComments = addComments
        self.maxVotesPerPerson = maxVotesPerPerson
    }
}

/// Whether a poll feature is offered, and whether it is on by default.
public struct PollsEntryConfig: Sendable {
    /// Whether authors can configure it.
    public var configurable: Bool
    /// Whether it is on by default.
    public var defaultValue: Bool

    public init(configurable: Bool, defaultValue: Bool) {
        self.configurable = configurable
        self.defaultValue = defaultValue
    }

    /// Offered, and off by default.
    public static let `default` = PollsEntryConfig(configurable: true, defaultValue: false)

    /// Not offered, and off.
    public static let notConfigurable = PollsEntryConfig(configurable: false, defaultValue: false)
}
