internal import Documents
internal import Foundation

extension PayloadReader {
    /// The messages of a list, oldest first.
    func messages(
        _ objects: [PayloadObject], in cid: ChannelId, reads: [ChatChannelRead]
    ) throws(DocumentError) -> [ChatMessage] {
        var receipts = ReadReceipts(reads)
        var messages: [ChatMessage] = []
        var quotedIds: [(index: Int, id: MessageId)] = []
        messages.reserveCapacity(objects.count)
        for object in objects {
            let index = messages.count
            var message = try message(object, in: cid, index: index, before: messages.last?.createdAt)
            message.readBy = receipts.readers(of: message)
            guard receipts.total <= InputLimits.readers else {
                throw object.place.failure(
                    LimitProblem("readers of messages and more", found: receipts.total, limit: InputLimits.readers))
            }
            message.readByCount = message.readBy.count
            if message.quotedMessage == nil, let id = object.name("quoted_message_id") { quotedIds.append((index, id)) }
            messages.append(message)
        }
        resolve(quotedIds, in: &messages)
        countReplies(in: &messages)
        return messages.sortedByDate()
    }

    /// Counts the replies of messages without a count, as in exports.
    private func countReplies(in messages: inout [ChatMessage]) {
        var replies: [MessageId: [ChatMessage]] = [:]
        for message in messages {
            if let parent = message.parentMessageId { replies[parent, default: []].append(message) }
        }
        guard !replies.isEmpty else { return }
        for index in messages.indices where messages[index].replyCount == 0 {
            guard let found = replies[messages[index].id] else { continue }
            messages[index].replyCount = found.count
            guard messages[index].threadParticipants.isEmpty else { continue }
            messages[index].threadParticipants = found.sortedByDate().reversed().map(\.author).uniqued()
            messages[index].threadParticipantsCount = messages[index].threadParticipants.count
        }
    }

    /// Finds the quoted messages that a payload only refers to.
    private func resolve(_ quotedIds: [(index: Int, id: MessageId)], in messages: inout [ChatMessage]) {
        guard !quotedIds.isEmpty else { return }
        let byId = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
        for (index, id) in quotedIds {
            // A quotation doesn't show its own quotation.
            guard var quoted = byId[id] else { continue }
            if quoted.quotedMessage != nil { quoted.quotedMessage = nil }
            messages[index].quotedMessage = quoted
        }
    }

    func message(
        _ object: PayloadObject, in cid: ChannelId, index: Int, before previous: Date? = nil
    ) throws(DocumentError) -> ChatMessage {
        let date = object.date("created_at") ?? previous ?? ConversationBuilder.firstDate
        let author = try author(object) ?? ChatUser(id: "unknown")
        var message = ChatMessage(
            id: object.name("id") ?? "message-\(index + 1)",
            cid: object.name("cid").flatMap(ChannelId.init(cid:)) ?? cid,
            text: object.string("text") ?? "",
            type: object.string("type").flatMap(MessageType.init) ?? .regular,
            createdAt: date,
            updatedAt: object.date("updated_at"),
            author: author)
        message.isSentByCurrentUser = author.id == me
        readState(object, into: &message)
        try readOthers(object, into: &message)
        try readReactions(object, into: &message)
        for attachment in object.objects("attachments") {
            message.allAttachments.append(
                try self.attachment(
                    attachment, cid: message.cid ?? cid, messageId: message.id, index: message.allAttachments.count))
        }
        message.poll = try object.object("poll").map { object throws(DocumentError) in try poll(object) }
        message.extraData = object.extraData(besides: Self.messageFields)
        return message
    }

    private static let messageFields: Set<String> = [
        "id", "cid", "text", "html", "type", "command", "args", "user", "user_id", "created_at", "updated_at",
        "deleted_at", "message_text_updated_at", "parent_id", "show_in_channel", "reply_count", "latest_replies",
        "thread_participants", "quoted_message", "quoted_message_id", "mentioned_users", "attachments", "poll",
        "poll_id", "latest_reactions", "own_reactions", "reaction_counts", "reaction_scores", "reaction_groups",
        "pinned", "pinned_at", "pinned_by", "pin_expires", "i18n", "moderation", "moderation_details", "silent",
        "shadowed", "channel", "deleted_reply_count",
    ]
}

// MARK: - State

extension PayloadReader {
    private func readState(_ object: PayloadObject, into message: inout ChatMessage) {
        message.command = object.name("command")
        message.arguments = object.name("args")
        message.deletedAt = object.date("deleted_at") ?? (message.type == .deleted ? message.updatedAt : nil)
        message.textUpdatedAt = object.date("message_text_updated_at")
        message.isSilent = object.flag("silent") ?? false
        message.isShadowed = object.flag("shadowed") ?? false
        if let moderation = object.object("moderation") ?? object.object("moderation_details"),
            let action = moderation.name("action")
        {
            message.moderationDetails = MessageModerationDetails(
                originalText: moderation.string("original_text") ?? message.text, action: Self.action(action))
        }
        if let translations = object.object("i18n") { readTranslations(translations, into: &message) }
    }

