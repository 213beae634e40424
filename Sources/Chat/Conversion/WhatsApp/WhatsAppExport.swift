internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the text exported by WhatsApp.
struct WhatsAppExport {
    private let export: Export
    private var omissions = OmittedData()
    private var notes: [String] = []
    private var names = WhatsAppNames([])
    private var owner: ChatUser?

    /// The name of the group, which precedes notices on iOS; `nil` if unknown.
    private var groupName: String?
    private let cid = ChannelId(type: .messaging, id: "whatsapp")

    init(_ export: Export) {
        self.export = export
    }

    /// Whether one of the first lines starts a message.
    static func canRead(_ text: String, _ pattern: DatePattern? = nil) -> Bool {
        text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).prefix(20)
            .contains { WhatsAppLine($0, pattern) != nil }
    }

    mutating func read() throws(DocumentError) -> ExportedConversations {
        let lines = entries()
        guard let first = lines.first else {
            throw DocumentError(
                file: export.name, line: 1,
                problem: ConversionProblem.notThisFormat(
                    .whatsapp, found: "a text without such a line",
                    expected: "a line such as “5/2/24, 11:58 AM - Ana: Hi” or “[02.05.24, 11:58:03] Ana: Hi”"))
        }
        let dates = WhatsAppDates(of: lines.map(\.time), export.options.dates)
        if export.options.dates != nil, let wrong = lines.first(where: { dates.date($0.time) == nil }) {
            let numbers = wrong.time.numbers.map(String.init).joined(separator: " ")
            throw DocumentError(
                file: export.name,
                problem: ConversionProblem.notThisFormat(
                    .whatsapp, found: "the date “\(numbers)”", expected: "a day that exists in the order of --dates"))
        }
        if let note = dates.note { notes.append("\(export.name): \(note)") }
        groupName = Self.groupName(of: lines) ?? named
        let written = lines.filter { $0.author != groupName || !$0.isMarked }
        names = WhatsAppNames(written.compactMap(\.author))
        var messages: [ChatMessage] = []
        var date = dates.date(first.time) ?? Date(timeIntervalSince1970: 1_704_110_400)
        for line in lines {
            if let found = dates.date(line.time) {
                date = found
            } else {
                omissions.add("nonexistent dates, replaced by the previous one")
            }
            messages.append(message(line, id: "message-\(messages.count + 1)", at: date))
        }
        return try conversation(messages)
    }

    private mutating func conversation(_ found: [ChatMessage]) throws(DocumentError) -> ExportedConversations {
        var messages = found
        let authors = Set(messages.lazy.filter { $0.type != .system }.map(\.author.id))
        let members = names.users.filter { authors.contains($0.id) }
        var me = try export.user(among: members.isEmpty ? names.users : members)
        if me == nil, let owner {
            me = owner
            notes.append(
                "assuming \(owner.name ?? owner.id) exported the chat (they deleted messages); use --me to change")
        }
        if let me {
            for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        }
        let channel = ChatChannel(
            cid: cid, name: members.count <= 2 && me != nil && !isGroup ? nil : title, memberCount: members.count,
            lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        let conversation = Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
        return ExportedConversations(conversations: [conversation], omissions: omissions, notes: notes)
    }

    // MARK: Names

    /// The author of notices who writes nothing else, which is the name of the group.
    private static func groupName(of lines: [WhatsAppLine]) -> String? {
        guard let first = lines.first(where: { $0.author != nil && $0.isMarked }), let name = first.author,
            WhatsAppPhrases.isEncryption(first.text) || WhatsAppPhrases.isNotice(first.text)
        else { return nil }
        return lines.allSatisfy { $0.author != name || $0.isMarked && !isContent($0.text) } ? name : nil
    }

    /// Whether a marked text is a person's message.
    private static func isContent(_ text: String) -> Bool {
        WhatsAppAttachment(text) != nil || WhatsAppPhrases.isOmittedMedia(text) || WhatsAppPhrases.isDeleted(text)
            || text.hasPrefix("POLL:") || text.contains("https://")
    }

    private var isGroup: Bool { groupName.map { names[$0] == nil } ?? false }

    /// The chat's name in the file name, or in the folder name.
    private var named: String? {
        for name in [export.stem, export.folderName] {
            for prefix in Self.prefixes where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
        }
        return nil
    }

    private static let prefixes = [
        "WhatsApp Chat with ", "WhatsApp Chat - ", "WhatsApp Chat mit ", "WhatsApp-Chat mit ", "Chat de WhatsApp con ",
        "Chat WhatsApp con ", "Discussion WhatsApp avec ", "WhatsApp-chat met ", "Conversa do WhatsApp com ",
        "Чат WhatsApp с ", "Czat WhatsApp z ", "WhatsApp Sohbeti - ", "WhatsApp-chatt med ",
    ]

    /// The name of the chat.
    private var title: String {
        if let groupName, !groupName.isEmpty { return groupName }
        return export.stem.isEmpty || export.stem.lowercased() == "_chat" ? "WhatsApp" : export.stem
    }

    /// The lines that start messages, each with its continuation lines.
    private mutating func entries() -> [WhatsAppLine] {
        let pattern = export.options.dates
        var entries: [WhatsAppLine] = []
        for line in export.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let entry = WhatsAppLine(line, pattern) {
                entries.append(entry)
            } else if !entries.isEmpty {
                entries[entries.count - 1].text += "\n" + line
            } else if line.contains(where: { !$0.isWhitespace }) {
                omissions.add("lines before the first message, omitted")
            }
        }
        // Copies lose the marks, and the first notice is always the same.
        if let first = entries.firstIndex(where: { $0.author != nil }),
            WhatsAppPhrases.isEncryption(entries[first].text)
        {
            entries[first].isMarked = true
        }
        for index in entries.indices {
            while entries[index].text.last?.isNewline == true { entries[index].text.removeLast() }
        }
        return entries
    }

    // MARK: Messages

    private mutating func message(_ line: WhatsAppLine, id: String, at date: Date) -> ChatMessage {
        let text = Self.plain(line.text)
        guard let name = line.author, let user = names[name], !isNotice(line, text, by: name) else {
            return ChatMessage(
                id: id, cid: cid, text: text, type: .system, createdAt: date, author: ChatUser(id: "system"))
        }
        var message = ChatMessage(id: id, cid: cid, text: text, createdAt: date, author: user)
        if WhatsAppPhrases.isDeleted(text) {
            if WhatsAppPhrases.isOwnDeletion(text) { owner = user }
            message.type = .deleted
            message.deletedAt = date
            message.text = ""
            return message
        }
        if let text = WhatsAppPhrases.withoutEdition(text) {
            message.text = text
            message.textUpdatedAt = date
        }
        if let name = WhatsAppPhrases.omittedDocument(message.text) {
            omissions.add("documents missing from the export, shown as files")
            message.text = ""
            message.attach(FileAttachmentPayload(named: name), .file)
            return message
        }
        if WhatsAppPhrases.isOmittedMedia(message.text) {
            omissions.add("photos, videos and voice messages missing from the export, shown as text")
            return message
        }
        readFile(into: &message)
        readPoll(into: &message)
        message.mentionedUsers = names.mentioned(in: message.text)
        message.text = WhatsAppText.markdown(message.text)
        return message
    }

    /// Whether a line with an author is a notice anyway.
    ///
    /// On iOS, notices follow the name of the group, or of the person who caused them and whose name they contain.
    private func isNotice(_ line: WhatsAppLine, _ text: String, by name: String) -> Bool {
        guard line.isMarked, !Self.isContent(text) else { return false }
        return name == groupName && names[name] == nil || text.contains(name) || WhatsAppPhrases.isNotice(text)
            || WhatsAppPhrases.isMissedCall(text)
    }

    /// The text without the characters that isolate names and numbers.
    private static func plain(_ text: String) -> String { String(text.filter { !WhatsAppLine.isMark($0) }) }

    private mutating func readFile(into message: inout ChatMessage) {
        guard let file = WhatsAppAttachment(message.text) else { return }
        let name = file.name
        message.text = file.caption
        let ending = (name as NSString).pathExtension.lowercased()
        if ["jpg", "jpeg", "png"].contains(ending), let path = export.picturePath(name) {
            message.attach(ImageAttachmentPayload(imageURL: URL(fileURLWithPath: path)), .image)
        } else if ["mp4", "mov", "3gp"].contains(ending) {
            message.attach(VideoAttachmentPayload(title: name, videoURL: URL(fileURLWithPath: "/file")), .video)
        } else if ["opus", "ogg", "m4a", "mp3", "aac", "amr"].contains(ending) {
            message.attach(
                AudioAttachmentPayload(
                    title: name, audioURL: URL(fileURLWithPath: "/file"), file: AttachmentFile(named: name)), .audio)
        } else {
            if ["jpg", "jpeg", "png", "webp", "gif"].contains(ending) {
                omissions.add("pictures that aren’t next to the conversation file, shown as files")
            }
            message.attach(FileAttachmentPayload(named: name), .file)
        }
    }

    /// Reads a poll: its question, and its options with their votes, in the language of the phone.
    private func readPoll(into message: inout ChatMessage) {
        let lines = message.text.split(separator: "\n").map(String.init)
        guard lines.count > 2, lines[0].wholeMatch(of: /\p{Lu}+:/) != nil else { return }
        var poll = Poll(id: "\(message.id)-poll", name: lines[1], createdBy: message.author, voteCountsByOption: [:])
        for line in lines.dropFirst(2) {
            guard let match = line.wholeMatch(of: /\p{Lu}+: (.*) \((\d{1,6}) [^()]+\)/) else { return }
            let option = PollOption(id: "option-\(poll.options.count + 1)", text: String(match.1))
            poll.options.append(option)
            poll.voteCountsByOption?[option.id] = Int(match.2) ?? 0
        }
        message.poll = poll
        message.text = ""
    }
}
