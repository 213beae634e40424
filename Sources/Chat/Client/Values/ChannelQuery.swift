public import ChatModels

/// The channel that a controller shows, and the page of its messages.
public struct ChannelQuery: Sendable {
    /// The channel.
    public let cid: ChannelId

    /// The number of messages that are shown at first.
    public let pageSize: Int

    /// The position of the page; the newest messages are always shown.
    public let paginationOptions: PaginationParameter?

    /// Creates a query for a channel.
    ///
    /// - Parameters:
    ///   - membersLimit: Has no effect: a channel has all known members.
    ///   - watchersLimit: Has no effect: a channel has all known watchers.
    public init(
        cid: ChannelId, pageSize: Int? = .messagesPageSize, paginationOptions: PaginationParameter? = nil,
        membersLimit: Int? = nil, watchersLimit: Int? = nil
    ) {
        self.cid = cid
        self.pageSize = pageSize ?? .messagesPageSize
        self.paginationOptions = paginationOptions
    }

    /// Creates a query for a channel at a position among its messages; `nil` for the newest.
    ///
    /// - Parameters:
    ///   - membersLimit: Has no effect: a channel has all known members.
    ///   - watchersLimit: Has no effect: a channel has all known watchers.
    public init(
        cid: ChannelId, pageSize: Int? = .messagesPageSize, paginationParameter: PaginationParameter?,
        membersLimit: Int? = nil, watchersLimit: Int? = nil
    ) {
        self.init(
            cid: cid, pageSize: pageSize, paginationOptions: paginationParameter, membersLimit: membersLimit,
            watchersLimit: watchersLimit)
    }
}

/// A position in a list of messages.
public enum PaginationParameter: Hashable, Sendable {
    /// Messages that are newer than a message.
    case greaterThan(_ id: String)
    /// A message and newer ones.
    case greaterThanOrEqual(_ id: String)
    /// Messages that are older than a message.
    case lessThan(_ id: String)
    /// A message and older ones.
    case lessThanOrEqual(_ id: String)
    /// Messages around a message.
    case around(_ id: String)

    /// The message at the position.
    var messageId: MessageId {
        switch self {
        case .greaterThan(let id), .greaterThanOrEqual(let id), .lessThan(let id), .lessThanOrEqual(let id),
            .around(let id):
            id
        }
    }
}
