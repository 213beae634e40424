internal import ChatModels
internal import Documents
internal import Files
internal import Foundation

/// Reads the text that imessage-exporter writes for each chat.
///
/// ```text
/// May 17, 2022  5:29:42 PM (Read by you after 1 hour)
/// Rosa
/// Noodles?
/// Tapbacks:
/// Loved by Me
/// ```
///
/// Replies are below their message, indented by four spaces.
struct IMessageExport {
    private let export: Export
    private var omissions = OmittedData()
    private var messages: [ChatMessage] = []

    /// The last message that isn't a reply.
    private var parent: MessageId?
    private let cid = ChannelId(type: .messaging, id: "imessage")

    init(_ export: Export) {
        self.export = export
    }

    /// Whether one of the first lines is the time of a message.
    static func canRead(_ text: String) -> Bool {
        text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).prefix(20)
            .contains { IMessageTime($0) != nil }
    }

    mutating func read() throws(DocumentError) -> ExportedConversations {
        let lines = export.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var entry: Entry?
        var isBlankAbove = true
        for line in lines {
            defer { isBlankAbove = line.allSatisfy(\.isWhitespace) }
            // A notice follows a blank line; below an author, a time starts an edited text.
            if let time = IMessageTime(line), time.notice.isEmpty || isBlankAbove || entry == nil {
                if let entry { add(entry) }
                entry = Entry(time: time)
            } else if let indentation = entry?.time.indentation {
                let blanks = line.prefix { $0 == " " }.count
                entry?.lines.append(String(line.dropFirst(min(indentation, blanks))))
            } else if line.contains(where: { !$0.isWhitespace }) {
                omissions.add("lines before the first message, omitted")
            }
        }
        if let entry { add(entry) }
        guard !messages.isEmpty else {
            throw DocumentError(
                file: export.name, line: 1,
                problem: ConversionProblem.notThisFormat(
                    .imessage, found: "a text without such a line",
                    expected: "a line such as “May 17, 2022  5:29:42 PM”"))
        }
        return try conversation()
    }

    /// The lines below a time.
    private struct Entry {
        let time: IMessageTime
        var lines: [String] = []
    }

    private mutating func add(_ entry: Entry) {
        let id = "message-\(messages.count + 1)"
        if !entry.time.notice.isEmpty {
            messages.append(
                ChatMessage(
                    id: id, cid: cid, text: MarkdownText.escaping(entry.time.notice), type: .system,
                    createdAt: entry.time.date, author: ChatUser(id: "system")))
            return
        }
        // It is also in the thread of that message.
        guard !entry.lines.contains("This message responded to an earlier message.") else {
            omissions.add("replies both in the thread and in the chat, kept once")
            return
        }
        guard let name = entry.lines.first?.trimmingCharacters(in: .whitespaces), !name.isEmpty else {
            omissions.add("times without a message, omitted")
            return
        }
        var message = ChatMessage(
            id: id, cid: cid, text: "", createdAt: entry.time.date, author: Self.user(name))
        if entry.time.indentation > 0, let parent {
            message.parentMessageId = parent
            message.type = .reply
        }
        read(entry.lines.dropFirst(), into: &message)
        guard message.type == .deleted || !message.text.isEmpty || !message.allAttachments.isEmpty else {
            omissions.add("messages without visible content, omitted")
            return
        }
        messages.append(message)
        if message.parentMessageId == nil { parent = message.id }
    }

    private static func user(_ name: String) -> ChatUser {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return ChatUser(id: words.isEmpty ? "user" : words.joined(separator: "-"), name: name)
    }

    private mutating func read(_ lines: ArraySlice<String>, into message: inout ChatMessage) {
        var text: [String] = []
        var isTapback = false
        let isEdited = lines.contains { Self.edition($0) != nil }
        for line in lines {
            if line == "Tapbacks:" || line == "Reactions:" {
                isTapback = true
            } else if isTapback, let match = line.wholeMatch(of: /(\S+) by (.+)/) {
                add(tapback: String(match.1), by: String(match.2), to: &message)
            } else if line.hasPrefix("Sent with ") {
                omissions.add("message effects, omitted")
            } else if line == "This message was deleted from the conversation!" {
                omissions.add("messages deleted on one device, shown")
            } else if line.hasSuffix(" unsent a message!") || line.hasSuffix(" deleted a message.") {
                message.delete(at: message.createdAt)
                return
            } else if let edition = Self.edition(line) {
                message.textUpdatedAt = message.createdAt
                text = [edition]
            } else if isEdited, text.isEmpty, let original = IMessageTime(line)?.notice, !original.isEmpty {
                text = [original]
            } else if let path = attachmentPath(line) {
                message.attach(file: path.nameInPath, at: path, of: export, omissions: &omissions)
            } else {
                isTapback = isTapback && line.isEmpty
                text.append(line)
            }
        }
        message.text = MarkdownText.escaping(text.joined(separator: "\n").trimmingNewlines)
    }

    /// The text after an edit, which replaces the line above: `Edited 10 seconds later: Hi`.
    private static func edition(_ line: String) -> String? {
        guard line.hasPrefix("Edited "), let range = line.firstRange(of: " later: ") else { return nil }
        return String(line[range.upperBound...])
    }

    /// The path of an attachment, on a separate line.
    private func attachmentPath(_ line: String) -> String? {
        let path = line.hasPrefix("Sticker from ") ? line.components(separatedBy: ": ").last ?? line : line
        guard path.contains("/"), !path.contains("://"), !RelativePath.ending(of: path).isEmpty,
            path.hasPrefix("attachments/") || path.hasPrefix("/") || path.hasPrefix("~/")
        else { return nil }
        return path
    }

    private mutating func add(tapback: String, by name: String, to message: inout ChatMessage) {
        let words: [String: MessageReactionType] = [
            "Loved": "love", "Liked": "like", "Laughed": "haha", "Disliked": "sad",
        ]
        guard let type = words[tapback] ?? ReactionIcons.type(of: tapback) else {
            omissions.add("reactions without an icon, omitted")
            return
        }
        message.add(reaction: type, count: 1, by: [Self.user(name)])
    }

    private func conversation() throws(DocumentError) -> ExportedConversations {
        var messages = messages
        let (members, me) = try export.people(of: messages)
        for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        let counts = Dictionary(grouping: messages.compactMap(\.parentMessageId)) { $0 }.mapValues(\.count)
        for index in messages.indices { messages[index].replyCount = counts[messages[index].id] ?? 0 }
        let channel = ChatChannel(
            cid: cid, name: members.count <= 2 && me != nil ? nil : export.stem.isEmpty ? "iMessage" : export.stem,
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        let conversation = Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
        return ExportedConversations(conversations: [conversation], omissions: omissions)
    }
}
