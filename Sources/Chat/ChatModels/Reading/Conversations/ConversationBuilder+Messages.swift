internal import Documents
internal import Foundation

extension ConversationBuilder {
    /// The default time of the first message: January 1, 2024, 12:00 UTC.
    static let firstDate = Date(timeIntervalSince1970: 1_704_110_400)

    /// - Parameter index: The index of the message; `nil` for a reply in a thread.
    func message(_ place: LocatedNode, index: Int?) throws(DocumentError) -> ChatMessage {
        let node = try KeyedNode<MessageKey>(place)
        let type = try node.choice(.type, of: MessageType.self) ?? .regular
        let id = try identifier(node, index: index)
        var message = ChatMessage(
            id: id, cid: cid, text: try node.text(.text) ?? "", type: type,
            createdAt: try date(node, isReply: index == nil), author: try author(node, type: type))
        message.isSentByCurrentUser = currentUser == message.author
        try readState(node, into: &message)
        try readReferences(node, into: &message)
        try readReactions(node, into: &message)
        try readAttachments(node, into: &message)
        try readThread(node, into: &message)
        warnOfEmptiness(node, of: message)
        return message
    }

    /// Warns about a message without content, unless it has `text: ""`.
    private func warnOfEmptiness(_ node: KeyedNode<MessageKey>, of message: ChatMessage) {
        let isBubble = message.type == .regular || message.type == .reply
        guard isBubble, message.text.isEmpty, message.allAttachments.isEmpty, message.poll == nil,
            message.quotedMessage == nil, node[.text] == nil
        else { return }
        let text = node.place.node[MessageKey.text.rawValue]
        switch text?.value {
        // It has been reported already.
        case .comment: return
        case .nothing(let word):
            warnings.append(
                "\(file):\(text?.line ?? 1): \(node.place.path) has no text, since “\(word)” is a null value without "
                    + "quotes; write text: \"\(word)\" for the word, or text: \"\" for an empty bubble")
        case .null, .text, .plain, .commented, .sequence, .mapping, nil:
            warnings.append(
                "\(file):\(node.place.node.line): \(node.place.path) has neither text nor attachments, and is drawn as an "
                    + "empty bubble; write text: \"\" if that is intended")
        }
    }

    private func identifier(_ node: KeyedNode<MessageKey>, index: Int?) throws(DocumentError) -> MessageId {
        guard let place = node[.id] else {
            let channel = number.map { "channel-\($0)-" } ?? ""
            let id = index.map { "\(channel)message-\($0 + 1)" } ?? node.place.path.description
            taken.messages.insert(id)
            return id
        }
        let id = try place.text()
        guard taken.messages.insert(id).inserted else {
            throw place.failure(ConversationProblem.duplicateMessage(id))
        }
        return id
    }

    private func author(
        _ node: KeyedNode<MessageKey>, type: MessageType
    ) throws(DocumentError) -> ChatUser {
        if let place = node[.from] { return try user(place) }
        guard type == .system || type == .error else {
            throw node.place.failure(ValueProblem.missingKey(MessageKey.from.rawValue))
        }
        return ChatUser(id: "system")
    }

    private func date(_ node: KeyedNode<MessageKey>, isReply: Bool) throws(DocumentError) -> Date {
        let previous = messages.last?.createdAt
        guard let place = node[.at] else { return previous ?? Self.firstDate }
        let date = try place.date()
        if let previous, date < previous, !isReply {
            warnings.append(
                "\(file):\(place.node.line): \(place.path) is earlier than the message before it; "
                    + "messages are drawn in the order of the file")
        }
        return date
    }
}

// MARK: - State

extension ConversationBuilder {
    private func readState(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        message.localState = try node.choice(.state, of: StateName.self)?.localState
        message.textUpdatedAt = try moment(node[.edited], MessageKey.edited, default: message.createdAt)
        message.deletedAt =
            try moment(node[.deleted], MessageKey.deleted, default: message.createdAt)
            ?? (message.type == .deleted ? message.createdAt : nil)
        if message.deletedAt != nil { message.type = .deleted }
        message.isSilent = try node.flag(.silent) ?? false
        message.isShadowed = try node.flag(.shadowed) ?? false
        message.command = try node.text(.command)
        message.arguments = try node.text(.arguments)
        message.extraData = try node.rawJSON(.extra)
        if let moderation = try node.choice(.moderation, of: ModerationName.self) {
            message.moderationDetails = MessageModerationDetails(
                originalText: message.text, action: moderation.action)
        }
        try readPin(node, into: &message)
        try readReaders(node[.readBy], into: &message)
        try readTranslations(node, into: &message)
    }

    /// A date, or `true` for any.
    private func moment(
        _ place: LocatedNode?, _ key: MessageKey, default date: Date
    ) throws(DocumentError) -> Date? {
        guard let place else { return nil }
        if let flag = place.node.flag { return flag ? date : nil }
        guard place.node.characters != nil else { throw place.wrongType(expected: key.shape.words) }
        return try place.date()
    }

