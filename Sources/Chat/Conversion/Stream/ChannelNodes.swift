internal import ChatModels
internal import Documents
internal import Foundation

/// Stream channels that are assembled from consecutive objects.
struct ChannelNodes {
    private var channels: [Channel] = []
    private var places: [String: Int] = [:]
    private var messagePlaces: [String: (channel: Int, message: Int)] = [:]

    /// Users with complete objects, to which others only refer.
    private var users: [String: DocumentNode] = [:]

    fileprivate struct Channel {
        var channel: DocumentNode?
        var others: [DocumentNode.Entry] = []
        var members = KeyedNodes { [ChannelNodes.userId(of: $0)] }
        /// `nil` in place of a permanently deleted message.
        var messages: [Message?] = []
        var reads = KeyedNodes { [ChannelNodes.userId(of: $0)] }
        var truncations = Truncations()
        let cid: String
        let line: Int
    }

    /// A message, with its reactions once events have changed them.
    fileprivate struct Message {
        var node: DocumentNode
        var reactions: KeyedNodes?
        var countsAreOld = false
        /// The number of truncations of the channel before the message arrived.
        let truncations: Int
    }

    /// The message at an index, unless it was removed.
    private func message(at place: (channel: Int, message: Int)) -> Message? {
        let channel = channels[place.channel]
        return channel.messages[place.message].flatMap { channel.isRemoved($0) ? nil : $0 }
    }

    /// The channel of objects without one: the previous channel.
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

    /// Adds a channel with its messages and members in the API's format.
    mutating func addState(_ state: DocumentNode) {
        let channel = state.object("channel")
        let cid = Self.cid(of: channel) ?? "messaging:channel-\(channels.count + 1)"
        let place = place(cid, line: state.line)
        if let channel { channels[place].channel = channel.completed(by: channels[place].channel) }
        for member in state.objects("members") { channels[place].members.append(member) }
        for read in state.objects("read") { channels[place].reads.append(read) }
        channels[place].others += (state.entries ?? []).filter {
            !["channel", "members", "messages", "read"].contains($0.key)
        }
        for message in state.objects("messages") { setMessage(message, in: cid) }
    }

    /// Adds a user to whom others only refer by identifier.
    mutating func addUser(_ user: DocumentNode) {
        if let id = user.name("id") { users[id] = user }
    }

    /// Records how far a user has read.
    mutating func setRead(_ read: DocumentNode, in cid: String?) {
        let place = place(cid, line: read.line)
        channels[place].reads.remove(read)
        channels[place].reads.append(read)
    }

    /// Removes all messages up to a time.
    mutating func truncate(_ cid: String?, at date: DocumentNode?, line: Int) {
        channels[place(cid, line: line)].truncations.add(date?.date)
    }

    /// Adds a member, unless the channel already has it.
    mutating func addMember(_ member: DocumentNode, to cid: String?) {
        let member = member.object("member") ?? member
        let place = place(cid, line: member.line)
        guard Self.userId(of: member) == nil || !channels[place].members.contains(member) else { return }
        channels[place].members.append(member)
    }

    /// Removes a member.
    mutating func removeMember(_ member: DocumentNode, from cid: String?) {
        channels[place(cid, line: member.line)].members.remove(member)
    }

    fileprivate static func userId(of object: DocumentNode) -> String? {
        object.object("user")?.name("id") ?? object.name("user_id")
    }

    /// Adds a message, or replaces its earlier version.
    mutating func setMessage(_ message: DocumentNode, in cid: String?) {
        let message = message.object("message") ?? message
        let id = message.name("id")
        if let known = id.flatMap({ messagePlaces[$0] }) {
            let earlier = self.message(at: known)
            channels[known.channel].messages[known.message] = Message(
                node: message.keepingReactions(of: earlier?.node),
                reactions: message["latest_reactions"] == nil ? earlier?.reactions : nil,
                truncations: channels[known.channel].truncations.count)
            return
        }
        let place = place(cid ?? message.name("cid"), line: message.line)
        if let id { messagePlaces[id] = (place, channels[place].messages.count) }
        channels[place].messages.append(Message(node: message, truncations: channels[place].truncations.count))
    }

    /// Marks a message as deleted, if it exists.
    mutating func deleteMessage(_ message: DocumentNode, in cid: String?, at date: DocumentNode?) {
        let text = message.name("id").flatMap { messagePlaces[$0] }.flatMap { self.message(at: $0)?.node["text"] }
        var deleted = message.setting("type", to: .text("deleted", line: message.line))
        if deleted["deleted_at"]?.isNull ?? true, let date { deleted = deleted.setting("deleted_at", to: date) }
        if deleted.name("text") == nil, let text { deleted = deleted.setting("text", to: text) }
        setMessage(deleted, in: cid)
    }

