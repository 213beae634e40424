internal import ChatModels
internal import Foundation

/// All data of a client. Actions are extensions in separate files, one for each topic.
struct MemoryState {
    var config: ChatClientConfig
    var currentUser: CurrentChatUser?

    var connectionStatus: ConnectionStatus

    /// The previous current users, with their state at that time.
    var formerUsers: [UserId: CurrentChatUser] = [:]

    /// The latest version of each user, by identifier.
    var users: [UserId: ChatUser] = [:]

    /// The channels, in the order in which they were added.
    private(set) var records: [ChannelRecord] = []
    private var places: [ChannelId: Int] = [:]

    /// The threads, in the order in which they were added.
    var threads: [ThreadRecord] = []

    /// The ends of the current user's timed mutes.
    var muteEnds: [UserId: Date] = [:]

    /// The counter for generated identifiers and for the order of lists.
    var counter = 0

    /// The events of the current change.
    var events: [any Event] = []

    /// The unread count of all channels and threads that ``currentUser`` includes.
    private var countedUnread = UnreadCount.noUnread

    init(config: ChatClientConfig, currentUser: CurrentChatUser?) {
        self.config = config
        self.currentUser = currentUser
        connectionStatus = currentUser == nil ? .initialized : .connected
        if let currentUser { users[currentUser.id] = currentUser }
    }
}

/// A channel with its messages.
struct ChannelRecord {
    var channel: ChatChannel

    /// All known messages including replies, oldest first.
    var messages: [ChatMessage] = []

    /// All known members, in the order in which they joined.
    var members: [ChatChannelMember]

    /// The number of the latest event in the channel, by which lists are sorted; `0` for none.
    var activity = 0

    /// Whether the channel was created by an action.
    var isMadeHere = false

    /// The number of sent messages, for their identifiers.
    var sentCount = 0

    /// The users who see a restricted message, by its identifier.
    var readers: [MessageId: Set<UserId>] = [:]

    /// The ends of the mutes of the channel, by user.
    var mutes: [UserId: Date] = [:]

    /// The beginning of the visible history, for users who don't see all of it.
    var historyStarts: [UserId: Date] = [:]
}

/// A thread, with the data for lists.
struct ThreadRecord {
    var thread: ChatThread

    /// The number of the latest event in the thread, by which lists are sorted; `0` for none.
    var activity = 0

    /// Whether the thread was created by an action.
    var isMadeHere = false
}

// MARK: Channels

extension MemoryState {
    subscript(_ cid: ChannelId) -> ChannelRecord? { places[cid].map { records[$0] } }

    /// The record of a channel.
    ///
    /// - Throws: ``ClientError/ChannelDoesNotExist`` if there is no such channel.
    func record(_ cid: ChannelId) throws -> ChannelRecord {
        guard let record = self[cid] else { throw ClientError.ChannelDoesNotExist(cid: cid) }
        return record
    }

    /// Changes the record of a channel, if there is one.
    mutating func withRecord(_ cid: ChannelId, _ body: (inout ChannelRecord) -> Void) {
        guard let place = places[cid] else { return }
        body(&records[place])
    }

    mutating func add(_ record: ChannelRecord) {
        places[record.channel.cid] = records.count
        records.append(record)
    }

    mutating func remove(_ cid: ChannelId) {
        records.removeAll { $0.channel.cid == cid }
        places = Dictionary(uniqueKeysWithValues: records.enumerated().map { ($1.channel.cid, $0) })
        threads.removeAll { $0.thread.channel.cid == cid }
    }

    /// Changes a channel everywhere.
    mutating func update(_ cid: ChannelId, _ body: (inout ChatChannel) -> Void) {
        guard let place = places[cid] else { return }
        body(&records[place].channel)
        for index in threads.indices where threads[index].thread.channel.cid == cid {
            threads[index].thread.channel = records[place].channel
        }
    }

    /// The next number of the counter.
    mutating func next() -> Int {
        counter += 1
        return counter
    }
}

// MARK: The current user

extension MemoryState {
    /// The user who performs an action.
    ///
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if there is none.
    func actor() throws -> CurrentChatUser {
        guard let currentUser else { throw ClientError.CurrentUserDoesNotExist() }
        return currentUser
    }

    /// The unread count of all known channels and threads.
    private var unreadSum: UnreadCount {
        var sum = UnreadCount()
        for record in records where !record.channel.isMuted {
            sum.messages += record.channel.unreadCount.messages
            sum.channels += record.channel.isUnread ? 1 : 0
        }
        guard let currentUser else { return sum }
        for record in threads where record.thread.unreadCount(of: currentUser.id) > 0 { sum.threads += 1 }
        return sum
    }

    /// Updates the unread count of the current user by the change since it was last computed.
    ///
    /// - Parameter isNewUser: Whether the current user has changed.
    mutating func countUnread(anew isNewUser: Bool = false) {
        let sum = unreadSum
        defer { countedUnread = sum }
        if isNewUser { countedUnread = .noUnread }
        guard let user = currentUser, sum != countedUnread else { return }
        let count = UnreadCount(
            channels: max(0, user.unreadCount.channels + sum.channels - countedUnread.channels),
            messages: max(0, user.unreadCount.messages + sum.messages - countedUnread.messages),
            threads: max(0, user.unreadCount.threads + sum.threads - countedUnread.threads))
        guard count != user.unreadCount else { return }
        currentUser = user.with { $0.unreadCount = count }
    }

    /// Adds the data that `body` provides. An unread count that the current user came with stays.
    mutating func seed(_ body: (inout MemoryState) -> Void) {
        let hasOwnCount = currentUser?.unreadCount != countedUnread
        body(&self)
        if hasOwnCount { countedUnread = unreadSum }
    }
}

extension ChatThread {
    func unreadCount(of user: UserId) -> Int { reads.first { $0.user.id == user }?.unreadMessagesCount ?? 0 }
}
