package import Documents

/// The kind of document that Stream's API, webhooks and exports give, which follows from all of its keys.
///
/// What isn't in the table makes no difference: answers of the API have new fields all the time.
public enum PayloadShape: String, Sendable {
    /// A channel with its messages, members and reads.
    case channel = "a channel’s state"
    /// The answer to a query of channels, or several states.
    case channels = "a list of channels"
    /// A message with its replies.
    case thread = "a thread"
    /// The answer to a query of threads.
    case threads = "a list of threads"
    /// One message, alone or in an answer.
    case message = "a message"
    /// Messages without the state of their channel, such as replies.
    case messages = "a list of messages"
    /// The answer to a search, whose messages may be of several channels.
    case search = "a search result"
    /// What Stream sends to a web address.
    case event = "a webhook event"
    /// One of the objects that an export or an import has on each line.
    case line = "a line of an export"
    /// An answer of the API that no conversation can be made of, such as users.
    case other = "an answer without messages"
}

extension PayloadShape {
    /// Keys that make a shape: all of the first, one of the second if there are any, and none of the third.
    struct Row {
        let shape: PayloadShape
        let all: [Field]
        var any: [Field] = []
        var none: [Field] = []
    }

    /// A key and what its value looks like.
    struct Field {
        let key: String
        let look: Look

        init(_ key: String, _ look: Look) { (self.key, self.look) = (key, look) }
    }

    /// What a value looks like.
    enum Look {
        case value, object, text, list, filledList
        /// An object that says which channel it is, one that is a message, and one that is a thread.
        case channel, message, thread
        /// A list of messages.
        case messages
        /// The name of a kind of event, and of a kind of line of an export.
        case eventName, lineName
    }

    /// The table. A channel's state comes first, which is one whatever stands beside its channel and messages.
    static let rows: [Row] = [
        Row(
            shape: .channel, all: [Field("channel", .object), Field("messages", .list)],
            any: stateFields + [Field("channel", .channel), Field("messages", .messages), Field("duration", .text)]),
        Row(shape: .channel, all: [Field("messages", .list)], any: stateFields, none: [Field("channel", .object)]),
        Row(
            shape: .channel, all: [Field("channel", .object)],
            any: stateFields + [Field("channel", .channel), Field("duration", .text)],
            none: [Field("type", .eventName), Field("message", .message), Field("parent_message", .object)]),
        Row(shape: .channels, all: [Field("channels", .value)], none: [Field("messages", .filledList)]),
        Row(shape: .threads, all: [Field("threads", .value)], none: [Field("messages", .filledList)]),
        Row(shape: .thread, all: [Field("thread", .thread)], none: [Field("messages", .filledList)]),
        Row(shape: .thread, all: [Field("parent_message", .message)], none: [Field("thread", .thread)]),
        Row(
            shape: .message, all: [Field("message", .message)],
            none: [Field("messages", .filledList), Field("type", .eventName)]),
        Row(
            shape: .message, all: [Field("id", .text), Field("text", .text)],
            any: [Field("user", .object), Field("user_id", .text)],
            none: [Field("messages", .filledList), Field("type", .eventName)]),
        Row(shape: .messages, all: [Field("messages", .messages)], none: stateFields + [Field("channel", .object)]),
        Row(shape: .search, all: [Field("results", .list)], none: [Field("messages", .filledList)]),
        Row(shape: .event, all: [Field("type", .eventName)], none: [Field("messages", .filledList)]),
        Row(
            shape: .line, all: [Field("type", .lineName)],
            any: ["item", "data", "object"].map { Field($0, .object) }),
    ]

    /// What stands beside the messages of a channel's state.
    private static let stateFields: [Field] =
        ["members", "read", "watchers", "pinned_messages"].map { Field($0, .list) }
        + [Field("membership", .object), Field("watcher_count", .value)]

    /// What answers of the API have that no conversation can be made of.
    private static let otherKeys = ["users", "members", "reactions", "polls", "votes", "user", "poll", "reaction"]
}

