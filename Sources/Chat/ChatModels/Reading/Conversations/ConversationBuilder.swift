internal import Console
internal import Documents
internal import Foundation

/// Creates a conversation from a conversation file.
///
/// Users come first, then the channel, then the messages, each of which may refer to the previous parts.
final class ConversationBuilder {
    let file: String
    let images: ImageFolder

    /// The users, in order of appearance.
    var users: [ChatUser] = []
    private var places: [UserId: Int] = [:]

    /// Whether unlisted ids are users as well, since there is no list.
    var admitsEveryone = true

    /// The file's current user: "mine" always refers to them.
    var owner: ChatUser?

    /// The current user.
    var currentUser: ChatUser?

    var cid = ChannelId(type: .messaging, id: "conversation")
    var messages: [ChatMessage] = []
    var indicesById: [MessageId: Int] = [:]
    var threads: [ThreadDraft] = []
    var warnings: [String] = []

    /// The number of the channel among several; `nil` for a single one.
    let number: Int?

    /// The identifiers of the file's channels and messages, which have to be unique.
    let taken: TakenIdentifiers

    init(file: String, images: ImageFolder) {
        self.file = file
        self.images = images
        number = nil
        taken = TakenIdentifiers()
    }

    /// A builder for one of several channels, which share their users.
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

    /// The users of the file, in order of appearance.
    func inOrder(_ known: some Sequence<UserId>) -> [ChatUser] {
        known.compactMap { places[$0] }.sorted().map { users[$0] }
    }

    /// The identifiers of a file, and its totals.
    final class TakenIdentifiers {
        var channels: Set<ChannelId> = []
        var messages: Set<MessageId> = []
        /// The total number of readers of messages.
        var readers = 0
        /// The total number of reactions.
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
            let conversation = try conversation(
                ChannelPlaces(
                    channel: document[.channel], messages: try document.elements(.messages) ?? [],
                    composer: document[.composer], keyboard: document[.keyboard], menu: document[.menu]), me: me)
            return ConversationDocument(kind: .conversation, conversations: [conversation], list: list)
        }
        for key in [ConversationKey.channel, .composer, .keyboard, .menu] where document[key] != nil {
            throw document.exclusion(of: key, beside: .channels)
        }
        let conversations = try conversations(places, me: me)
        return ConversationDocument(
            kind: .conversations,
            // Pinned channels come first, as in a sorted list.
            conversations: conversations.filter(\.channel.isPinned) + conversations.filter { !$0.channel.isPinned },
            list: list)
    }

    private func listStatus(_ place: LocatedNode?) throws(DocumentError) -> ListStatus {
        guard let place else { return ListStatus() }
        let node = try KeyedNode<ListKey>(place)
        return ListStatus(
            try node.choice(.state, of: ListStatus.State.self) ?? .loaded,
            newThreads: try node.integer(.newThreads) ?? 0, title: try node.text(.title),
            tabs: try tabs(node.elements(.tabs) ?? []))
    }

    private func tabs(_ places: LocatedElements) throws(DocumentError) -> [ListTab] {
        var tabs: [ListTab] = []
        for place in places {
            if place.node.entries == nil {
                tabs.append(ListTab(try place.text()))
                continue
            }
            let node = try KeyedNode<TabKey>(place)
            if let selected = node[.selected], try selected.flag(), let other = tabs.first(where: \.isSelected) {
                throw selected.failure(ConversationProblem.secondSelectedTab(beside: other.title))
            }
            tabs.append(
                ListTab(
                    try node.text(.title) ?? "", symbol: try node.text(.symbol), badge: try node.text(.badge),
                    isSelected: try node.flag(.selected) ?? false))
        }
        return tabs
    }

    private func conversations(_ places: LocatedElements, me: UserId?) throws(DocumentError) -> [Conversation] {
        var nodes: [ChannelPlaces] = []
        for place in places {
            let node = try KeyedNode<ListedChannelKey>(place)
            nodes.append(
                ChannelPlaces(
                    channel: node[.channel], messages: try node.elements(.messages) ?? [], composer: node[.composer],
                    keyboard: node[.keyboard], menu: node[.menu]))
        }
        // All authors become users before the current user is looked up.
        if admitsEveryone { for node in nodes { try admitAuthors(of: node.messages) } }
        currentUser = try chosenUser(me) ?? owner
        var conversations: [Conversation] = []
        for (offset, node) in nodes.enumerated() {
            let builder = ConversationBuilder(self, number: offset + 1)
            conversations.append(try builder.conversation(node, me: me))
        }
        return conversations
    }

    /// The parts of a conversation.
    private struct ChannelPlaces {
        var channel: LocatedNode?
        var messages: LocatedElements
        var composer: LocatedNode?
        var keyboard: LocatedNode?
        var menu: LocatedNode?
    }

    private func conversation(_ places: ChannelPlaces, me: UserId?) throws(DocumentError) -> Conversation {
        let messageNodes = places.messages
        let channelNode = try places.channel.map { place throws(DocumentError) in try KeyedNode<ChannelKey>(place) }
        try readIdentifier(channelNode)
        // All authors become users before "all" is resolved.
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
            composer: try composer(places.composer, in: channel),
            keyboard: try keyboard(places),
            menu: try places.menu.map { place throws(DocumentError) in try message(at: place).id },
            warnings: warnings.map(\.errorLine))
    }

    private func keyboard(_ places: ChannelPlaces) throws(DocumentError) -> KeyboardState {
        guard let place = places.keyboard else { return .none }
        let keyboard = try place.choice(of: KeyboardState.self)
        guard places.menu == nil || keyboard == .none else {
            throw place.failure(ConversationProblem.keyboardUnderMenu)
        }
        return keyboard
    }

    /// The user requested by the caller, who has to be in the file.
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
