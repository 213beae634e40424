internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the `data.json` that signal-export writes for each chat: a message on each line.
struct SignalExport {
    private let export: Export
    private var losses = OmittedData()

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records are messages of signal-export.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { isMessage($0.node) }
    }

    private static func isMessage(_ node: DocumentNode) -> Bool {
        ["date", "sender", "body", "reactions"].allSatisfy { node[$0] != nil }
    }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ForeignConversations {
        let cid = ChannelId(type: .messaging, id: "signal")
        var messages: [ChatMessage] = []
        var places: [String: Int] = [:]
        for record in records {
            guard record.node.entries != nil else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.signal, found: record.node.summary, expected: "a message"))
            }
            guard Self.isMessage(record.node),
                let date = record.node.name("date").flatMap({ DateReader.date($0) })
            else {
                losses.add("objects that are no messages, which are left out")
                continue
            }
            let empty = ChatMessage(
                id: "message-\(messages.count + 1)", cid: cid, text: "", createdAt: date,
                author: Self.user(record.node.name("sender") ?? "unknown"))
            var message = message(record.node, empty)
            let quoted = Self.quoted(record.node)
            if let place = places[quoted] {
                message.quotedMessage = messages[place]
            } else if !quoted.isEmpty {
                // A message that isn't in the export, or a picture without a text.
                message.text = MarkdownText.quotation(MarkdownText.escaped(quoted)) + "\n\n" + message.text
            }
            let body = Self.body(record.node)
            if !body.isEmpty { places[body] = messages.count }
            messages.append(message)
        }
        return try conversation(messages, cid)
    }

    private static func user(_ name: String) -> ChatUser {
        ChatUser(id: name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-"), name: name)
    }

    /// The text without the blanks that keep lines apart in Markdown.
    private static func body(_ node: DocumentNode) -> String {
        (node.name("body") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The text of the message that is answered.
    private static func quoted(_ node: DocumentNode) -> String {
        (node.name("quote") ?? "").split(separator: "\n").map { String($0.hasPrefix("> ") ? $0.dropFirst(2) : $0) }
            .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private mutating func message(_ node: DocumentNode, _ empty: ChatMessage) -> ChatMessage {
        var message = empty
        message.text = MarkdownText.escaping(Self.body(node))
        if node["call"]?.flag == true {
            message.type = .system
            return message
        }
        if let sticker = node.object("sticker") {
            losses.add("stickers, whose emoji stand in their place")
            message.append(paragraph: sticker.name("emoji") ?? "🖼️")
        }
        for attachment in node.objects("attachments") {
            let name = attachment.name("name") ?? ""
            let path = attachment.name("path")?.removingPercentEncoding ?? ""
            guard !name.isEmpty else {
                losses.add("files that are not in the export, which are left out")
                continue
            }
            message.attach(file: name, at: path, of: export, losses: &losses)
        }
        for reaction in node["reactions"]?.elements ?? [] {
            // A list of who reacted, and with what.
            let parts = (reaction.elements ?? []).compactMap(\.characters)
            guard parts.count == 2, let type = ReactionIcons.type(of: parts[1]) else {
                losses.add("reactions that the components have no icon for, which are left out")
                continue
            }
            message.add(reaction: type, count: 1, by: [Self.user(parts[0])])
        }
        if node["deleted"]?.flag == true { message.delete(at: message.createdAt) }
        return message
    }

    private func conversation(_ found: [ChatMessage], _ cid: ChannelId) throws(DocumentError) -> ForeignConversations {
        var messages = found
        let (members, me) = try export.people(of: messages)
        for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        let title = export.folderName
        let channel = ChatChannel(
            cid: cid, name: members.count <= 2 && me != nil ? nil : title.isEmpty ? "Signal" : title,
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        let conversation = Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
        return ForeignConversations(conversations: [conversation], losses: losses)
    }
}