extension PayloadShape {
    /// What a document turned out to be.
    package enum Finding {
        /// A document in the format that people type, or one that is nothing at all.
        case none
        case one(PayloadShape)
        /// A document that could be either.
        case either(PayloadShape, PayloadShape)
    }

    /// Finds the shape of a document.
    package static func find(_ root: DocumentNode) -> Finding {
        if let elements = root.elements { return shape(of: elements).map { .one($0) } ?? .none }
        guard root.entries != nil, !isWritten(root) else { return .none }
        if rows[0].fits(root) { return .one(.channel) }
        let found = rows.filter { $0.fits(root) }
        // An empty list says little beside an object or a list with something in it.
        let clear = found.filter { row in !row.all.contains { root[$0.key]?.elements?.isEmpty ?? false } }
        let shapes = (clear.isEmpty ? found : clear).map(\.shape)
        guard let first = shapes.first else {
            return otherKeys.contains { root[$0]?.entries != nil || root[$0]?.elements != nil }
                && root["duration"] != nil ? .one(.other) : .none
        }
        return shapes.first { $0 != first }.map { .either(first, $0) } ?? .one(first)
    }

    /// The shape of a list, or of several documents one after the other.
    private static func shape(of elements: [DocumentNode]) -> PayloadShape? {
        guard let first = elements.first, case .one(let shape) = find(first) else { return nil }
        switch shape {
        case .channel: return .channels
        case .thread: return .threads
        case .message: return .messages
        case .event, .line: return shape
        case .channels, .threads, .messages, .search, .other: return nil
        }
    }

    /// Whether a document is in the format that people type.
    private static func isWritten(_ root: DocumentNode) -> Bool {
        let states = [root] + (root["channels"]?.elements ?? [])
        for state in states {
            for message in state["messages"]?.elements ?? [] {
                if let isWritten = isWrittenMessage(message) { return isWritten }
            }
        }
        if states.contains(where: { Look.channel.fits($0["channel"]) }) { return false }
        return root["me"]?.characters != nil || root["users"]?.entries != nil || root["list"]?.entries != nil
    }

    /// Whether a message is in the format that people type; `nil` where it doesn't say.
    private static func isWrittenMessage(_ message: DocumentNode) -> Bool? {
        if message["user"]?.entries != nil || message["user_id"]?.characters != nil { return false }
        if message["from"] != nil { return true }
        return message["created_at"] != nil ? false : nil
    }
}

extension PayloadShape.Row {
    fileprivate func fits(_ root: DocumentNode) -> Bool {
        func has(_ field: PayloadShape.Field) -> Bool { field.look.fits(root[field.key]) }

        return all.allSatisfy(has) && (any.isEmpty || any.contains(where: has)) && !none.contains(where: has)
    }
}

extension PayloadShape.Look {
    func fits(_ value: DocumentNode?) -> Bool {
        guard let value, !value.isNull else { return false }
        return switch self {
        case .value: true
        case .object: value.entries != nil
        case .text: value.characters != nil
        case .list: value.elements != nil
        case .filledList: value.elements?.isEmpty == false
        case .channel: value["cid"] != nil || value["created_at"] != nil
        case .message: value["id"] != nil && (value["text"] != nil || value["user"] != nil)
        case .thread: Self.threadKeys.contains { value[$0] != nil }
        case .messages:
            value.elements?.contains { $0["user"]?.entries != nil || $0["user_id"] != nil || $0["created_at"] != nil }
                ?? false
        case .eventName: value.characters.map(Self.isEventName) ?? false
        case .lineName: value.characters.map(Self.lineNames.contains) ?? false
        }
    }

    /// Two words or more with a dot between, such as `message.new`.
    private static func isEventName(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).count > 1 && !name.contains(" ")
            && name.first != "." && name.last != "."
    }

    private static let threadKeys = ["parent_message", "parent_message_id", "latest_replies", "channel_cid", "channel"]

    private static let lineNames: Set<String> = [
        "user", "channel", "member", "message", "reaction", "device", "channel_member", "future_channel_member",
    ]
}
