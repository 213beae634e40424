internal import ChatModels
internal import Documents

/// The people in the chats of signal-cli, by identifiers and phone numbers.
struct SignalPeople {
    private var names: [UserId: String] = [:]
    private var identifiers: [String: UserId] = [:]
    private var number: String?

    /// The owner of the account; `nil` if unknown.
    var account: ChatUser? { number.map { user(identifiers[$0] ?? $0) } }

    /// Reads the sender of an envelope, and the number that received it.
    mutating func add(_ envelope: DocumentNode, account: String?) {
        if let account { number = account }
        let id = envelope.name("sourceUuid") ?? envelope.name("sourceNumber") ?? envelope.name("source") ?? "unknown"
        for key in ["sourceNumber", "source"] {
            if let number = envelope.name(key) { identifiers[number] = id }
        }
        if let name = envelope.name("sourceName") { names[id] = name }
    }

    /// The user in an object's fields such as `sourceUuid`, `sourceNumber` and `source`.
    func user(_ node: DocumentNode, _ key: String) -> ChatUser {
        user(uuid: node.name("\(key)Uuid"), number: node.name("\(key)Number") ?? node.name(key))
    }

    /// The user of a mention.
    func mentionedUser(_ node: DocumentNode) -> ChatUser {
        user(uuid: node.name("uuid"), number: node.name("number") ?? node.name("name"))
    }

    private func user(uuid: String?, number: String?) -> ChatUser {
        if let uuid { return user(uuid, else: number) }
        let number = number ?? "unknown"
        return user(identifiers[number] ?? number)
    }

    /// The user with an identifier.
    func user(_ id: UserId) -> ChatUser { user(id, else: nil) }

    private func user(_ id: UserId, else name: String?) -> ChatUser {
        ChatUser(id: id, name: names[id] ?? name ?? id)
    }
}
