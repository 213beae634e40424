internal import ChatModels
internal import Documents
internal import Foundation

/// Channels of Stream that are put together of objects one after the other.
struct ChannelNodes {
    private var channels: [Channel] = []
    private var places: [String: Int] = [:]
    private var messagePlaces: [String: (channel: Int, message: Int)] = [:]

    fileprivate struct Channel {
        var channel: DocumentNode?
        var others: [DocumentNode.Entry] = []
        var members: [DocumentNode] = []
        var messages: [DocumentNode] = []
        let cid: String
        let line: Int
    }

    /// The channel of objects that don't say in which they are: the last one.
    private mutating func place(_ cid: String?, line: Int) -> Int {
        if cid == nil, !channels.isEmpty { return channels.count - 1 }
        let cid = cid ?? "messaging:channel"
        if let place = places[cid] { return place }
        places[cid] = channels.count
        channels.append(Channel(cid: cid, line: line))
        return channels.count - 1
    }

    private static func cid(of channel: DocumentNode?) -> String? {
        guard let channel else { return nil }
        if let cid = channel.name("cid") { return cid }
        return channel.name("id").map { "\(channel.name("type") ?? "messaging"):\($0)" }
    }

    /// Adds a channel with its messages and members, as the API gives it.
    mutating func addState(_ state: DocumentNode) {
        let channel = state.object("channel")
        let cid = Self.cid(of: channel) ?? "messaging:channel-\(channels.count + 1)"
        let place = place(cid, line: state.line)
        if let channel { channels[place].channel = channel }
        channels[place].members += state.objects("members")
        channels[place].others += (state.entries ?? []).filter { !["channel", "members", "messages"].contains($0.key) }
        for message in state.objects("messages") { setMessage(message, in: cid) }
    }

    /// Adds a member, unless the channel has them.
    mutating func addMember(_ member: DocumentNode, to cid: String?) {
        let member = member.object("member") ?? member
        let id = Self.userId(of: member)
        let place = place(cid, line: member.line)
        guard id == nil || !channels[place].members.contains(where: { Self.userId(of: $0) == id }) else { return }
        channels[place].members.append(member)
    }

    /// Removes a member.
    mutating func removeMember(_ member: DocumentNode, from cid: String?) {
        let id = Self.userId(of: member)
        channels[place(cid, line: member.line)].members.removeAll { Self.userId(of: $0) == id }
    }

    private static func userId(of object: DocumentNode) -> String? {
        object.object("user")?.name("id") ?? object.name("user_id")
    }

    /// Adds a message, or puts it in the place of an earlier form of it.
    mutating func setMessage(_ message: DocumentNode, in cid: String?) {
        let message = message.object("message") ?? message
        if let id = message.name("id") {
            if let known = messagePlaces[id] {
                channels[known.channel].messages[known.message] = message
                return
            }
            let place = place(cid ?? message.name("cid"), line: message.line)
            messagePlaces[id] = (place, channels[place].messages.count)
            channels[place].messages.append(message)
        } else {
            channels[place(cid ?? message.name("cid"), line: message.line)].messages.append(message)
        }
    }

    /// Marks a message as deleted; without the message there is nothing to mark.
    mutating func deleteMessage(_ message: DocumentNode, in cid: String?, at date: DocumentNode?) {
        let text = message.name("id").flatMap { messagePlaces[$0] }
            .flatMap { channels[$0.channel].messages[$0.message]["text"] }
        var deleted = message.setting("type", to: .text("deleted", line: message.line))
        if deleted["deleted_at"]?.isNull ?? true, let date { deleted = deleted.setting("deleted_at", to: date) }
        if deleted.name("text") == nil, let text { deleted = deleted.setting("text", to: text) }
        setMessage(deleted, in: cid)
    }

    /// Adds a reaction to its message, which has to be there already.
    mutating func addReaction(_ reaction: DocumentNode) {
        let reaction = reaction.object("reaction") ?? reaction
        guard let place = reaction.name("message_id").flatMap({ messagePlaces[$0] }) else { return }
        let message = channels[place.channel].messages[place.message]
        let known = message.objects("latest_reactions")
        guard
            !known.contains(where: {
                $0.name("type") == reaction.name("type") && Self.userId(of: $0) == Self.userId(of: reaction)
            })
        else { return }
        channels[place.channel].messages[place.message] = message.setting(
            "latest_reactions", to: .list(known + [reaction], line: message.line))
    }

    /// The channels as the API gives them.
    private var list: DocumentNode {
        .list(channels.map(\.state), line: channels.first?.line ?? 1)
    }

    /// Reads what was put together.
    func conversations(
        of export: Export, format: ExportFormat, losses: Losses
    ) throws(DocumentError) -> ForeignConversations {
        let document = try ConversationReader.read(
            channels: list, name: export.name, imageRoot: export.options.folder ?? export.folder ?? ".",
            me: export.options.me)
        var found = ForeignConversations(conversations: document.conversations, losses: losses)
        // Reactions are counted when they are written.
        found.notes = document.warnings.filter { !$0.contains("have no icon") }
        if export.options.me == nil { found.notes.append(ForeignConversations.missingMe(document.conversations)) }
        return found
    }
}

extension ChannelNodes.Channel {
    /// The channel as the API gives it.
    fileprivate var state: DocumentNode {
        let channel = (channel ?? DocumentNode(value: .mapping([]), line: line))
            .setting("cid", to: .text(cid, line: line))
        return DocumentNode(
            value: .mapping(
                others + [
                    DocumentNode.Entry(key: "channel", line: line, value: channel),
                    DocumentNode.Entry(key: "members", line: line, value: .list(members, line: line)),
                    DocumentNode.Entry(key: "messages", line: line, value: .list(messages, line: line)),
                ]), line: line)
    }
}

extension ForeignConversations {
    /// What to do if it isn't known whose screen it is.
    static func missingMe(_ conversations: [Conversation]) -> String {
        var names: [String] = []
        for message in conversations.flatMap(\.messages) where message.type != .system {
            if !names.contains(message.author.id) { names.append(message.author.id) }
        }
        let shown = names.prefix(5).map(\.shortened).joined(separator: ", ")
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return "all messages are drawn as others’: --me says whose screen it is (\(shown)\(more))"
    }
}
