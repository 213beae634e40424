internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the channels of a workspace exported by Slack, or some messages of one channel.
struct SlackExport {
    private let export: Export

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records look like Slack messages: they have a timestamp, and no Stream channel.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { record in
            isMessage(record.node) || record.node.objects("messages").contains(where: isMessage)
        }
    }

    private static func isMessage(_ node: DocumentNode) -> Bool {
        node["ts"] != nil && node["created_at"] == nil && node["cid"] == nil
    }

    func read(_ channels: [SlackChannelFiles]) throws(DocumentError) -> ExportedConversations {
        var directory = try SlackDirectory.read(export, beside: channels)
        var omissions = OmittedData()
        var found: [(channel: ChatChannel, messages: [ChatMessage])] = []
        for channel in channels {
            let known = directory.channel(channel.name)
            let cid = ChannelId(type: .messaging, id: known?.id ?? (channel.name.isEmpty ? "slack" : channel.name))
            var reader = SlackMessages(export, directory, cid: cid, folder: channel.name)
            for day in channel.days {
                guard let source = try export.files?.source(day) else { continue }
                try reader.add(JSONRecords.read(source))
            }
            try reader.add(channel.records)
            let messages = reader.finished()
            omissions.add(reader.omissions)
            directory = reader.directory
            found.append((self.channel(channel, cid, known, messages, directory), messages))
        }
        let me = try export.user(among: found.flatMap(\.messages).map(\.author))
        let conversations = found.map { found in
            var messages = found.messages
            for index in messages.indices { messages[index].isSentByCurrentUser = messages[index].author == me }
            return Conversation(
                channel: found.channel, currentUser: me.map { CurrentChatUser(user: $0) }, messages: messages,
                users: found.channel.lastActiveMembers)
        }
        return ExportedConversations(
            conversations: conversations, omissions: omissions, notes: notes(directory))
    }

    /// The channel with the listed members, or else the authors.
    private func channel(
        _ files: SlackChannelFiles, _ cid: ChannelId, _ known: SlackDirectory.Channel?, _ messages: [ChatMessage],
        _ directory: SlackDirectory
    ) -> ChatChannel {
        var members: [ChatUser] = []
        var ids: Set<UserId> = []
        let authors = messages.filter { $0.type != .system }.map(\.author)
        for user in authors + (known?.members ?? []).map(directory.user) where ids.insert(user.id).inserted {
            members.append(user)
        }
        let name = known?.name ?? (files.name.isEmpty ? "Slack" : files.name)
        return ChatChannel(
            cid: cid, name: known?.isDirect == true ? nil : name, memberCount: members.count,
            lastActiveMembers: members.map { ChatChannelMember(user: $0) })
    }

    private func notes(_ directory: SlackDirectory) -> [String] {
        guard export.files != nil, !directory.hasUsers else { return [] }
        return ["users.json is missing next to the export: users without a name are shown by their ids"]
    }
}