    /// The action by its old name, `MESSAGE_RESPONSE_ACTION_BOUNCE`, or its new one, `bounce`.
    private static func action(_ name: String) -> MessageModerationAction {
        switch name {
        case "bounce": .bounce
        case "flag": .flag
        case "block", "remove": .block
        default: MessageModerationAction(rawValue: name)
        }
    }

    private func readTranslations(_ object: PayloadObject, into message: inout ChatMessage) {
        message.originalLanguage = object.name("language").map(TranslationLanguage.init)
        var translations: [TranslationLanguage: String] = [:]
        for field in object.fieldNames() where field.hasSuffix("_text") {
            let code = String(field.dropLast("_text".count))
            translations[TranslationLanguage(languageCode: code)] = object.string(field)
        }
        message.translations = translations
    }
}

// MARK: - References

extension PayloadReader {
    private func readOthers(
        _ object: PayloadObject, into message: inout ChatMessage
    ) throws(DocumentError) {
        message.parentMessageId = object.name("parent_id")
        message.showReplyInChannel = object.flag("show_in_channel") ?? false
        message.replyCount = object.count("reply_count") ?? 0
        message.mentionedUsers = Set(try users(object.objects("mentioned_users")))
        message.threadParticipants = try users(object.objects("thread_participants"))
        message.threadParticipantsCount = message.threadParticipants.count
        if let cid = message.cid {
            message.latestReplies = try messages(object.objects("latest_replies"), in: cid, reads: [])
            if let quoted = object.object("quoted_message") {
                message.quotedMessage = try self.message(quoted, in: cid, index: 0)
                message.quotedMessage?.quotedMessage = nil
            }
        }
        if object.flag("pinned") ?? false {
            let pinner = try object.object("pinned_by").flatMap { object throws(DocumentError) in
                try user(object)
            }
            message.pinDetails = MessagePinDetails(
                pinnedAt: object.date("pinned_at") ?? message.createdAt, pinnedBy: pinner ?? message.author,
                expiresAt: object.date("pin_expires"))
        }
    }

    private func readReactions(
        _ object: PayloadObject, into message: inout ChatMessage
    ) throws(DocumentError) {
        var reactions: Set<ChatMessageReaction> = []
        for reaction in object.objects("latest_reactions") + object.objects("own_reactions") {
            guard let type = reaction.name("type"), let author = try author(reaction) else { continue }
            let date = reaction.date("created_at") ?? message.createdAt
            reactions.insert(
                ChatMessageReaction(
                    type: MessageReactionType(rawValue: type), score: reaction.integer("score") ?? 1, createdAt: date,
                    updatedAt: reaction.date("updated_at") ?? date, author: author))
        }
        message.latestReactions = reactions
        message.currentUserReactions = reactions.filter { $0.author.id == me }
        readReactionCounts(object, into: &message)
    }

    private func readReactionCounts(_ object: PayloadObject, into message: inout ChatMessage) {
        func byType(_ key: String) -> [MessageReactionType: Int] {
            Dictionary(uniqueKeysWithValues: object.counts(key).map { (MessageReactionType(rawValue: $0), $1) })
        }

        if let groups = object.object("reaction_groups") {
            for name in groups.fieldNames() {
                guard let group = groups.object(name) else { continue }
                let type = MessageReactionType(rawValue: name)
                let count = group.count("count") ?? 0
                message.reactionGroups[type] = ChatMessageReactionGroup(
                    type: type, sumScores: group.integer("sum_scores") ?? count, count: count,
                    firstReactionAt: group.date("first_reaction_at") ?? message.createdAt,
                    lastReactionAt: group.date("last_reaction_at") ?? message.createdAt)
            }
        }
        let counts = byType("reaction_counts")
        let scores = byType("reaction_scores")
        // A payload can have any of the four, each of which replaces the others.
        let fromGroups = message.reactionGroups.mapValues(\.count)
        let fromReactions = Dictionary(grouping: message.latestReactions, by: \.type).mapValues(\.count)
        message.reactionCounts = [counts, fromGroups, scores, fromReactions].first { !$0.isEmpty } ?? [:]
        for type in message.reactionCounts.keys where !MessageReactionType.drawn.contains(type) {
            warnings.addUnknownReaction(type)
        }
        message.reactionScores =
            [scores, message.reactionGroups.mapValues(\.sumScores), counts, fromReactions].first { !$0.isEmpty } ?? [:]
    }
}

extension [ChatMessage] {
    /// Oldest first; messages with the same time keep their order.
    package func sortedByDate() -> [ChatMessage] {
        if zip(self, dropFirst()).allSatisfy({ $0.createdAt <= $1.createdAt }) { return self }
        return enumerated().sorted {
            ($0.element.createdAt, $0.offset) < ($1.element.createdAt, $1.offset)
        }.map(\.element)
    }
}
