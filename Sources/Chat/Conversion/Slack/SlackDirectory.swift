internal import ChatModels
internal import Documents

/// The people, channels and groups of a workspace, by identifier.
struct SlackDirectory {
    private(set) var users: [UserId: ChatUser] = [:]
    private var channels: [String: Channel] = [:]
    private var groups: [String: String] = [:]

    /// An entry of the lists of channels and conversations.
    struct Channel {
        var id: String
        var name: String?
        var members: [UserId]
        var isDirect: Bool
    }

    /// Whether there is a list of users.
    private(set) var hasUsers = false

    /// Reads the lists next to channels, or above the folder of the export.
    static func read(_ export: Export, beside channels: [SlackChannelFiles]) throws(DocumentError) -> SlackDirectory {
        var directory = SlackDirectory()
        guard let files = export.files else { return directory }
        let above = export.folder.map { ExportFolder(folder: "\($0)/..") }
        let workspace = channels.compactMap(\.workspace).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? ""
        let ways = workspace.isEmpty ? [""] : [workspace, ""]
        func records(_ name: String) throws(DocumentError) -> [DocumentNode] {
            for (folder, way) in ways.map({ (files, $0) }) + (above.map { [($0, "")] } ?? []) {
                guard let path = folder.path(ignoringCase: way.isEmpty ? name : "\(way)/\(name)"),
                    let source = try folder.source(path)
                else { continue }
                return try JSONRecords.read(source).map(\.node)
            }
            return []
        }
        for user in try records("users.json") { directory.add(user: user) }
        for name in ["channels.json", "groups.json"] {
            for channel in try records(name) { directory.add(channel: channel, isDirect: false) }
        }
        for name in ["dms.json", "mpims.json"] {
            for channel in try records(name) { directory.add(channel: channel, isDirect: true) }
        }
        for group in try records("usergroups.json") {
            if let id = group.name("id") { directory.groups[id] = group.name("handle") ?? group.name("name") }
        }
        return directory
    }

    private mutating func add(user: DocumentNode) {
        guard let id = user.name("id") else { return }
        hasUsers = true
        users[id] = ChatUser(
            id: id, name: Self.name(user.object("profile")) ?? user.name("real_name") ?? user.name("name"))
    }

    private static func name(_ profile: DocumentNode?) -> String? {
        profile?.name("display_name") ?? profile?.name("real_name") ?? profile?.name("name")
    }

    private mutating func add(channel node: DocumentNode, isDirect: Bool) {
        guard let id = node.name("id") else { return }
        let channel = Channel(
            id: id, name: isDirect ? nil : node.name("name"), members: node.names("members"), isDirect: isDirect)
        channels[id] = channel
        // The folder of a group conversation is named after all of its members.
        if let name = node.name("name") { channels[name] = channel }
    }

    /// The channel with an identifier, or with the name of its folder.
    func channel(_ name: String) -> Channel? { channels[name] }

    /// Stores the name of a bot from the notice that it was added: `<https://…/services/B01|github>`.
    mutating func addBot(of node: DocumentNode) {
        guard node.name("subtype") == "bot_add", let id = node.name("bot_id"), users[id]?.name == nil,
            let label = (node.name("text") ?? "").firstMatch(of: /\/services\/([A-Z0-9]+)\|([^|>]+)>/), label.1 == id
        else { return }
        users[id] = ChatUser(id: id, name: String(label.2))
    }

    /// The author of a message, who is stored if unknown so far.
    mutating func author(of node: DocumentNode) -> ChatUser {
        let name =
            Self.name(node.object("user_profile")) ?? Self.name(node.object("bot_profile")) ?? node.name("username")
        let id = node.name("user") ?? node.name("bot_id") ?? name ?? "unknown"
        if let known = users[id], known.name != nil || name == nil { return known }
        let user = ChatUser(id: id, name: name ?? (id == "USLACKBOT" ? "Slackbot" : nil))
        users[id] = user
        return user
    }

    func user(_ id: UserId) -> ChatUser { users[id] ?? ChatUser(id: id) }

    func userName(_ id: UserId, label: String? = nil) -> String { users[id]?.name ?? label ?? id }

    func channelName(_ id: String, label: String? = nil) -> String { label ?? channels[id]?.name ?? id }

    func groupName(_ id: String, label: String? = nil) -> String {
        label ?? groups[id].map { "@\($0)" } ?? "@\(id)"
    }
}
