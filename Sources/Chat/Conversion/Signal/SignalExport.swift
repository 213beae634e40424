internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the `data.json` that signal-export writes for each chat: one message per line.
struct SignalExport {
    private let export: Export
    private var omissions = OmittedData()

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records are messages from signal-export.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { isMessage($0.node) }
    }

    private static func isMessage(_ node: DocumentNode) -> Bool {
        ["date", "sender", "body", "reactions"].allSatisfy { node[$0] != nil }
    }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ExportedConversations {
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
                omissions.add("objects other than messages, omitted")
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
                // A message that isn't in the export, or a picture without text.
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

    /// The text without the trailing spaces of Markdown line breaks.
    private static func body(_ node: DocumentNode) -> String {
        (node.name("body") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The text of the quoted message.
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
            omissions.add("stickers, shown as their emoji")
            message.append(paragraph: sticker.name("emoji") ?? "🖼️")
        }
        for attachment in node.objects("attachments") {
            let name = attachment.name("name") ?? ""
            let path = attachment.name("path")?.removingPercentEncoding ?? ""
            guard !name.isEmpty else {
                omissions.add("files missing from the export, omitted")
                continue
            }
            message.attach(file: name, at: path, of: export, omissions: &omissions)
        }
        for reaction in node["reactions"]?.elements ?? [] {
            // A list of authors with their reactions.
            let parts = (reaction.elements ?? []).compactMap(\.characters)
            guard parts.count == 2, let type = ReactionIcons.type(of: parts[1]) else {
                omissions.add("reactions without an icon, omitted")
                continue
            }
            message.add(reaction: type, count: 1, by: [Self.user(parts[0])])
        }
        if node["deleted"]?.flag == true { message.delete(at: message.createdAt) }
        return message
    }

    private func conversation(_ found: [ChatMessage], _ cid: ChannelId) throws(DocumentError) -> ExportedConversations {
        var messages = found
        let (members, me) = try export.people(of: messages)
        for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        let title = export.folderName
        let channel = ChatChannel(
            cid: cid, name: members.count <= 2 && me != nil ? nil : title.isEmpty ? "Signal" : title,
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        let conversation = Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
        return ExportedConversations(conversations: [conversation], omissions: omissions)
    }
}