    private func readPin(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        let pinner = try node[.pinnedBy].map { place throws(DocumentError) in try user(place) }
        if try node.flag(.pinned) ?? (pinner != nil) {
            message.pinDetails = MessagePinDetails(
                pinnedAt: message.createdAt, pinnedBy: pinner ?? message.author)
        }
    }

    private func readReaders(_ place: LocatedNode?, into message: inout ChatMessage) throws(DocumentError) {
        guard let place else { return }
        defer { taken.readers += message.readBy.count }
        guard taken.readers <= InputLimits.readers else {
            throw place.failure(
                LimitProblem("readers of messages and more", found: taken.readers, limit: InputLimits.readers))
        }
        let author = message.author
        if place.node.elements != nil {
            message.readBy = Set(try users(place).filter { $0 != author })
            message.readByCount = message.readBy.count
        } else if place.node.number != nil {
            message.readByCount = try place.integer(in: MessageKey.readBy.shape.integers ?? 0...0)
            message.readBy = Set(users.lazy.filter { $0 != author }.prefix(message.readByCount))
        } else {
            guard place.node.characters != nil else {
                throw place.wrongType(expected: MessageKey.readBy.shape.words)
            }
            _ = try place.choice(MessageKey.readBy.shape.choices ?? [])
            message.readBy = Set(users.filter { $0 != author })
            message.readByCount = message.readBy.count
        }
    }

    private func readTranslations(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        message.originalLanguage = try node.text(.language).map(TranslationLanguage.init)
        guard let named = try node.named(.translations) else { return }
        var translations: [TranslationLanguage: String] = [:]
        for (code, place) in named { translations[TranslationLanguage(languageCode: code)] = try place.text() }
        message.translations = translations
    }
}

// MARK: - References

extension ConversationBuilder {
    private func readReferences(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        if let place = node[.mentions] { message.mentionedUsers = Set(try users(place)) }
        if let place = node[.replyTo] {
            var quoted = messages[try index(place)]
            // A quotation doesn't show its own quotation, and a long chain of them would be kept in memory.
            if quoted.quotedMessage != nil { quoted.quotedMessage = nil }
            message.quotedMessage = quoted
        }
    }

    /// The index of an earlier message, given by its number or id.
    func index(_ place: LocatedNode) throws(DocumentError) -> Int {
        guard let reference = place.node.characters else { throw place.wrongType(expected: ValueShape.message.words) }
        if let index = indicesById[reference] { return index }
        guard let number = place.node.integer, number >= 1 else {
            throw place.failure(ConversationProblem.unknownMessage(reference, count: messages.count))
        }
        guard number <= messages.count else { throw place.failure(ConversationProblem.laterMessage(reference)) }
        return number - 1
    }

    private func readThread(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        guard let place = node[.thread] else { return }
        let thread = try KeyedNode<ThreadKey>(place)
        if let parent = thread[.parent] {
            message.parentMessageId = messages[try index(parent)].id
            message.showReplyInChannel = try thread.flag(.inChannel) ?? true
        }
        let replies = try readReplies(thread, to: message)
        message.replyCount = try thread.integer(.replies) ?? replies.count
        message.latestReplies = replies
        message.threadParticipants =
            try thread[.participants].map { place throws(DocumentError) in try users(place) }
            ?? replies.reversed().map(\.author).uniqued()
        message.threadParticipantsCount = message.threadParticipants.count
        if message.replyCount > 0 {
            threads.append(
                ThreadDraft(
                    parent: message.id, title: try thread.text(.title), unread: try thread.integer(.unread) ?? 0))
        }
    }

    /// Adds replies in the channel to their parent messages, unless those list replies, and creates a thread for each.
    func collectThreads() {
        var replies: [MessageId: [ChatMessage]] = [:]
        for reply in messages {
            if let parent = reply.parentMessageId { replies[parent, default: []].append(reply) }
        }
        let known = Set(threads.map(\.parent))
        for index in messages.indices {
            let parent = messages[index]
            guard parent.latestReplies.isEmpty, let found = replies[parent.id] else { continue }
            if !known.contains(parent.id) { threads.append(ThreadDraft(parent: parent.id, title: nil, unread: 0)) }
            messages[index].latestReplies = found.sortedByDate()
            if parent.replyCount == 0 { messages[index].replyCount = found.count }
            guard parent.threadParticipants.isEmpty else { continue }
            messages[index].threadParticipants = found.reversed().map(\.author).uniqued()
            messages[index].threadParticipantsCount = messages[index].threadParticipants.count
        }
    }

    private func readReplies(
        _ thread: KeyedNode<ThreadKey>, to parent: ChatMessage
    ) throws(DocumentError) -> [ChatMessage] {
        var replies: [ChatMessage] = []
        for place in try thread.elements(.messages) ?? [] {
            var reply = try message(place, index: nil)
            if reply.type == .regular { reply.type = .reply }
            reply.parentMessageId = parent.id
            if place.node[MessageKey.at.rawValue] == nil {
                reply.createdAt = replies.last?.createdAt ?? parent.createdAt
            }
            replies.append(reply)
        }
        return replies
    }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
