/// Which part of a long list is asked for.
public struct Pagination: Hashable, Sendable {
    /// How many items there are in a page.
    public let pageSize: Int

    /// How many items come before the page.
    public let offset: Int

    /// Asks for a page that begins after `offset` items.
    public init(pageSize: Int, offset: Int = 0) {
        self.pageSize = pageSize
        self.offset = offset
    }
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
