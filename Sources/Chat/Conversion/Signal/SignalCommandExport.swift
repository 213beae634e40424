internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the JSON lines that signal-cli prints for received messages, as such or as notifications of its daemon.
///
/// ```text
/// {"envelope":{"sourceNumber":"+321","sourceName":"Rosa","timestamp":1715601483000,"dataMessage":{…}},"account":"+322"}
/// ```
struct SignalCommandExport {
    private let export: Export
    private var omissions = OmittedData()
    private var people = SignalPeople()

    /// The chats, sorted by their first message.
    private var chats: [(cid: ChannelId, name: String?)] = []
    private var places: [String: Int] = [:]

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records are from signal-cli.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { envelope(of: $0.node) != nil }
    }

    /// The envelope, possibly inside a notification of the daemon.
    private static func answer(_ node: DocumentNode) -> DocumentNode { node.object("params") ?? node }

    private static func envelope(of node: DocumentNode) -> DocumentNode? { answer(node).object("envelope") }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ExportedConversations {
        // Names come with their owners' messages, even with the last one.
        for record in records {
            guard let envelope = Self.envelope(of: record.node) else { continue }
            people.add(envelope, account: Self.answer(record.node).name("account"))
        }
        var messages = SignalMessages(export, people)
        for record in records {
            if let envelope = Self.envelope(of: record.node) {
                add(envelope, to: &messages)
            } else {
                omissions.add("objects other than messages, omitted")
            }
        }
        omissions.add(messages.omissions)
        let found = messages.finished()
        let me = try export.user(among: found.map(\.author)) ?? people.account
        return ExportedConversations(conversations: conversations(found, me), omissions: omissions)
    }

    private mutating func add(_ envelope: DocumentNode, to messages: inout SignalMessages) {
        let author = people.user(envelope, "source")
        let sent = envelope.object("syncMessage")?.object("sentMessage")
        if let edition = (sent ?? envelope).object("editMessage"), let message = edition.object("dataMessage") {
            messages.edit(edition["targetSentTimestamp"], to: message, by: author)
        } else if let message = sent ?? envelope.object("dataMessage") {
            // The name of a chat with one person isn't in the message.
            let other = sent.map { people.user($0, "destination") } ?? author
            messages.add(message, by: author, in: cid(of: message, with: other))
        } else if let receipt = envelope.object("receiptMessage") {
            // Delivery and typing leave no trace.
            guard receipt["isRead"]?.flag == true, let me = people.account else { return }
            for time in receipt["timestamps"]?.elements ?? [] { messages.read(time, of: me, by: author) }
        } else if envelope.object("callMessage") != nil {
            omissions.add("calls, omitted")
        } else if envelope.object("storyMessage") != nil {
            omissions.add("stories, omitted")
        }
    }

    /// The chat of a message: a group, or a chat with another person.
    private mutating func cid(of message: DocumentNode, with other: ChatUser) -> ChannelId {
        let group = message.object("groupInfo")
        let name = group.map { $0.name("groupName") ?? "Signal" }
        let id = group?.name("groupId") ?? other.id
        if let place = places[id] {
            if group?.name("groupName") != nil { chats[place].name = name }
            return chats[place].cid
        }
        places[id] = chats.count
        chats.append((ChannelId(type: .messaging, id: "signal-\(chats.count + 1)"), name))
        return chats[chats.count - 1].cid
    }

    private func conversations(_ messages: [ChatMessage], _ me: ChatUser?) -> [Conversation] {
        let byChat = Dictionary(grouping: messages) { $0.cid }
        return chats.compactMap { chat in
            guard var messages = byChat[chat.cid] else { return nil }
            var ids: Set<UserId> = []
            let members = messages.map(\.author).filter { ids.insert($0.id).inserted }
            for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
            let channel = ChatChannel(
                cid: chat.cid, name: chat.name, memberCount: members.count,
                lastActiveMembers: members.map { ChatChannelMember(user: $0) })
            return Conversation(
                channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages,
                users: members)
        }
    }
}
