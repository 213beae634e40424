/// A page of a list.
public struct Pagination: Hashable, Sendable {
    /// The number of items in the page.
    public let pageSize: Int

    /// The number of items before the page.
    public let offset: Int

    /// Creates a page that begins after `offset` items.
    public init(pageSize: Int, offset: Int = 0) {
        self.pageSize = pageSize
        self.offset = offset
    }
}

extension Int {
    /// The default number of messages in a page.
    public static let messagesPageSize = 25

    /// The default number of channels in a page.
    public static let channelsPageSize = 20

    /// The default number of users in a page.
    public static let usersPageSize = 30

    /// The default number of members of a channel in a page.
    public static let channelMembersPageSize = 30

    /// The default number of watchers of a channel in a page.
    public static let channelWatchersSize = 30
}
