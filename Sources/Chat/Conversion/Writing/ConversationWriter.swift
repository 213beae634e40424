internal import ChatModels
internal import Documents
internal import Foundation

/// Writes conversations as a conversation file, and counts content that it can't represent.
struct ConversationWriter {
    private let found: ExportedConversations
    private let format: ExportFormat
    private let source: String

    private(set) var omissions: OmittedData

    /// The keys of users in the file: their identifiers, unless they are too long.
    private var keys: [UserId: String] = [:]

    /// The folder of the conversation file, links resolved; `nil` if unknown.
    private let folder: String?

    init(_ found: ExportedConversations, of format: ExportFormat, in export: Export) {
        self.found = found
        self.format = format
        source = export.name
        folder = export.options.folder.flatMap { Export.realPath($0.isEmpty ? "." : $0) }
        omissions = found.omissions
    }

    /// Returns the file.
    mutating func text() -> String {
        let shown = found.conversations.filter { !$0.messages.isEmpty || found.conversations.count > 1 }
        let users = users(of: shown)
        var text =
            "\(ConvertedConversation.beginning)\(format.name): \((source as NSString).lastPathComponent.oneLine)\n"
        if let me = shown.lazy.compactMap(\.currentUser).first {
            text += YAMLValue.mapping([("me", .scalar(key(me.id)))]).lines(indentation: 0)
        }
        if !users.isEmpty {
            text += YAMLValue.mapping([("users", .mapping(users.map { (key($0.id), value(of: $0)) }))])
                .lines(indentation: 0)
        }
        if shown.count == 1 {
            let channel = ChannelWriter(shown[0], keys: keys).entries(isOnly: true)
            text += YAMLValue.mapping([("channel", .mapping(channel))]).lines(indentation: 0)
            text += "messages:\n" + messages(of: shown[0], indentation: 4)
        } else {
            text += "channels:\n"
            for conversation in shown {
                let channel = ChannelWriter(conversation, keys: keys).entries(isOnly: false)
                text += YAMLValue.mapping([("channel", .mapping(channel)), ("messages", .plain(""))]).blockLines
                text += messages(of: conversation, indentation: 8)
            }
        }
        return text
    }

    /// The messages as elements of a list.
    private mutating func messages(of conversation: Conversation, indentation: Int) -> String {
        var writer = MessageWriter(conversation, keys: keys, folder: folder)
        let text = writer.values().map { $0.lines(indentation: indentation, dash: true) }.joined()
        omissions.add(writer.omissions)
        return text
    }

    // MARK: Users

    /// All users, each with the most complete data.
    private mutating func users(of conversations: [Conversation]) -> [ChatUser] {
        var order: [UserId] = []
        var known: [UserId: ChatUser] = [:]
        func add(_ user: ChatUser) {
            guard let earlier = known[user.id] else {
                order.append(user.id)
                known[user.id] = user
                return
            }
            if earlier.name == nil, user.name != nil { known[user.id] = user }
        }
        for conversation in conversations {
            for member in conversation.channel.lastActiveMembers { add(member) }
            if let creator = conversation.channel.createdBy { add(creator) }
            if let me = conversation.currentUser { add(me) }
            for message in conversation.messages {
                for message in [message] + message.latestReplies {
                    if message.type != .system || message.author.id != "system" { add(message.author) }
                    for reaction in message.latestReactions.sorted(by: { $0.author.id < $1.author.id }) {
                        add(reaction.author)
                    }
                    for user in message.mentionedUsers.sorted(by: { $0.id < $1.id }) { add(user) }
                    for user in message.readBy.sorted(by: { $0.id < $1.id }) where message.isSentByCurrentUser {
                        add(user)
                    }
                    for user in message.threadParticipants { add(user) }
                    if let pinner = message.pinDetails?.pinnedBy { add(pinner) }
                    if let poll = message.poll {
                        if let creator = poll.createdBy { add(creator) }
                        let votes = poll.options.flatMap { poll.latestVotesByOption[$0.id] ?? $0.latestVotes }
                        for vote in votes + poll.latestVotes + poll.latestAnswers {
                            if let user = vote.user { add(user) }
                        }
                    }
                }
            }
        }
        for (offset, id) in order.enumerated() {
            keys[id] = id.utf8.count <= 200 && !id.isEmpty ? id : "user-\(offset + 1)"
        }
        return order.compactMap { known[$0] }
    }

    /// The path of a file relative to the folder of the conversation file; `nil` for one outside of it.
    static func path(of url: URL, below folder: String?) -> String? {
        let path = url.relativePath
        guard url.isFileURL, path.hasPrefix("/") else { return url.isFileURL ? path : nil }
        guard let folder, path.hasPrefix(folder + "/") else { return nil }
        return String(path.dropFirst(folder.count + 1))
    }

    private func key(_ id: UserId) -> String { keys[id] ?? id }

    private func value(of user: ChatUser) -> YAMLValue {
        var entries: [(key: String, value: YAMLValue)] = []
        if let name = user.name { entries.append(("name", .scalar(name))) }
        if user.isOnline { entries.append(("online", .yes)) }
        if let avatar = user.imageURL.flatMap({ Self.path(of: $0, below: folder) }) {
            entries.append(("avatar", .scalar(avatar)))
        }
        if let date = user.lastActiveAt.flatMap(MessageWriter.date) { entries.append(("last-active", .plain(date))) }
        if user.userRole != .user { entries.append(("role", .scalar(user.userRole.rawValue))) }
        if let language = user.language { entries.append(("language", .scalar(language.languageCode))) }
        // An unknown user's name is the identifier.
        return entries.count == 1 && user.name != nil ? .scalar(user.name ?? "") : .mapping(entries)
    }
}

extension YAMLValue {
    /// A channel and the key of its messages, as an element of a list.
    fileprivate var blockLines: String {
        guard case .mapping(let entries) = self, let channel = entries.first else { return "" }
        return "  - channel: \(channel.value.flow)\n    messages:\n"
    }
}
