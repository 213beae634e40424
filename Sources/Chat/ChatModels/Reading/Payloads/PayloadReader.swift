internal import Console
internal import Documents
internal import Foundation

/// Creates conversations from a payload of Stream's API.
///
/// Unknown fields are kept or ignored. Nothing that a server can send is an error, except for an image outside of the
/// folder of images, and content that exceeds ``InputLimits``.
final class PayloadReader {
    let file: String
    let images: ImageFolder
    let me: UserId?
    let warnings = PayloadWarnings()

    /// The users, in order of appearance.
    private(set) var users: [ChatUser] = []
    private var places: [UserId: Int] = [:]

    init(file: String, images: ImageFolder, me: UserId?) {
        self.file = file
        self.images = images
        self.me = me
    }

    func read(_ root: DocumentNode, as shape: PayloadShape) throws(DocumentError) -> ConversationDocument {
        let place = LocatedNode(node: root, path: .root, file: file)
        var conversations = try conversations(place, shape)
        if let refusal = warnings.refusal { throw refusal }
        if let me, knownUser(me) == nil, !conversations.isEmpty {
            throw DocumentError(
                file: file, problem: ConversationProblem.unknownCurrentUser(me, known: users.map(\.id)))
        }
        let lines = warnings.summary(of: file).map(\.errorLine)
        for index in conversations.indices {
            conversations[index].currentUser = me.flatMap(knownUser).map { CurrentChatUser(user: $0) }
            // The warnings are about the whole file, so they are listed once.
            conversations[index].warnings = index == 0 ? lines : []
        }
        return ConversationDocument(kind: shape.kind, conversations: conversations)
    }

    private func conversations(_ place: LocatedNode, _ shape: PayloadShape) throws(DocumentError) -> [Conversation] {
        guard let payload = PayloadObject(place.named(shape), warnings: warnings) else {
            throw place.failure(ConversationProblem.notAConversation(found: place.node.summary))
        }
        var conversations: [Conversation] = []
        switch shape {
        case .channel:
            conversations.append(try conversation(payload, index: 0))
        case .channels:
            for (index, state) in try list("channels", of: payload).enumerated() {
                guard state["channel"] != nil else {
                    warnings.add(state.place.failure(ValueProblem.missingKey("channel")))
                    continue
                }
                conversations.append(try conversation(state, index: index))
            }
        case .thread:
            conversations.append(try conversation(thread: payload.object("thread") ?? payload))
        case .threads:
            for thread in try list("threads", of: payload) { conversations.append(try conversation(thread: thread)) }
        case .message:
            conversations = try self.conversations(found: [payload.object("message") ?? payload])
        case .messages:
            conversations = try self.conversations(found: payload.objects("messages"))
        case .search:
            conversations = try self.conversations(found: payload.objects("results"))
        case .event, .line, .other:
            throw place.failure(ConversationProblem.notDrawn(shape))
        }
        return conversations
    }

    /// Reads messages without the state of their channel: one conversation per channel that they name.
    private func conversations(found objects: [PayloadObject]) throws(DocumentError) -> [Conversation] {
        let messages = objects.map { $0.object("message") ?? $0 }
        var order: [String] = []
        var byChannel: [String: [PayloadObject]] = [:]
        for message in messages {
            let cid = message.name("cid") ?? message.object("channel")?.name("cid") ?? ""
            if byChannel[cid] == nil { order.append(cid) }
            byChannel[cid, default: []].append(message)
        }
        // Replies without their parent message have no other place to be shown.
        let ids = Set(messages.compactMap { $0.name("id") })
        var conversations: [Conversation] = []
        for (index, cid) in order.enumerated() {
            var conversation = try conversation(byChannel[cid] ?? [], cid: ChannelId(cid: cid), index: index)
            for place in conversation.messages.indices {
                guard let parent = conversation.messages[place].parentMessageId, !ids.contains(parent) else { continue }
                conversation.messages[place].showReplyInChannel = true
            }
            conversation.channel.showLatest(of: conversation.messages)
            conversations.append(conversation)
        }
        return conversations
    }

    /// The objects of a payload's list. Without a list there is nothing to read.
    private func list(_ key: String, of payload: PayloadObject) throws(DocumentError) -> [PayloadObject] {
        if let place = payload[key], place.node.elements == nil { throw place.wrongType(expected: "a list of \(key)") }
        return payload.objects(key)
    }
}

