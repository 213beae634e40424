import StreamChat

/// What the list of trails shows.
enum ChannelListFilter: Int, CaseIterable {
    case all, unread, muted

    var title: String {
        switch self {
        case .all: return "All"
        case .unread: return "Unread"
        case .muted: return "Muted"
        }
    }

    func query(for client: ChatClient) -> ChannelListQuery {
        let mine: Filter<ChannelListFilterScope> = .containMembers(userIds: [client.currentUserId ?? ""])
        let sort: [Sorting<ChannelListSortingKey>] = [
            .init(key: .pinnedAt, isAscending: false), .init(key: .lastMessageAt, isAscending: false),
        ]
        switch self {
        case .all:
            return ChannelListQuery(
                filter: .and([.equal(.type, to: .messaging), mine]), sort: sort, pageSize: 20, messagesLimit: 25,
                membersLimit: 10)
        case .unread:
            return ChannelListQuery(filter: .and([mine, .equal(.hasUnread, to: true)]), sort: sort)
        case .muted:
            return ChannelListQuery(filter: .and([mine, .equal(.muted, to: true)]), sort: sort)
        }
    }
}
