internal import ChatModels
internal import Documents

/// Who writes in the chats that signal-cli receives, by their identifiers and telephone numbers.
struct SignalPeople {
    private var names: [UserId: String] = [:]
    private var identifiers: [String: UserId] = [:]
    private var number: String?

    /// Who received the messages; `nil` if nothing says who it is.
    var account: ChatUser? { number.map { user(identifiers[$0] ?? $0) } }

    /// Takes what an envelope says of its sender, and the number that received it.
    mutating func add(_ envelope: DocumentNode, account: String?) {
        if let account { number = account }
        let id = envelope.name("sourceUuid") ?? envelope.name("sourceNumber") ?? envelope.name("source") ?? "unknown"
        for key in ["sourceNumber", "source"] {
            if let number = envelope.name(key) { identifiers[number] = id }
        }
        if let name = envelope.name("sourceName") { names[id] = name }
    }

    /// The user whom an object names by keys such as `sourceUuid`, `sourceNumber` and `source`.
    func user(_ node: DocumentNode, _ key: String) -> ChatUser {
        user(uuid: node.name("\(key)Uuid"), number: node.name("\(key)Number") ?? node.name(key))
    }

    /// The user whom a part of a text mentions.
    func mentionedUser(_ node: DocumentNode) -> ChatUser {
        user(uuid: node.name("uuid"), number: node.name("number") ?? node.name("name"))
    }

    private func user(uuid: String?, number: String?) -> ChatUser {
        if let uuid { return user(uuid, else: number) }
        let number = number ?? "unknown"
        return user(identifiers[number] ?? number)
    }

    /// The user of an identifier.
    func user(_ id: UserId) -> ChatUser { user(id, else: nil) }

    private func user(_ id: UserId, else name: String?) -> ChatUser {
        ChatUser(id: id, name: names[id] ?? name ?? id)
    }
}
