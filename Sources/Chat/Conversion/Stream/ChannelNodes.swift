internal import ChatModels
internal import Documents
internal import Foundation

/// Channels of Stream that are put together of objects one after the other.
struct ChannelNodes {
    private var channels: [Channel] = []
    private var places: [String: Int] = [:]
    private var messagePlaces: [String: (channel: Int, message: Int)] = [:]

    /// Users that stand in objects of their own, where others only name them.
    private var users: [String: DocumentNode] = [:]

    fileprivate struct Channel {
        var channel: DocumentNode?
        var others: [DocumentNode.Entry] = []
        var members: [DocumentNode] = []
        /// `nil` in the place of one that was deleted for good.
        var messages: [DocumentNode?] = []
        var reads: [DocumentNode] = []
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
        if let channel { channels[place].channel = channel.completed(by: channels[place].channel) }
        channels[place].members += state.objects("members")
        channels[place].reads += state.objects("read")
        channels[place].others += (state.entries ?? []).filter {
            !["channel", "members", "messages", "read"].contains($0.key)
        }
        for message in state.objects("messages") { setMessage(message, in: cid) }
    }

    /// Adds a user, of whom others only have the identifier.
    mutating func addUser(_ user: DocumentNode) {
        if let id = user.name("id") { users[id] = user }
    }

    /// Notes how far a user has read.
    mutating func setRead(_ read: DocumentNode, in cid: String?) {
        let id = Self.userId(of: read)
        let place = place(cid, line: read.line)
        channels[place].reads.removeAll { Self.userId(of: $0) == id }
        channels[place].reads.append(read)
    }

    /// Removes all messages up to a time.
    mutating func truncate(_ cid: String?, at date: DocumentNode?, line: Int) {
        let place = place(cid, line: line)
        let end = date?.date
        for index in channels[place].messages.indices {
            guard let message = channels[place].messages[index] else { continue }
            if let end, let created = message["created_at"]?.date, created > end { continue }
            channels[place].messages[index] = nil
        }
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
                channels[known.channel].messages[known.message] = message.keepingReactions(
                    of: channels[known.channel].messages[known.message])
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
            .flatMap { channels[$0.channel].messages[$0.message]?["text"] }
        var deleted = message.setting("type", to: .text("deleted", line: message.line))
        if deleted["deleted_at"]?.isNull ?? true, let date { deleted = deleted.setting("deleted_at", to: date) }
        if deleted.name("text") == nil, let text { deleted = deleted.setting("text", to: text) }
        setMessage(deleted, in: cid)
    }

    /// Removes a message for good.
    mutating func removeMessage(_ message: DocumentNode) {
        guard let place = message.name("id").flatMap({ messagePlaces[$0] }) else { return }
        channels[place.channel].messages[place.message] = nil
    }

    /// Removes a reaction from its message.
    mutating func removeReaction(_ reaction: DocumentNode) {
        guard let place = reaction.name("message_id").flatMap({ messagePlaces[$0] }),
            let message = channels[place.channel].messages[place.message]
        else { return }
        let left = message.objects("latest_reactions").filter {
            $0.name("type") != reaction.name("type") || Self.userId(of: $0) != Self.userId(of: reaction)
        }
        guard left.count < message.objects("latest_reactions").count else { return }
        channels[place.channel].messages[place.message] = message.withReactions(left)
    }

    /// Adds a reaction to its message, which has to be there already.
    mutating func addReaction(_ reaction: DocumentNode) {
        let reaction = reaction.object("reaction") ?? reaction
        guard let place = reaction.name("message_id").flatMap({ messagePlaces[$0] }),
            let message = channels[place.channel].messages[place.message]
        else { return }
        let known = message.objects("latest_reactions")
        guard
            !known.contains(where: {
                $0.name("type") == reaction.name("type") && Self.userId(of: $0) == Self.userId(of: reaction)
            })
        else { return }
        channels[place.channel].messages[place.message] = message.withReactions(known + [reaction])
    }

    /// The channels as the API gives them.
    private var list: DocumentNode {
        .list(channels.map { $0.state(users) }, line: channels.first?.line ?? 1)
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
        return found
    }
}

extension ChannelNodes.Channel {
    /// The channel as the API gives it.
    fileprivate func state(_ users: [String: DocumentNode]) -> DocumentNode {
        let channel = (channel ?? DocumentNode(value: .mapping([]), line: line))
            .setting("cid", to: .text(cid, line: line)).naming("created_by", among: users)
        let messages = messages.compactMap { $0?.namingUsers(among: users) }
        let parts = [
            ("members", members.map { $0.namingUsers(among: users) }), ("messages", messages), ("read", reads),
        ]
        let lists = parts.filter { $0.0 != "read" || !$0.1.isEmpty }.map {
            DocumentNode.Entry(key: $0, line: line, value: .list($1, line: line))
        }
        return DocumentNode(
            value: .mapping(others + [DocumentNode.Entry(key: "channel", line: line, value: channel)] + lists),
            line: line)
    }
}

extension DocumentNode {
    /// A time as the API gives it.
    fileprivate var date: Date? { characters.flatMap(DateReader.date) ?? number.flatMap(DateReader.date(sinceEpoch:)) }

    /// The message with the reactions of an earlier form of it, if it comes without any word of them.
    fileprivate func keepingReactions(of earlier: DocumentNode?) -> DocumentNode {
        guard self["latest_reactions"] == nil, let reactions = earlier?["latest_reactions"] else { return self }
        return setting("latest_reactions", to: reactions)
    }

    /// The message with other reactions, which are counted anew.
    fileprivate func withReactions(_ reactions: [DocumentNode]) -> DocumentNode {
        ["reaction_counts", "reaction_scores", "reaction_groups"].reduce(self) { $0.setting($1, to: nil) }
            .setting("latest_reactions", to: .list(reactions, line: line))
    }

    /// The object with the fields that only an earlier form of it has.
    fileprivate func completed(by earlier: DocumentNode?) -> DocumentNode {
        let keys = Set((entries ?? []).map(\.key))
        let others = (earlier?.entries ?? []).filter { !keys.contains($0.key) }
        return DocumentNode(value: .mapping((entries ?? []) + others), line: line)
    }

    /// A user in the place of an identifier.
    fileprivate func naming(_ key: String, among users: [String: DocumentNode]) -> DocumentNode {
        guard let id = self[key]?.characters else { return self }
        return setting(key, to: users[id] ?? DocumentNode(value: .mapping([]), line: line).setting("id", to: self[key]))
    }

    /// The object with the users that it only names: its own, those that it mentions, and those of its reactions.
    fileprivate func namingUsers(among users: [String: DocumentNode]) -> DocumentNode {
        var object = naming("user", among: users)
        if object["user"] == nil, let id = object.name("user_id"), let user = users[id] {
            object = object.setting("user", to: user)
        }
        if let ids = object["mentioned_users_ids"]?.elements, object["mentioned_users"] == nil {
            let mentioned = ids.compactMap { node in node.characters.flatMap { users[$0] } }
            object = object.setting("mentioned_users", to: .list(mentioned, line: line))
                .setting("mentioned_users_ids", to: nil)
        }
        if !users.isEmpty, let reactions = object["latest_reactions"]?.elements {
            object = object.setting(
                "latest_reactions", to: .list(reactions.map { $0.namingUsers(among: users) }, line: line))
        }
        return object
    }
}
