public import ChatModels

/// Which channel a controller shows, and how much of it.
public struct ChannelQuery: Sendable {
    /// The channel.
    public let cid: ChannelId

    /// How many messages are shown at first.
    public let pageSize: Int

    /// The place among the messages that is shown, as far as the newest ones, which are shown always.
    public let paginationOptions: PaginationParameter?

    /// Asks for a channel.
    ///
    /// - Parameters:
    ///   - membersLimit: Without effect: a channel has all members that are known.
    ///   - watchersLimit: Without effect: a channel has all watchers that are known.
    public init(
        cid: ChannelId, pageSize: Int? = .messagesPageSize, paginationOptions: PaginationParameter? = nil,
        membersLimit: Int? = nil, watchersLimit: Int? = nil
    ) {
        self.cid = cid
        self.pageSize = pageSize ?? .messagesPageSize
        self.paginationOptions = paginationOptions
    }

    /// Asks for a channel at a place among its messages; `nil` for the newest.
    ///
    /// - Parameters:
    ///   - membersLimit: Without effect: a channel has all members that are known.
    ///   - watchersLimit: Without effect: a channel has all watchers that are known.
    public init(
        cid: ChannelId, pageSize: Int? = .messagesPageSize, paginationParameter: PaginationParameter?,
        membersLimit: Int? = nil, watchersLimit: Int? = nil
    ) {
        self.init(
            cid: cid, pageSize: pageSize, paginationOptions: paginationParameter, membersLimit: membersLimit,
            watchersLimit: watchersLimit)
    }
}

/// A place in a list of messages.
public enum PaginationParameter: Hashable, Sendable {
    /// What is newer than a message.
    case greaterThan(_ id: String)
    /// A message and what is newer.
    case greaterThanOrEqual(_ id: String)
    /// What is older than a message.
    case lessThan(_ id: String)
    /// A message and what is older.
    case lessThanOrEqual(_ id: String)
    /// What is around a message.
    case around(_ id: String)

    /// The message that is named.
    var messageId: MessageId {
        switch self {
        case .greaterThan(let id), .greaterThanOrEqual(let id), .lessThan(let id), .lessThanOrEqual(let id),
            .around(let id):
            id
        }
    }
}
