internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the lines of JSON that signal-cli prints for what it receives, one by one or as notifications of its daemon.
///
/// ```text
/// {"envelope":{"sourceNumber":"+321","sourceName":"Rosa","timestamp":1715601483000,"dataMessage":{…}},"account":"+322"}
/// ```
struct SignalCommandExport {
    private let export: Export
    private var losses = OmittedData()
    private var people = SignalPeople()

    /// The chats in the order of their first messages.
    private var chats: [(cid: ChannelId, name: String?)] = []
    private var places: [String: Int] = [:]

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records are what signal-cli has received.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { envelope(of: $0.node) != nil }
    }

    /// The answer, which stands in the notification of a daemon.
    private static func answer(_ node: DocumentNode) -> DocumentNode { node.object("params") ?? node }

    private static func envelope(of node: DocumentNode) -> DocumentNode? { answer(node).object("envelope") }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ForeignConversations {
        // Names come with the messages of those who have them, which may be the last.
        for record in records {
            guard let envelope = Self.envelope(of: record.node) else { continue }
            people.add(envelope, account: Self.answer(record.node).name("account"))
        }
        var messages = SignalMessages(export, people)
        for record in records {
            if let envelope = Self.envelope(of: record.node) {
                add(envelope, to: &messages)
            } else {
                losses.add("objects that are no messages, which are left out")
            }
        }
        losses.add(messages.losses)
        let found = messages.finished()
        let me = try export.user(among: found.map(\.author)) ?? people.account
        return ForeignConversations(conversations: conversations(found, me), losses: losses)
    }

    private mutating func add(_ envelope: DocumentNode, to messages: inout SignalMessages) {
        let author = people.user(envelope, "source")
        let sent = envelope.object("syncMessage")?.object("sentMessage")
        if let edition = (sent ?? envelope).object("editMessage"), let message = edition.object("dataMessage") {
            messages.edit(edition["targetSentTimestamp"], to: message, by: author)
        } else if let message = sent ?? envelope.object("dataMessage") {
            // A chat with one person has the name of neither in it.
            let other = sent.map { people.user($0, "destination") } ?? author
            messages.add(message, by: author, in: cid(of: message, with: other))
        } else if let receipt = envelope.object("receiptMessage") {
            // What was only delivered leaves nothing, nor does who types.
            guard receipt["isRead"]?.flag == true, let me = people.account else { return }
            for time in receipt["timestamps"]?.elements ?? [] { messages.read(time, of: me, by: author) }
        } else if envelope.object("callMessage") != nil {
            losses.add("calls, which are left out")
        } else if envelope.object("storyMessage") != nil {
            losses.add("stories, which are left out")
        }
    }

    /// The chat of a message: a group, or that with another person.
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
