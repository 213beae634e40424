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
    var usersById: [UserId: ChatUser] = [:]

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

    init(file: String, images: ImageFolder) {
        self.file = file
        self.images = images
    }

    /// A thread whose channel is not known yet.
    struct ThreadDraft {
        var parent: MessageId
        var title: String?
        var unread: Int
        var replies: [ChatMessage]
    }
}

extension ConversationBuilder {
    func conversation(
        _ document: KeyedNode<ConversationKey>, me: UserId?
    ) throws(DocumentError) -> Conversation {
        try readUsers(document)
        owner = try document[.me].map { node throws(DocumentError) in try user(node) }
        let channelNode = try document[.channel].map { place throws(DocumentError) in
            try KeyedNode<ChannelKey>(place)
        }
        try readIdentifier(channelNode)
        let messageNodes = try document.elements(.messages) ?? []
        // Every author becomes a user before it is asked who "all" are.
        if admitsEveryone { try admitAuthors(of: messageNodes) }
        currentUser = try chosenUser(me) ?? owner
        for node in messageNodes { try append(try message(node, index: messages.count)) }
        let channel = try channel(channelNode)
        return Conversation(
            channel: channel,
            currentUser: currentUser.map { CurrentChatUser(user: $0) },
            messages: messages,
            users: users,
            threads: threads.compactMap { thread($0, in: channel) },
            warnings: warnings)
    }

    /// The user that the caller asks for, which the file must have.
    private func chosenUser(_ me: UserId?) throws(DocumentError) -> ChatUser? {
        guard let me else { return nil }
        if let user = usersById[me] { return user }
        let nearest = Nearest.word(to: me, among: users.map(\.id))
        throw DocumentError(file: file, problem: ConversationProblem.unknownCurrentUser(me, nearest: nearest))
    }

    private func append(_ message: ChatMessage) throws(DocumentError) {
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
            latestReplies: draft.replies,
            reads: currentUser.map { [ThreadRead(user: $0, unreadMessagesCount: draft.unread)] } ?? [])
    }
}
