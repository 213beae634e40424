internal import ChatModels
internal import Foundation

/// Writes the messages of a conversation as mappings of a conversation file.
struct MessageWriter {
    private let conversation: Conversation
    private let keys: [UserId: String]
    private var ids: Set<MessageId> = []
    private var named: Set<MessageId> = []
    private var places: [MessageId: Int] = [:]
    private var replies: [MessageId: [ChatMessage]] = [:]

    private(set) var omissions = OmittedData()

    typealias Entry = (key: String, value: YAMLValue)

    /// The folder of the conversation file, links resolved; `nil` if unknown.
    let folder: String?

    init(_ conversation: Conversation, keys: [UserId: String], folder: String?) {
        self.conversation = conversation
        self.keys = keys
        self.folder = folder
    }

    /// The messages, oldest first; replies that aren't shown in the channel are in their threads.
    mutating func values() -> [YAMLValue] {
        let messages = conversation.messages.filter { ids.insert($0.id).inserted }
        omissions.add(
            "messages with a duplicate id, omitted",
            count: conversation.messages.count - messages.count)
        let all = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
        var shown: [ChatMessage] = []
        for message in messages {
            let parent = message.parentMessageId.flatMap { all[$0] }
            if let parent, parent.parentMessageId == nil { replies[parent.id, default: []].append(message) }
            if !message.isPartOfThread || message.showReplyInChannel {
                shown.append(message)
            } else if parent == nil || parent?.parentMessageId != nil {
                omissions.add("replies to messages missing from the export, omitted")
            }
        }
        for (place, message) in shown.enumerated() { places[message.id] = place }
        nameReferences(in: shown)
        return shown.map { .mapping(entries($0, isListed: true)) }
    }

    /// Finds the messages that others refer to, which need identifiers.
    private mutating func nameReferences(in shown: [ChatMessage]) {
        for message in shown {
            if let quoted = quotedId(message, isListed: true) { named.insert(quoted) }
            if message.showReplyInChannel, let parent = message.parentMessageId, places[parent] != nil {
                named.insert(parent)
            }
            for reply in replies[message.id] ?? [] {
                if let quoted = quotedId(reply, isListed: false, before: message.id) { named.insert(quoted) }
            }
        }
    }

    /// The message that another one quotes, if it comes before.
    private func quotedId(_ message: ChatMessage, isListed: Bool, before parent: MessageId? = nil) -> MessageId? {
        guard let quoted = message.quotedMessage?.id, let place = places[quoted],
            let own = places[isListed ? message.id : parent ?? ""], place < own
        else { return nil }
        return quoted
    }

    // MARK: Messages

    private mutating func entries(
        _ message: ChatMessage, isListed: Bool, before parent: MessageId? = nil
    ) -> [Entry] {
        var entries: [Entry] = []
        if isListed, named.contains(message.id) { entries.append(("id", .scalar(message.id))) }
        if message.type != .system || message.author.id != "system" {
            entries.append(("from", .scalar(key(message.author))))
        }
        if let date = Self.date(message.createdAt) { entries.append(("at", .plain(date))) }
        switch message.type {
        case .system, .error, .ephemeral: entries.append(("type", .plain(message.type.rawValue)))
        case .regular, .reply, .deleted: break
        }
        let hasMore = !message.allAttachments.isEmpty || message.poll != nil
        if !message.text.isEmpty || !hasMore { entries.append(("text", .scalar(text(of: message)))) }
        if let quoted = quotedId(message, isListed: isListed, before: parent) {
            entries.append(("reply-to", .scalar(quoted)))
        } else if message.quotedMessage != nil {
            omissions.add("quotations of later or missing messages, omitted")
        }
        addState(of: message, to: &entries)
        addReactions(of: message, to: &entries)
        let attachments = attachments(of: message)
        if !attachments.isEmpty { entries.append(("attachments", .list(attachments))) }
        if isListed { addThread(of: message, to: &entries) }
        omissions.add("custom fields, omitted", count: message.extraData.count)
        return entries
    }

    /// The key of the current user.
    var owner: String? { conversation.currentUser.map { key($0) } }

    func key(_ user: ChatUser) -> String { keys[user.id] ?? user.id }

    mutating func addOmission(_ what: String) { omissions.add(what) }

    /// A time in the format of conversation files; `nil` if it is out of range.
    static func date(_ date: Date) -> String? {
        guard (-62_135_596_800..<253_402_300_800).contains(date.timeIntervalSince1970) else { return nil }
        return date.formatted(.iso8601)
    }

