internal import ChatModels
internal import Documents

/// Reads the channels that Stream exports: objects in the form of its API, alone, in a list, or one on each line.
struct StreamExport {
    private let export: Export
    private var channels = ChannelNodes()

    init(_ export: Export) {
        self.export = export
    }

    /// Whether records look like channels, messages or members of Stream.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { record in
            kind(of: record.node) != nil || record.node["channels"]?.elements != nil
        }
    }

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ForeignConversations {
        var losses = Losses()
        for record in records {
            guard record.node.entries != nil else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.stream, found: record.node.summary, expected: "an object"))
            }
            if let states = record.node["channels"]?.elements {
                for state in states where state.entries != nil { channels.addState(state) }
            } else if let entity = Self.entity(in: record.node) {
                add(entity, to: &losses)
            } else {
                losses.add("objects that are no channel, member, message or reaction, which are left out")
            }
        }
        return try channels.conversations(of: export, format: .stream, losses: losses)
    }

    /// An object of an export and what it is.
    private typealias Entity = (kind: Kind, node: DocumentNode)

    private enum Kind: String {
        case state, channel, member, message, reaction, user
    }

    /// An object that says what it is, and has its fields under `data`, `item` or the name of its kind; or fields
    /// alone.
    private static func entity(in node: DocumentNode) -> Entity? {
        if let kind = node.name("type").flatMap(Kind.init) ?? node.name("kind").flatMap(Kind.init) {
            for key in ["data", "item", "object", kind.rawValue] {
                if let fields = node.object(key) { return (kind, fields) }
            }
        }
        return kind(of: node).map { ($0, node) }
    }

    /// The kind of an object that doesn't say it, by its fields.
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

    private mutating func add(_ entity: Entity, to losses: inout Losses) {
        switch entity.kind {
        case .state: channels.addState(entity.node)
        case .channel: channels.addState(.text("", line: entity.node.line).setting("channel", to: entity.node))
        case .member: channels.addMember(entity.node, to: entity.node.name("cid"))
        case .message: channels.setMessage(entity.node, in: entity.node.name("cid"))
        case .reaction: channels.addReaction(entity.node)
        // Who takes part is known from what they wrote.
        case .user: losses.add("users as objects of their own, of whom only those are kept who wrote or are members")
        }
    }
}
