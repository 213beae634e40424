internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the text that WhatsApp exports.
struct WhatsAppExport {
    private let export: Export
    private var losses = Losses()
    private var notes: [String] = []
    private var users: [ChatUser] = []
    private var owner: ChatUser?
    private var groupName: String?
    private let cid = ChannelId(type: .messaging, id: "whatsapp")

    init(_ export: Export) {
        self.export = export
    }

    /// Whether one of the first lines is the beginning of a message.
    static func canRead(_ text: String) -> Bool {
        text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).prefix(20)
            .contains { WhatsAppLine($0) != nil }
    }

    mutating func read() throws(DocumentError) -> ForeignConversations {
        let lines = entries()
        guard let first = lines.first else {
            throw DocumentError(
                file: export.name, line: 1,
                problem: ConversionProblem.notThisFormat(
                    .whatsapp, found: "a text without such a line",
                    expected: "a line such as “5/2/24, 11:58 AM - Ana: Hi” or “[02.05.24, 11:58:03] Ana: Hi”"))
        }
        let found = WhatsAppDates.order(of: lines, wanted: export.options.dateOrder)
        if found.isGuess {
            let isDayFirst = found.order == .dayMonthYear
            notes.append(
                "\(export.name): the dates don’t say whether the day or the month comes first; the "
                    + "\(isDayFirst ? "day" : "month") is taken, and --dates \(isDayFirst ? "month-first" : "day-first") "
                    + "says otherwise")
        }
        for name in lines.compactMap(\.author) where !users.contains(where: { $0.name == name }) {
            users.append(ChatUser(id: identifier(for: name), name: name))
        }
        var messages: [ChatMessage] = []
        var date = WhatsAppDates.date(first, found.order) ?? Date(timeIntervalSince1970: 1_704_110_400)
        for line in lines {
            if let found = WhatsAppDates.date(line, found.order) {
                date = found
            } else {
                losses.add("dates of days that don’t exist, in whose place the one before stands")
            }
            messages.append(message(line, id: "message-\(messages.count + 1)", at: date))
        }
        return try conversation(messages)
    }

    private mutating func conversation(_ found: [ChatMessage]) throws(DocumentError) -> ForeignConversations {
        var messages = found
        let authors = messages.filter { $0.type != .system }.map(\.author)
        let members = users.filter { authors.contains($0) }
        var me = try export.user(among: members.isEmpty ? users : members)
        if me == nil, let owner {
            me = owner
            notes.append("who deleted messages exported the chat: it is the screen of \(owner.name ?? owner.id)")
        }
        if let me {
            for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        }
        let channel = ChatChannel(
            cid: cid, name: members.count <= 2 && me != nil ? nil : title, memberCount: members.count,
            lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        let conversation = Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
        if me == nil {
            notes.append(
                ForeignConversations.missingMe([conversation]))
        }
        return ForeignConversations(conversations: [conversation], losses: losses, notes: notes)
    }

    /// The name of the chat, which the export has in its file's name.
    private var title: String {
        if let groupName, !groupName.isEmpty { return groupName }
        for prefix in ["WhatsApp Chat with ", "WhatsApp Chat - ", "WhatsApp Chat mit ", "Chat de WhatsApp con "]
        where export.stem.hasPrefix(prefix) {
            return String(export.stem.dropFirst(prefix.count))
        }
        return export.stem.isEmpty || export.stem == "_chat" ? "WhatsApp" : export.stem
    }

    /// The lines that begin messages, each with those that go on with it.
    private mutating func entries() -> [WhatsAppLine] {
        var entries: [WhatsAppLine] = []
        for line in export.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let entry = WhatsAppLine(line) {
                entries.append(entry)
            } else if !entries.isEmpty {
                entries[entries.count - 1].text += "\n" + line
            } else if line.contains(where: { !$0.isWhitespace }) {
                losses.add("lines above the first message, which are left out")
            }
        }
        for index in entries.indices {
            while entries[index].text.last?.isNewline == true { entries[index].text.removeLast() }
        }
        return entries
    }

    /// Letters and digits of a name, so that it can be typed.
    private func identifier(for name: String) -> UserId {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        let base = words.isEmpty ? "user" : words.joined(separator: "-")
        var id = base
        var number = 1
        while users.contains(where: { $0.id == id }) {
            number += 1
            id = "\(base)-\(number)"
        }
        return id
    }

    // MARK: Messages

    private mutating func message(_ line: WhatsAppLine, id: String, at date: Date) -> ChatMessage {
        let user = line.author.flatMap { name in users.first { $0.name == name } }
        guard let user, !(line.isMarked && WhatsAppPhrases.isNotice(line.text)) else {
            // On iOS, the first notice stands behind the name of the group.
            if groupName == nil { groupName = line.author }
            return ChatMessage(
                id: id, cid: cid, text: Self.plain(line.text), type: .system, createdAt: date,
                author: ChatUser(id: "system"))
        }
        var message = ChatMessage(id: id, cid: cid, text: Self.plain(line.text), createdAt: date, author: user)
        if WhatsAppPhrases.isDeleted(message.text) {
            if WhatsAppPhrases.isOwnDeletion(message.text) { owner = user }
            message.type = .deleted
            message.deletedAt = date
            message.text = ""
            return message
        }
        if let text = WhatsAppPhrases.withoutEdition(message.text) {
            message.text = text
            message.textUpdatedAt = date
        }
        if WhatsAppPhrases.isOmittedMedia(message.text) {
            losses.add("pictures, films and recordings that the export leaves out, whose lines stand as texts")
        }
        readFile(into: &message)
        readPoll(into: &message)
        readMentions(into: &message)
        return message
    }

    /// The text without the marks that isolate names and numbers.
    private static func plain(_ text: String) -> String {
        String(text.filter { !WhatsAppLine.isMark($0) && $0 != "\u{2068}" && $0 != "\u{2069}" })
    }

    /// Reads a file that stands in the first line. The lines below it are its caption.
    private mutating func readFile(into message: inout ChatMessage) {
        let lines = message.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = lines.first.flatMap(WhatsAppPhrases.attachedFile) else { return }
        message.text = lines.count > 1 ? lines[1] : ""
        let ending = (name as NSString).pathExtension.lowercased()
        if ["jpg", "jpeg", "png"].contains(ending), let path = export.picturePath(name) {
            message.attach(ImageAttachmentPayload(imageURL: URL(fileURLWithPath: path)), .image)
        } else if ["mp4", "mov", "3gp"].contains(ending) {
            message.attach(VideoAttachmentPayload(title: name, videoURL: URL(fileURLWithPath: "/file")), .video)
        } else if ["opus", "ogg", "m4a", "mp3", "aac", "amr"].contains(ending) {
            message.attach(AudioAttachmentPayload(title: name, audioURL: URL(fileURLWithPath: "/file")), .audio)
        } else {
            if ["jpg", "jpeg", "png", "webp", "gif"].contains(ending) {
                losses.add("pictures that don’t lie beside the conversation file, which are drawn as files")
            }
            message.attach(FileAttachmentPayload(named: name), .file)
        }
    }

    /// Reads a poll: its question, and its options with their votes.
    private func readPoll(into message: inout ChatMessage) {
        let lines = message.text.split(separator: "\n").map(String.init)
        guard lines.count > 2, lines[0] == "POLL:" else { return }
        var poll = Poll(id: "\(message.id)-poll", name: lines[1], createdBy: message.author, voteCountsByOption: [:])
        for line in lines.dropFirst(2) {
            guard let match = line.wholeMatch(of: /OPTION: (.*) \((\d{1,6}) votes?\)/) else { return }
            let option = PollOption(id: "option-\(poll.options.count + 1)", text: String(match.1))
            poll.options.append(option)
            poll.voteCountsByOption?[option.id] = Int(match.2) ?? 0
        }
        message.poll = poll
        message.text = ""
    }

    private func readMentions(into message: inout ChatMessage) {
        guard message.text.contains("@") else { return }
        for user in users {
            if let name = user.name, message.text.contains("@\(name)") { message.mentionedUsers.insert(user) }
        }
    }
}