    private mutating func addState(of message: ChatMessage, to entries: inout [Entry]) {
        if message.isDeleted { entries.append(("deleted", .yes)) }
        if let edited = message.textUpdatedAt {
            entries.append(("edited", Self.date(edited).map { .plain($0) } ?? .yes))
        }
        if message.isPinned {
            let pinner = message.pinDetails?.pinnedBy
            entries.append(
                pinner == nil || pinner == message.author
                    ? ("pinned", .yes) : ("pinned-by", .scalar(key(pinner ?? message.author))))
        }
        if let moderation = message.moderationDetails?.action {
            if let name = Self.name(of: moderation) {
                entries.append(("moderation", .plain(name)))
            } else {
                omissions.add("unsupported moderation decisions, omitted")
            }
        }
        if message.isSilent { entries.append(("silent", .yes)) }
        if message.isShadowed { entries.append(("shadowed", .yes)) }
        if let command = message.command { entries.append(("command", .scalar(command))) }
        if let arguments = message.arguments { entries.append(("arguments", .scalar(arguments))) }
        if !message.mentionedUsers.isEmpty {
            entries.append(("mentions", .texts(message.mentionedUsers.map(key).sorted())))
        }
        if message.isSentByCurrentUser, !message.readBy.isEmpty {
            entries.append(("read-by", .texts(message.readBy.map(key).sorted())))
        }
        if let language = message.originalLanguage { entries.append(("language", .scalar(language.languageCode))) }
        let translations = (message.translations ?? [:]).filter { $0.key.languageCode.utf8.count <= 20 }
            .sorted { $0.key.languageCode < $1.key.languageCode }
        if !translations.isEmpty {
            entries.append(("translations", .mapping(translations.map { ($0.key.languageCode, .scalar($0.value)) })))
        }
    }

    /// The name of a moderation decision in conversation files.
    private static func name(of action: MessageModerationAction) -> String? {
        switch action {
        case .bounce: "bounced"
        case .flag: "flagged"
        case .block: "blocked"
        default: nil
        }
    }

    private mutating func addReactions(of message: ChatMessage, to entries: inout [Entry]) {
        var reactions: [Entry] = []
        for (type, count) in message.reactionCounts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where count > 0 {
            guard MessageReactionType.drawn.contains(type) else {
                omissions.add("reactions without an icon, omitted", count: count)
                continue
            }
            let count = min(count, 1_000_000_000)
            let authors = message.latestReactions.filter { $0.type == type }.map { key($0.author) }.sorted()
            let score = min(max(message.reactionScores[type] ?? count, 0), 1_000_000_000)
            var reaction: [Entry] = []
            if authors.count != count { reaction.append(("count", .number(count))) }
            if score != count { reaction.append(("score", .number(score))) }
            if !authors.isEmpty { reaction.append(("by", .texts(authors))) }
            let isPlain = authors.isEmpty && score == count
            reactions.append((type.rawValue, isPlain ? .number(count) : .mapping(reaction)))
        }
        if !reactions.isEmpty { entries.append(("reactions", .mapping(reactions))) }
    }

    private mutating func addThread(of message: ChatMessage, to entries: inout [Entry]) {
        if message.showReplyInChannel, let parent = message.parentMessageId, let place = places[parent],
            place < places[message.id] ?? 0
        {
            entries.append(("thread", .mapping([("parent", .scalar(parent))])))
            return
        }
        let listed = replies[message.id] ?? []
        let known = Set(listed.map(\.id))
        let others = message.latestReplies.filter { !known.contains($0.id) }
        let all = (others + listed).enumerated()
            .sorted { ($0.element.createdAt, $0.offset) < ($1.element.createdAt, $1.offset) }.map(\.element)
        guard !all.isEmpty || message.replyCount > 0 else { return }
        var thread: [Entry] = []
        if message.replyCount != all.count {
            thread.append(("replies", .number(min(message.replyCount, 1_000_000_000))))
        }
        var seen: Set<UserId> = []
        let authors = all.reversed().map(\.author).filter { seen.insert($0.id).inserted }
        if !message.threadParticipants.isEmpty, message.threadParticipants != authors {
            thread.append(("participants", .texts(message.threadParticipants.map(key))))
        }
        if !all.isEmpty {
            var values: [YAMLValue] = []
            for reply in all { values.append(.mapping(self.entries(reply, isListed: false, before: message.id))) }
            thread.append(("messages", .list(values)))
        }
        entries.append(("thread", .mapping(thread)))
    }
}
