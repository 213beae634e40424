internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the messages of a channel that Slack exports, as lists of a day or of more.
struct SlackExport {
    private let export: Export
    private var losses = Losses()
    private var notes: [String] = []
    private var users: [UserId: ChatUser] = [:]
    private var messages: [ChatMessage] = []
    private var cid = ChannelId(type: .messaging, id: "slack")

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records look like messages of Slack: they have a time stamp, and no channel of Stream.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { record in
            isMessage(record.node) || record.node.objects("messages").contains(where: isMessage)
        }
    }

    private static func isMessage(_ node: DocumentNode) -> Bool {
        node["ts"] != nil && node["created_at"] == nil && node["cid"] == nil
    }

    mutating func read(_ channels: [SlackChannelFiles]) throws(DocumentError) -> ForeignConversations {
        try readUsers()
        var found: [(channel: ChannelId, messages: [ChatMessage])] = []
        for channel in channels {
            cid = ChannelId(type: .messaging, id: channel.name)
            messages = []
            for day in channel.days {
                guard let source = try export.files?.source(day) else { continue }
                try add(JSONRecords.read(source))
            }
            try add(channel.records)
            messages = messages.enumerated().sorted {
                ($0.element.createdAt, $0.offset) < ($1.element.createdAt, $1.offset)
            }
            .map(\.element)
            countReplies()
            found.append((cid, messages))
        }
        let me = try export.user(among: found.flatMap(\.messages).map(\.author))
        let conversations = found.map { conversation($0.channel, $0.messages, me) }
        if me == nil { notes.append(ForeignConversations.missingMe(conversations)) }
        return ForeignConversations(conversations: conversations, losses: losses, notes: notes)
    }

    private mutating func add(_ records: [LocatedNode]) throws(DocumentError) {
        for record in records {
            let list = record.node.objects("messages")
            if !list.isEmpty {
                for message in list { add(message) }
            } else if record.node.entries != nil {
                add(record.node)
            } else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.slack, found: record.node.summary, expected: "a message"))
            }
        }
    }

    private func conversation(_ cid: ChannelId, _ found: [ChatMessage], _ me: ChatUser?) -> Conversation {
        var messages = found
        if let me {
            for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        }
        let members = messages.filter { $0.type != .system }.map(\.author).reduce(into: [ChatUser]()) { found, user in
            if !found.contains(user) { found.append(user) }
        }
        let channel = ChatChannel(
            cid: cid, name: cid.id.isEmpty ? "Slack" : cid.id,
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        return Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
    }

    // MARK: Users

    /// Reads `users.json` beside the file or above its folder, where there is one.
    private mutating func readUsers() throws(DocumentError) {
        guard let files = export.files else { return }
        let above = export.folder.map { ExportFolder(folder: "\($0)/..") }
        var source = try files.source("users.json")
        if source == nil { source = try above?.source("users.json") }
        if let source {
            for record in try JSONRecords.read(source) {
                guard let id = record.node.name("id") else { continue }
                let profile = record.node.object("profile")
                users[id] = ChatUser(
                    id: id,
                    name: profile?.name("display_name") ?? profile?.name("real_name") ?? record.node.name("real_name")
                        ?? record.node.name("name"))
            }
            return
        }
        notes.append("there is no users.json beside the export: users without a name in it have their ids")
    }

    private mutating func author(of node: DocumentNode) -> ChatUser {
        let profile = node.object("user_profile") ?? node.object("bot_profile")
        let name =
            profile?.name("display_name") ?? profile?.name("real_name") ?? profile?.name("name")
            ?? node.name("username")
        let id = node.name("user") ?? node.name("bot_id") ?? name ?? "unknown"
        if let known = users[id], known.name != nil || name == nil { return known }
        let user = ChatUser(id: id, name: name)
        users[id] = user
        return user
    }

    // MARK: Messages

    private mutating func add(_ node: DocumentNode) {
        guard let stamp = node["ts"]?.characters, let seconds = Double(stamp), seconds.isFinite, abs(seconds) < 1e11
        else {
            losses.add("objects without a time stamp, which are left out")
            return
        }
        let subtype = node.name("subtype") ?? ""
        let author = author(of: node)
        var text = SlackText(users: users).text(node.name("text") ?? "", losses: &losses)
        if subtype == "me_message" { text = "_\(text)_" }
        var message = ChatMessage(
            id: stamp, cid: cid, text: text, createdAt: Date(timeIntervalSince1970: seconds), author: author)
        message.mentionedUsers = Set(SlackText.mentions(in: node.name("text") ?? "").compactMap { users[$0] })
        readThread(node, stamp, subtype, into: &message)
        if Self.systemSubtypes.contains(subtype) { message.type = .system }
        if subtype == "tombstone" {
            message.type = .deleted
            message.deletedAt = message.createdAt
        }
        if let edited = node.object("edited") {
            message.textUpdatedAt =
                edited["ts"]?.characters.flatMap(Double.init).flatMap(DateReader.date(sinceEpoch:)) ?? message.createdAt
        }
        if !node.names("pinned_to").isEmpty {
            message.pinDetails = MessagePinDetails(pinnedAt: message.createdAt, pinnedBy: author)
        }
        readReactions(node, into: &message)
        readFiles(node, into: &message)
        readAttachments(node, into: &message)
        if message.text.isEmpty, node["blocks"]?.elements?.isEmpty == false, message.allAttachments.isEmpty {
            losses.add("messages that consist of blocks alone, which are empty")
        }
        messages.append(message)
    }

    private static let systemSubtypes: Set<String> = [
        "channel_join", "channel_leave", "channel_topic", "channel_purpose", "channel_name", "channel_archive",
        "channel_unarchive", "group_join", "group_leave", "group_topic", "group_purpose", "group_name", "pinned_item",
        "bot_add", "bot_remove", "channel_convert_to_private", "reminder_add", "huddle_thread",
    ]

    private func readThread(_ node: DocumentNode, _ stamp: String, _ subtype: String, into message: inout ChatMessage) {
        guard let parent = node["thread_ts"]?.characters else { return }
        if parent == stamp {
            message.replyCount = node.count("reply_count") ?? 0
        } else {
            message.parentMessageId = parent
            message.type = .reply
            message.showReplyInChannel = subtype == "thread_broadcast"
        }
    }

    /// Counts the replies that are there, where the message doesn't say how many there are.
    private mutating func countReplies() {
        let counts = Dictionary(grouping: messages.compactMap(\.parentMessageId)) { $0 }.mapValues(\.count)
        for index in messages.indices {
            messages[index].replyCount = max(messages[index].replyCount, counts[messages[index].id] ?? 0)
        }
    }

    private mutating func readReactions(_ node: DocumentNode, into message: inout ChatMessage) {
        for reaction in node.objects("reactions") {
            let emoji = reaction.name("name") ?? ""
            let ids = reaction.names("users")
            let count = reaction.count("count") ?? ids.count
            guard let type = SlackText.reactionType(emoji) else {
                losses.add("reactions that the components have no icon for, which are left out", count: count)
                continue
            }
            message.reactionCounts[type, default: 0] += count
            message.reactionScores[type, default: 0] += count
            for id in ids {
                message.latestReactions.insert(
                    ChatMessageReaction(
                        type: type, createdAt: message.createdAt, updatedAt: message.createdAt,
                        author: users[id] ?? ChatUser(id: id)))
            }
        }
    }

    private mutating func readFiles(_ node: DocumentNode, into message: inout ChatMessage) {
        for file in node.objects("files") {
            guard let name = file.name("name") ?? file.name("title") else {
                losses.add("files without a name, which are left out")
                continue
            }
            if file.name("mimetype")?.hasPrefix("image/") == true {
                losses.add("pictures that are not in the export, which are drawn as files")
            }
            message.attach(FileAttachmentPayload(named: name, size: file.count("size") ?? 0), .file)
        }
    }

    private mutating func readAttachments(_ node: DocumentNode, into message: inout ChatMessage) {
        for attachment in node.objects("attachments") {
            let address =
                attachment.name("title_link") ?? attachment.name("from_url") ?? attachment.name("original_url")
            if let address, let url = URL(string: address), url.scheme?.hasPrefix("http") == true {
                message.attach(
                    LinkAttachmentPayload(
                        originalURL: url, title: attachment.name("title"), text: attachment.name("text"),
                        author: attachment.name("service_name") ?? attachment.name("author_name")), .linkPreview)
            } else if message.text.isEmpty, let text = attachment.name("text") ?? attachment.name("fallback") {
                message.text = SlackText(users: users).text(text, losses: &losses)
            } else {
                losses.add("attachments of applications, which are left out")
            }
        }
    }
}
