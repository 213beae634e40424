/// Which part of a long list is asked for.
public struct Pagination: Hashable, Sendable {
    /// How many items there are in a page.
    public let pageSize: Int

    /// How many items come before the page.
    public let offset: Int

    /// Where the page is, relative to an item.
    public let parameter: PaginationParameter?

    /// Asks for a page that begins after `offset` items.
    public init(pageSize: Int, offset: Int = 0) {
        self.pageSize = pageSize
        self.offset = offset
        parameter = nil
    }

    /// Asks for a page relative to an item.
    public init(pageSize: Int, parameter: PaginationParameter) {
        self.pageSize = pageSize
        offset = 0
        self.parameter = parameter
    }
}

/// A place in a list, by the identifier of an item.
public enum PaginationParameter: Hashable, Sendable {
    case greaterThan(_ id: String)
    case greaterThanOrEqual(_ id: String)
    case lessThan(_ id: String)
    case lessThanOrEqual(_ id: String)
    case around(_ id: String)
}

extension Int {
    /// How many messages a page has unless a query says otherwise.
    public static let messagesPageSize = 25

    /// How many channels a page has unless a query says otherwise.
    public static let channelsPageSize = 20

    /// How many users a page has unless a query says otherwise.
    public static let usersPageSize = 30

    /// How many members of a channel a page has unless a query says otherwise.
    public static let channelMembersPageSize = 30

    /// How many people who look at a channel a page has unless a query says otherwise.
    public static let channelWatchersSize = 30
}
