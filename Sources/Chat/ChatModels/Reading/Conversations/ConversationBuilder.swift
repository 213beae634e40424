internal import Console
internal import Documents
internal import Foundation

/// Makes a conversation of a file in the format that people type.
///
/// The people come first, then the channel, then the messages, each of which may name what came before.
final class ConversationBuilder {
    let file: String
    let images: ImageFolder

    /// The users, in the order in which they turn up.
    var users: [ChatUser] = []
    private var places: [UserId: Int] = [:]

    /// Whether an id that is not under `users` is a user all the same, since there is no such list.
    var admitsEveryone = true

    /// The user that the file calls `me`: "mine" is always theirs.
    var owner: ChatUser?

    /// The user whose screen is drawn.
    var currentUser: ChatUser?

    var cid = ChannelId(type: .messaging, id: "conversation")
    var messages: [ChatMessage] = []
    var indicesById: [MessageId: Int] = [:]
    var threads: [ThreadDraft] = []
    var warnings: [String] = []

    /// The place of the channel among several, counted from 1; `nil` for the only one.
    let number: Int?

    /// The identifiers that channels and messages of the file have, each once.
    let taken: TakenIdentifiers

    init(file: String, images: ImageFolder) {
        self.file = file
        self.images = images
        number = nil
        taken = TakenIdentifiers()
    }

    /// A builder of one of several channels, which share their users.
    fileprivate init(_ document: ConversationBuilder, number: Int) {
        file = document.file
        images = document.images
        users = document.users
        places = document.places
        admitsEveryone = document.admitsEveryone
        owner = document.owner
        currentUser = document.currentUser
        taken = document.taken
        self.number = number
    }

    func add(_ user: ChatUser) {
        places[user.id] = users.count
        users.append(user)
    }

    func knownUser(_ id: UserId) -> ChatUser? { places[id].map { users[$0] } }

    /// Users of the file, in the order in which they turned up.
    func inOrder(_ known: some Sequence<UserId>) -> [ChatUser] {
        known.compactMap { places[$0] }.sorted().map { users[$0] }
    }

    /// Identifiers of a file.
    final class TakenIdentifiers {
        var channels: Set<ChannelId> = []
        var messages: Set<MessageId> = []
        /// The readers of all messages, which are many sets of users.
        var readers = 0
        /// The reactions to all messages: a number stands for as many.
        var reactions = 0
    }

    /// A thread whose channel is not known yet.
    struct ThreadDraft {
        var parent: MessageId
        var title: String?
        var unread: Int
    }
}

extension ConversationBuilder {
    func document(
        _ document: KeyedNode<ConversationKey>, me: UserId?
    ) throws(DocumentError) -> ConversationDocument {
        try readUsers(document)
        owner = try document[.me].map { node throws(DocumentError) in try user(node) }
        let list = try listStatus(document[.list])
        guard let places = try document.elements(.channels) else {
            let conversation = try conversation(document[.channel], try document.elements(.messages) ?? [], me: me)
            return ConversationDocument(kind: .conversation, conversations: [conversation], list: list)
        }
        guard document[.channel] == nil else { throw document.exclusion(of: .channel, beside: .channels) }
        let conversations = try conversations(places, me: me)
        return ConversationDocument(
            kind: .conversations,
            // As a list that is sorted by what is pinned.
            conversations: conversations.filter(\.channel.isPinned) + conversations.filter { !$0.channel.isPinned },
            list: list)
    }

    private func listStatus(_ place: LocatedNode?) throws(DocumentError) -> ListStatus {
        guard let place else { return ListStatus() }
        let node = try KeyedNode<ListKey>(place)
        return ListStatus(
            try node.choice(.state, of: ListStatus.State.self) ?? .loaded,
            newThreads: try node.integer(.newThreads) ?? 0, title: try node.text(.title))
    }

    private func conversations(_ places: LocatedElements, me: UserId?) throws(DocumentError) -> [Conversation] {
        var nodes: [(channel: LocatedNode?, messages: LocatedElements)] = []
        for place in places {
            let node = try KeyedNode<ListedChannelKey>(place)
            nodes.append((node[.channel], try node.elements(.messages) ?? []))
        }
        // Every author becomes a user before the one is looked for whose screen is drawn.
        if admitsEveryone { for node in nodes { try admitAuthors(of: node.messages) } }
        currentUser = try chosenUser(me) ?? owner
        var conversations: [Conversation] = []
        for (offset, node) in nodes.enumerated() {
            let builder = ConversationBuilder(self, number: offset + 1)
            conversations.append(try builder.conversation(node.channel, node.messages, me: me))
        }
        return conversations
    }

    private func conversation(
        _ channelPlace: LocatedNode?, _ messageNodes: LocatedElements, me: UserId?
    ) throws(DocumentError) -> Conversation {
        let channelNode = try channelPlace.map { place throws(DocumentError) in try KeyedNode<ChannelKey>(place) }
        try readIdentifier(channelNode)
        // Every author becomes a user before it is asked who "all" are.
        if admitsEveryone { try admitAuthors(of: messageNodes) }
        currentUser = try chosenUser(me) ?? owner
        for node in messageNodes { append(try message(node, index: messages.count)) }
        collectThreads()
        let channel = try channel(channelNode)
        return Conversation(
            channel: channel,
            currentUser: currentUser.map { CurrentChatUser(user: $0) },
            messages: messages,
            users: users,
            threads: threads.compactMap { thread($0, in: channel) },
            warnings: warnings.map(\.errorLine))
    }

    /// The user that the caller asks for, which the file must have.
    private func chosenUser(_ me: UserId?) throws(DocumentError) -> ChatUser? {
        guard let me else { return nil }
        if let user = knownUser(me) { return user }
        throw DocumentError(
            file: file, problem: ConversationProblem.unknownCurrentUser(me, known: users.map(\.id)))
    }

    private func append(_ message: ChatMessage) {
        indicesById[message.id] = messages.count
        messages.append(message)
    }

    private func thread(_ draft: ThreadDraft, in channel: ChatChannel) -> ChatThread? {
        guard let index = indicesById[draft.parent] else { return nil }
        let parent = messages[index]
        return ChatThread(
            parentMessage: parent,
            channel: channel,
            threadParticipants: parent.threadParticipants.map { ThreadParticipant(user: $0, threadId: parent.id) },
            title: draft.title,
            latestReplies: parent.latestReplies,
            reads: currentUser.map { [ThreadRead(user: $0, unreadMessagesCount: draft.unread)] } ?? [])
    }
}