    /// Removes a message permanently.
    mutating func removeMessage(_ message: DocumentNode) {
        guard let place = message.name("id").flatMap({ messagePlaces[$0] }) else { return }
        channels[place.channel].messages[place.message] = nil
    }

    /// Removes a reaction from its message.
    mutating func removeReaction(_ reaction: DocumentNode) {
        changeReactions(of: reaction) { $0.remove(reaction) }
    }

    /// Adds a reaction to its message, which has to exist already.
    mutating func addReaction(_ reaction: DocumentNode) {
        let reaction = reaction.object("reaction") ?? reaction
        changeReactions(of: reaction) { reactions in
            guard !reactions.contains(reaction) else { return false }
            reactions.append(reaction)
            return true
        }
    }

    /// - Parameter change: Returns whether it changed anything.
    private mutating func changeReactions(of reaction: DocumentNode, _ change: (inout KeyedNodes) -> Bool) {
        guard let place = reaction.name("message_id").flatMap({ messagePlaces[$0] }), message(at: place) != nil else {
            return
        }
        channels[place.channel].messages[place.message]?.changeReactions(change)
    }

    /// The channels in the API's format.
    private var list: DocumentNode {
        .list(channels.map { $0.state(users) }, line: channels.first?.line ?? 1)
    }

    /// Reads the assembled channels.
    func conversations(
        of export: Export, format: ExportFormat, omissions: OmittedData
    ) throws(DocumentError) -> ExportedConversations {
        let document = try ConversationReader.read(
            channels: list, name: export.name, imageRoot: export.options.folder ?? export.folder ?? ".",
            me: export.options.me)
        var found = ExportedConversations(conversations: document.conversations, omissions: omissions)
        // Reactions are counted when they are written.
        found.notes = document.warnings.filter { !$0.contains("have no icon") }
        return found
    }
}

extension ChannelNodes.Message {
    fileprivate mutating func changeReactions(_ change: (inout KeyedNodes) -> Bool) {
        var changed =
            reactions
            ?? KeyedNodes(node.objects("latest_reactions")) { [$0.name("type"), ChannelNodes.userId(of: $0)] }
        // The array has no other owner, so it is changed in place.
        reactions = nil
        if change(&changed) { countsAreOld = true }
        reactions = changed
    }

    /// The message with its reactions, counted again if they have changed.
    fileprivate var whole: DocumentNode {
        guard let reactions else { return node }
        return countsAreOld
            ? node.withReactions(reactions.all)
            : node.setting("latest_reactions", to: .list(reactions.all, line: node.line))
    }
}

extension ChannelNodes.Channel {
    /// Whether a message was removed by a truncation.
    fileprivate func isRemoved(_ message: ChannelNodes.Message) -> Bool {
        truncations.removed(message.node["created_at"]?.date, since: message.truncations)
    }

    /// The channel in the API's format.
    fileprivate func state(_ users: [String: DocumentNode]) -> DocumentNode {
        let channel = (channel ?? DocumentNode(value: .mapping([]), line: line))
            .setting("cid", to: .text(cid, line: line)).naming("created_by", among: users)
        let messages = messages.compactMap { $0 }.filter { !isRemoved($0) }.map { $0.whole.namingUsers(among: users) }
        let parts = [
            ("members", members.all.map { $0.namingUsers(among: users) }), ("messages", messages), ("read", reads.all),
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
    /// A time in the API's format.
    fileprivate var date: Date? { characters.flatMap(DateReader.date) ?? number.flatMap(DateReader.date(sinceEpoch:)) }

    /// The message with the reactions of its earlier version, if it has no such fields.
    fileprivate func keepingReactions(of earlier: DocumentNode?) -> DocumentNode {
        guard self["latest_reactions"] == nil, let reactions = earlier?["latest_reactions"] else { return self }
        return setting("latest_reactions", to: reactions)
    }

    /// The message with other reactions, counted again.
    fileprivate func withReactions(_ reactions: [DocumentNode]) -> DocumentNode {
        ["reaction_counts", "reaction_scores", "reaction_groups"].reduce(self) { $0.setting($1, to: nil) }
            .setting("latest_reactions", to: .list(reactions, line: line))
    }

    /// The object, with missing fields filled in from its earlier version.
    fileprivate func completed(by earlier: DocumentNode?) -> DocumentNode {
        let keys = Set((entries ?? []).map(\.key))
        let others = (earlier?.entries ?? []).filter { !keys.contains($0.key) }
        return DocumentNode(value: .mapping((entries ?? []) + others), line: line)
    }

    /// The object with a user in place of an identifier.
    fileprivate func naming(_ key: String, among users: [String: DocumentNode]) -> DocumentNode {
        guard let id = self[key]?.characters else { return self }
        return setting(key, to: users[id] ?? DocumentNode(value: .mapping([]), line: line).setting("id", to: self[key]))
    }

    /// The object with complete users in place of references: its author, mentions, and authors of reactions.
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
