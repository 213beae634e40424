/// The features of polls that an application offers to those who make one.
public struct PollsConfig: Sendable {
    /// The choice whether voters may choose several options.
    public var multipleAnswers: PollsEntryConfig
    /// The choice whether votes are anonymous.
    public var anonymousPoll: PollsEntryConfig
    /// The choice whether voters may add options.
    public var suggestAnOption: PollsEntryConfig
    /// The choice whether voters may comment.
    public var addComments: PollsEntryConfig
    /// The choice whether the votes of a voter are limited.
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

/// Whether a feature of polls is offered, and whether it is on at first.
public struct PollsEntryConfig: Sendable {
    /// Whether those who make a poll can choose.
    public var configurable: Bool
    /// Whether it is on at first.
    public var defaultValue: Bool

    public init(configurable: Bool, defaultValue: Bool) {
        self.configurable = configurable
        self.defaultValue = defaultValue
    }

    /// Offered, and off at first.
    public static let `default` = PollsEntryConfig(configurable: true, defaultValue: false)

    /// Not offered, and off.
    public static let notConfigurable = PollsEntryConfig(configurable: false, defaultValue: false)
}