extension LocatedNode {
    /// The list under its key in an object; anything else unchanged.
    fileprivate func named(_ shape: PayloadShape) -> LocatedNode {
        guard node.elements != nil else { return self }
        let key = shape.kind.rawValue
        let entry = DocumentNode.Entry(key: shape == .messages ? "messages" : key, line: node.line, value: node)
        return LocatedNode(node: DocumentNode(value: .mapping([entry]), line: node.line), path: path, file: file)
    }
}

extension PayloadShape {
    fileprivate var kind: ConversationDocument.Kind {
        switch self {
        case .channel, .message, .messages, .event, .line, .other: .channel
        case .channels, .search: .channels
        case .thread: .thread
        case .threads: .threads
        }
    }
}

// MARK: - Users

extension PayloadReader {
    /// The user of an object with a `user`, or at least a `user_id`.
    func author(_ object: PayloadObject) throws(DocumentError) -> ChatUser? {
        if let object = object.object("user"), let user = try user(object) { return user }
        return object.name("user_id").map(user(id:))
    }

    /// The user of an object that is one.
    func user(_ object: PayloadObject) throws(DocumentError) -> ChatUser? {
        guard let id = object.name("id") else { return nil }
        if let known = knownUser(id), known.name != nil || object["name"] == nil { return known }
        let user = ChatUser(
            id: id,
            name: object.name("name"),
            imageURL: try picture(object["image"]).flatMap { $0.isFileURL ? $0 : nil },
            isOnline: object.flag("online") ?? false,
            isBanned: object.flag("banned") ?? false,
            userRole: object.string("role").map(UserRole.init) ?? .user,
            userCreatedAt: object.date("created_at") ?? .distantPast,
            userUpdatedAt: object.date("updated_at") ?? .distantPast,
            userDeactivatedAt: object.date("deactivated_at"),
            lastActiveAt: object.date("last_active"),
            teams: Set(object.strings("teams")),
            language: object.name("language").map(TranslationLanguage.init),
            extraData: object.extraData(besides: Self.userFields))
        add(user)
        return user
    }

    /// The users of a list of user objects, without duplicates.
    func users(_ objects: [PayloadObject]) throws(DocumentError) -> [ChatUser] {
        var found: [ChatUser] = []
        for object in objects {
            if let user = try user(object) { found.append(user) }
        }
        return found.uniqued()
    }

    private func user(id: UserId) -> ChatUser {
        if let known = knownUser(id) { return known }
        let user = ChatUser(id: id)
        add(user)
        return user
    }

    private func add(_ user: ChatUser) {
        if let place = places[user.id] {
            users[place] = user
        } else {
            places[user.id] = users.count
            users.append(user)
        }
    }

    /// The users with known identifiers, in order of appearance.
    func inOrder(_ known: some Sequence<UserId>) -> [ChatUser] {
        known.compactMap { places[$0] }.sorted().map { users[$0] }
    }

    private func knownUser(_ id: UserId) -> ChatUser? { places[id].map { users[$0] } }

    private static let userFields: Set<String> = [
        "id", "name", "image", "online", "banned", "role", "created_at", "updated_at", "deactivated_at", "last_active",
        "teams", "language",
    ]
}

// MARK: - Images

extension PayloadReader {
    /// A picture's file, or its URL if it is on the network.
    func picture(_ place: LocatedNode?) throws(DocumentError) -> URL? {
        guard let place, let path = place.node.characters, !path.isEmpty else { return nil }
        // A data URL, or a URL without a scheme.
        if path.hasPrefix("data:") || path.hasPrefix("//") {
            warnings.addRemoteImage(path)
            return nil
        }
        warnings.refuse(path, ifTooLongAt: place)
        switch images.image(path) {
        case .file(let url): return url
        case .remote(let url):
            warnings.addRemoteImage(path)
            return url
        case .invalid(let reason):
            let error = place.failure(ImageProblem(path, reason))
            switch reason {
            case .outside, .absolute: throw error
            case .missing, .directory, .notRegularFile, .unreadable: warnings.add(error)
            }
            return nil
        }
    }
}
