internal import ChatModels
internal import Documents

/// Reads channels exported by Stream: objects in the format of its API, alone, in a list, or one per line.
struct StreamExport {
    private let export: Export
    private var channels = ChannelNodes()

    /// Separate reactions, which may precede their messages.
    private var reactions: [DocumentNode] = []

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records look like Stream channels, messages or members.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { record in
            kind(of: record.node) != nil || record.node["channels"]?.elements != nil
        }
    }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ExportedConversations {
        var omissions = OmittedData()
        for record in records {
            guard record.node.entries != nil else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.stream, found: record.node.summary, expected: "an object"))
            }
            if let states = record.node["channels"]?.elements {
                for state in states where state.entries != nil { channels.addState(state) }
            } else if let entity = Self.entity(in: record.node) {
                add(entity, to: &omissions)
            } else {
                omissions.add("objects other than channels, members, messages and reactions, omitted")
            }
        }
        for reaction in reactions { channels.addReaction(reaction) }
        return try channels.conversations(of: export, format: .stream, omissions: omissions)
    }

    /// An object of an export with its kind.
    private typealias Entity = (kind: Kind, node: DocumentNode)

    private enum Kind: String {
        case state, channel, member, message, reaction, user
    }

    /// An object that states its kind, with its fields under `data`, `item` or the kind's name; or just fields.
    private static func entity(in node: DocumentNode) -> Entity? {
        if let kind = node.name("type").flatMap(Kind.init) ?? node.name("kind").flatMap(Kind.init) {
            for key in ["data", "item", "object", kind.rawValue] {
                if let fields = node.object(key) { return (kind, fields) }
            }
        }
        return kind(of: node).map { ($0, node) }
    }

    /// The kind of an object that doesn't state it, derived from its fields.
    private static func kind(of node: DocumentNode) -> Kind? {
        guard node.entries != nil else { return nil }
        if node.object("channel") != nil || node["messages"]?.elements != nil || node["members"]?.elements != nil {
            return .state
        }
        for kind in [Kind.message, .member, .reaction] where node.object(kind.rawValue) != nil { return kind }
        if node.name("type").flatMap(Kind.init) != nil,
            ["data", "item", "object"].contains(where: { node.object($0) != nil })
        {
            return .channel
        }
        if node["text"] != nil, node["user"] != nil || node["user_id"] != nil { return .message }
        if node["message_id"] != nil, node["type"] != nil { return .reaction }
        if node["cid"] != nil || node["config"] != nil { return .channel }
        return nil
    }

    private mutating func add(_ entity: Entity, to omissions: inout OmittedData) {
        let node = entity.node
        switch entity.kind {
        case .state: channels.addState(node)
        case .channel: channels.addState(.text("", line: node.line).setting("channel", to: node))
        case .member: channels.addMember(node, to: Self.cid(of: node))
        case .message:
            let cid = Self.cid(of: node)
            channels.setMessage(node.setting("channel_id", to: nil).setting("channel_type", to: nil), in: cid)
        case .reaction: reactions.append(node)
        case .user: channels.addUser(node)
        }
    }

    /// The channel of an object, given in one field or two.
    private static func cid(of node: DocumentNode) -> String? {
        node.name("cid") ?? node.name("channel_cid")
            ?? node.name("channel_id").map { "\(node.name("channel_type") ?? "messaging"):\($0)" }
    }
}
