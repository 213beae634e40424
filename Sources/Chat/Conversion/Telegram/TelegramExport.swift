internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the JSON exported by Telegram Desktop: one chat, or all of them.
struct TelegramExport {
    private let export: Export
    private var omissions = OmittedData()

    init(_ export: Export) {
        self.export = export
    }

    /// Whether a record is a Telegram chat, or a list of them.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        guard records.count == 1, let node = records.first?.node else { return false }
        return isChat(node) || !chats(in: node).isEmpty
    }

    private static func isChat(_ node: DocumentNode) -> Bool {
        guard node["messages"]?.elements != nil, let type = node.name("type") else { return false }
        return types.contains(type)
    }

    private static let types: Set<String> = [
        "saved_messages", "replies", "personal_chat", "bot_chat", "private_group", "private_supergroup",
        "public_supergroup", "private_channel", "public_channel", "verification_codes",
    ]

    private static func chats(in node: DocumentNode) -> [DocumentNode] {
        ["chats", "left_chats"].flatMap { node.object($0)?.objects("list") ?? [] }.filter(isChat)
    }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ExportedConversations {
        guard let record = records.first, Self.canRead(records) else {
            let found = records.first.map { $0.node.keysSummary } ?? "an empty list"
            throw DocumentError(
                file: export.name, line: records.first?.node.line,
                problem: ConversionProblem.notThisFormat(
                    .telegram, found: found, expected: "a chat with its type and messages, or a list of chats"))
        }
        let chats = Self.isChat(record.node) ? [record.node] : Self.chats(in: record.node)
        var found: [(chat: DocumentNode, cid: ChannelId, messages: [ChatMessage])] = []
        for (number, chat) in chats.enumerated() {
            let id = chat["id"]?.characters ?? "number-\(number + 1)"
            let cid = ChannelId(type: .messaging, id: "telegram-\(id)")
            var reader = TelegramMessages(export, cid: cid)
            found.append((chat, cid, reader.messages(of: chat)))
            omissions.add(reader.omissions)
        }
        let authors = found.flatMap(\.messages).filter { $0.type != .system }.map(\.author)
        var notes: [String] = []
        var me = try export.user(among: authors)
        if me == nil, let owner = Self.owner(record.node, chats, authors) {
            me = owner
            notes.append(
                "assuming \(owner.name ?? owner.id), who exported the chats, is the current user; use --me to change")
        }
        let conversations = found.map { conversation($0.chat, $0.cid, $0.messages, me) }
        return ExportedConversations(conversations: conversations, omissions: omissions, notes: notes)
    }

    /// The person who exported the chats: a full export has it; a personal chat has the identifier of the other person.
    private static func owner(_ node: DocumentNode, _ chats: [DocumentNode], _ authors: [ChatUser]) -> ChatUser? {
        if let id = node.object("personal_information")?["user_id"]?.characters {
            return authors.first { $0.id == "user\(id)" }
        }
        guard chats.count == 1, chats[0].name("type") == "personal_chat", let id = chats[0]["id"]?.characters,
            authors.contains(where: { $0.id == "user\(id)" })
        else { return nil }
        return authors.first { $0.id != "user\(id)" }
    }

    private func conversation(
        _ chat: DocumentNode, _ cid: ChannelId, _ found: [ChatMessage], _ me: ChatUser?
    ) -> Conversation {
        var messages = found
        var ids: Set<UserId> = []
        let members = messages.filter { $0.type != .system }.map(\.author).filter { ids.insert($0.id).inserted }
        for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
        let isDirect = ["personal_chat", "bot_chat"].contains(chat.name("type") ?? "") && me != nil
        let name = chat.name("name") ?? (chat.name("type") == "saved_messages" ? "Saved Messages" : "Telegram")
        let channel = ChatChannel(
            cid: cid, name: isDirect ? nil : name,
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) })
        return Conversation(
            channel: channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages, users: members)
    }
}
