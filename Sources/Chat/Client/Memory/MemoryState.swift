internal import ChatModels
internal import Foundation

/// All that a client knows. Actions change it in files of their own, one for each topic.
struct MemoryState {
    var config: ChatClientConfig
    var currentUser: CurrentChatUser?

    var connectionStatus: ConnectionStatus

    /// The users who were the current one before, as they were then.
    var formerUsers: [UserId: CurrentChatUser] = [:]

    /// Users by their identifiers: the latest that is known of each.
    var users: [UserId: ChatUser] = [:]

    /// The channels, in the order in which they became known.
    private(set) var records: [ChannelRecord] = []
    private var places: [ChannelId: Int] = [:]

    /// The threads, in the order in which they became known.
    var threads: [ThreadRecord] = []

    /// When the users whom the current user has muted for some time are unmuted.
    var muteEnds: [UserId: Date] = [:]

    /// Counts what is made, for identifiers and for the order of lists.
    var counter = 0

    /// What the present change does, for those who listen to events.
    var events: [any Event] = []

    /// The sum of what is unread in all channels and threads, as far as ``currentUser`` has it.
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

    /// All that are known, replies too, oldest first.
    var messages: [ChatMessage] = []

    /// All members that are known, in the order in which they joined.
    var members: [ChatChannelMember]

    /// The number of the latest thing that happened in the channel: lists have the greatest first. `0` for nothing.
    var activity = 0

    /// Whether an action made the channel.
    var isMadeHere = false

    /// How many messages were sent here, for their identifiers.
    var sentCount = 0

    /// The users who alone see a message, by its identifier.
    var readers: [MessageId: Set<UserId>] = [:]

    /// Until when users have muted the channel.
    var mutes: [UserId: Date] = [:]

    /// When the history begins for users who don't see all of it.
    var historyStarts: [UserId: Date] = [:]
}

/// A thread, and what lists need to know of it.
struct ThreadRecord {
    var thread: ChatThread

    /// The number of the latest thing that happened in the thread: lists have the greatest first. `0` for nothing.
    var activity = 0

    /// Whether an action made the thread.
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

    /// Changes a channel wherever it stands.
    mutating func update(_ cid: ChannelId, _ body: (inout ChatChannel) -> Void) {
        guard let place = places[cid] else { return }
        body(&records[place].channel)
        for index in threads.indices where threads[index].thread.channel.cid == cid {
            threads[index].thread.channel = records[place].channel
        }
    }

    /// The next number of what is made.
    mutating func next() -> Int {
        counter += 1
        return counter
    }
}

// MARK: The current user

extension MemoryState {
    /// The user who acts.
    ///
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if there is none.
    func actor() throws -> CurrentChatUser {
        guard let currentUser else { throw ClientError.CurrentUserDoesNotExist() }
        return currentUser
    }

    /// What is unread in all channels and threads that are known.
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

    /// Makes the current user's count follow what was read or came since it was counted last.
    ///
    /// - Parameter isNewUser: Whether the count is that of another user than before.
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

    /// Takes what `body` puts in as known. Where the current user came with a count of their own, it stays.
    mutating func seed(_ body: (inout MemoryState) -> Void) {
        let hasOwnCount = currentUser?.unreadCount != countedUnread
        body(&self)
        if hasOwnCount { countedUnread = unreadSum }
    }
}

extension ChatThread {
    func unreadCount(of user: UserId) -> Int { reads.first { $0.user.id == user }?.unreadMessagesCount ?? 0 }
}
