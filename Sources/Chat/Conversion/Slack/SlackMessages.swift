internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the messages of a Slack channel.
struct SlackMessages {
    let export: Export
    let cid: ChannelId

    /// The name of the channel's folder.
    let folder: String

    private(set) var directory: SlackDirectory
    var omissions = OmittedData()

    private var messages: [ChatMessage] = []
    private var places: [MessageId: Int] = [:]

    /// Changes of messages, which may come later in the file.
    private var changes: [DocumentNode] = []

    init(_ export: Export, _ directory: SlackDirectory, cid: ChannelId, folder: String) {
        self.export = export
        self.directory = directory
        self.cid = cid
        self.folder = folder
    }

    mutating func add(_ records: [LocatedNode]) throws(DocumentError) {
        for record in records {
            guard record.node.entries != nil else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.slack, found: record.node.summary, expected: "a message"))
            }
            if record.node["messages"]?.elements != nil {
                for message in record.node.objects("messages") { add(message) }
            } else {
                add(record.node)
            }
        }
    }

    /// The messages after all changes, oldest first.
    mutating func finished() -> [ChatMessage] {
        for change in changes { apply(change) }
        messages = messages.enumerated().sorted {
            ($0.element.createdAt, $0.offset) < ($1.element.createdAt, $1.offset)
        }
        .map(\.element)
        // If a message lacks its number of replies, they are counted.
        let counts = Dictionary(grouping: messages.compactMap(\.parentMessageId)) { $0 }.mapValues(\.count)
        for index in messages.indices {
            messages[index].replyCount = max(messages[index].replyCount, counts[messages[index].id] ?? 0)
        }
        return messages
    }

    // MARK: Messages

    private mutating func add(_ node: DocumentNode) {
        switch node.name("subtype") ?? "" {
        case "message_changed", "message_deleted": changes.append(node)
        case "message_replied": break
        case _:
            guard let message = message(node) else { return }
            // Programs that fetch threads store a message in the channel and in its thread.
            if let place = places[message.id] {
                messages[place] = message
            } else {
                places[message.id] = messages.count
                messages.append(message)
            }
            for reply in node.objects("slackdump_thread_replies") { add(reply) }
        }
    }

    /// Replaces a changed message, or marks one as deleted.
    private mutating func apply(_ change: DocumentNode) {
        let isDeletion = change.name("subtype") == "message_deleted"
        let node = change.object("message")
        guard let stamp = isDeletion ? change["deleted_ts"]?.characters : node?["ts"]?.characters,
            let place = places[stamp]
        else {
            omissions.add("changes of messages missing from the export, omitted")
            return
        }
        if isDeletion {
            messages[place].delete(at: Self.date(change["ts"]) ?? messages[place].createdAt)
        } else if let node, var message = message(node) {
            if message.textUpdatedAt == nil { message.textUpdatedAt = Self.date(change["ts"]) ?? message.createdAt }
            messages[place] = message
        }
    }

    private static func date(_ node: DocumentNode?) -> Date? {
        node?.characters.flatMap(Double.init).flatMap { $0.isFinite ? DateReader.date(sinceEpoch: $0) : nil }
    }

    private mutating func message(_ node: DocumentNode) -> ChatMessage? {
        guard let stamp = node["ts"]?.characters, let date = Self.date(node["ts"]) else {
            omissions.add("objects without a timestamp, omitted")
            return nil
        }
        let subtype = node.name("subtype") ?? ""
        directory.addBot(of: node)
        let comment = subtype == "file_comment" ? node.object("comment") : nil
        var message = ChatMessage(
            id: stamp, cid: cid, text: text(of: node, comment), createdAt: date,
            author: directory.author(of: comment ?? node))
        if subtype == "me_message" { message.text = MarkdownText.wrapped(message.text, in: "_") }
        if let room = node.object("room") {
            message.text = huddle(room)
            message.type = .system
        } else if Self.isNotice(subtype) {
            message.text = notice(message.text, of: node, by: message.author)
            message.type = .system
        }
        message.mentionedUsers = Set(mentions(in: node).map(directory.user))
        readThread(node, stamp, subtype, into: &message)
        if let edited = node.object("edited") {
            message.textUpdatedAt = Self.date(edited["ts"]) ?? message.createdAt
        }
        if !node.names("pinned_to").isEmpty {
            message.pinDetails = MessagePinDetails(pinnedAt: message.createdAt, pinnedBy: message.author)
        }
        readReactions(node, into: &message)
        readFiles(node, into: &message)
        readAttachments(node, into: &message)
        message.text = MarkdownText.removingUnneededEscapes(message.text)
        if subtype == "tombstone" { message.delete(at: message.createdAt) }
        if message.type != .deleted, message.text.isEmpty, message.allAttachments.isEmpty {
            omissions.add("messages without visible content, omitted")
            return nil
        }
        return message
    }

    /// Whether a kind of message is a notice of Slack rather than a person's message.
    private static func isNotice(_ subtype: String) -> Bool {
        notices.contains(subtype)
            || ["channel_", "group_"].contains { subtype.hasPrefix($0) }
    }

    private static let notices: Set<String> = [
        "pinned_item", "unpinned_item", "bot_add", "bot_remove", "bot_enable", "bot_disable", "reminder_add",
        "huddle_thread", "sh_room_created", "sh_room_shared", "joiner_notification", "app_conversation_join",
        "tabbed_canvas_updated", "canvas_updated",
    ]

    private mutating func text(of node: DocumentNode, _ comment: DocumentNode?) -> String {
        if let comment { return markdown(comment.name("comment") ?? "") }
        let blocks = blocks(node.objects("blocks"))
        // The text is a summary for clients that can't show blocks.
        return blocks.isEmpty ? markdown(node.name("text") ?? "") : blocks
    }

    /// Returns Slack's markup as Markdown.
    mutating func markdown(_ markup: String) -> String {
        var text = SlackText(directory)
        defer { count(unknownEmoji: text.unknownEmoji) }
        return text.markdown(markup)
    }

    /// Returns blocks as Markdown; their pictures are kept for the message.
    mutating func blocks(_ nodes: [DocumentNode]) -> String {
        guard !nodes.isEmpty else { return "" }
        var blocks = SlackBlocks(SlackText(directory))
        let text = blocks.markdown(nodes)
        omissions.add(blocks.omissions)
        omissions.add("pictures in blocks on the network, omitted", count: blocks.pictureCount)
        count(unknownEmoji: blocks.text.unknownEmoji)
        return text
    }

    private mutating func count(unknownEmoji: Int) {
        omissions.add(
            "custom or unknown emoji, unchanged", count: unknownEmoji)
    }

    private func mentions(in node: DocumentNode) -> [UserId] {
        SlackText.mentions(in: node.name("text") ?? "")
            + (node["blocks"].map { SlackBlocks.mentions(in: $0) } ?? [])
    }

    /// A notice with the person who caused it, whom Slack shows next to it, and without links, which notices can't
    /// have.
    private func notice(_ markdown: String, of node: DocumentNode, by author: ChatUser) -> String {
        let text = markdown.replacing(/\[((?:[^\[\]\\]|\\.)*)\]\([^()\s]*\)/) { String($0.1) }
        guard !text.isEmpty, let id = node.name("user"), !(node.name("text") ?? "").contains("<@\(id)") else {
            return text
        }
        return MarkdownText.escaped("@\(author.name ?? id) ") + text
    }

    /// The summary of a huddle: its participants and its duration.
    private func huddle(_ room: DocumentNode) -> String {
        let people = room.names("participant_history").prefix(10).map { directory.userName($0) }
        var text = people.isEmpty ? "A huddle happened" : "A huddle happened: " + people.joined(separator: ", ")
        if let start = room["date_start"]?.number, let end = room["date_end"]?.number, end > start {
            let minutes = max(Int(min((end - start) / 60, 100_000)), 1)
            text += minutes == 1 ? ", 1 minute" : ", \(minutes) minutes"
        }
        return MarkdownText.escaped(text)
    }

    private func readThread(_ node: DocumentNode, _ stamp: String, _ subtype: String, into message: inout ChatMessage) {
        guard let parent = node["thread_ts"]?.characters else { return }
        if parent == stamp {
            message.replyCount = node.count("reply_count") ?? 0
        } else {
            message.parentMessageId = parent
            message.type = .reply
            message.showReplyInChannel = ["thread_broadcast", "reply_broadcast"].contains(subtype)
        }
    }

    private mutating func readReactions(_ node: DocumentNode, into message: inout ChatMessage) {
        for reaction in node.objects("reactions") {
            let (name, tone) = EmojiNames.parts(of: reaction.name("name") ?? "")
            let ids = reaction.names("users")
            let count = reaction.count("count") ?? ids.count
            guard let type = EmojiNames.emoji(name, tone: tone).flatMap(ReactionIcons.type) else {
                omissions.add("reactions without an icon, omitted", count: count)
                continue
            }
            message.add(reaction: type, count: count, by: ids.map(directory.user))
        }
    }
}

extension ChatMessage {
    /// Adds reactions of a type.
    ///
    /// - Parameter authors: The known authors, who may be fewer than the reactions.
    mutating func add(reaction type: MessageReactionType, count: Int, by authors: [ChatUser]) {
        let count = min(count, 1_000_000_000)
        reactionCounts[type, default: 0] += count
        reactionScores[type, default: 0] += count
        // A single assignment makes a single copy.
        latestReactions.formUnion(
            authors.map { ChatMessageReaction(type: type, createdAt: createdAt, updatedAt: createdAt, author: $0) })
    }

    /// Turns the message into a deleted one, which only keeps its place.
    mutating func delete(at date: Date) {
        type = .deleted
        deletedAt = date
        text = ""
        allAttachments = []
    }
}
