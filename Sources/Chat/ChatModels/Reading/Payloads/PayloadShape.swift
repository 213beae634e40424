package import Documents

/// The shape of a document from Stream's API, webhooks or exports, determined by all of its keys.
///
/// Keys that aren't in the table are ignored: the API adds fields all the time.
public enum PayloadShape: String, Sendable {
    /// A channel with its messages, members and reads.
    case channel = "a channel’s state"
    /// The response to a channel query, or several states.
    case channels = "a list of channels"
    /// A message with its replies.
    case thread = "a thread"
    /// The response to a thread query.
    case threads = "a list of threads"
    /// A single message, alone or in a response.
    case message = "a message"
    /// Messages without the state of their channel, such as replies.
    case messages = "a list of messages"
    /// The response to a search, with messages of several channels.
    case search = "a search result"
    /// An event of a webhook.
    case event = "a webhook event"
    /// A line of an export or import.
    case line = "a line of an export"
    /// A response of the API without messages, such as users.
    case other = "an answer without messages"
}

extension PayloadShape {
    /// The keys that determine a shape: all of the first, one of the second if there are any, and none of the third.
    struct Row {
        let shape: PayloadShape
        let all: [Field]
        var any: [Field] = []
        var none: [Field] = []
    }

    /// A key with the pattern of its value.
    struct Field {
        let key: String
        let look: Look

        init(_ key: String, _ look: Look) { (self.key, self.look) = (key, look) }
    }

    /// The pattern of a value.
    enum Look {
        case value, object, text, list, filledList
        /// An object that identifies a channel, a message, or a thread.
        case channel, message, thread
        /// A list of messages.
        case messages
        /// The name of an event, or of a kind of line of an export.
        case eventName, lineName
    }

    /// The table. A channel's state comes first, since additional keys don't matter for it.
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

    /// The fields of a channel's state besides messages.
    private static let stateFields: [Field] =
        ["members", "read", "watchers", "pinned_messages"].map { Field($0, .list) }
        + [Field("membership", .object), Field("watcher_count", .value)]

    /// The fields of responses that aren't conversations.
    private static let otherKeys = ["users", "members", "reactions", "polls", "votes", "user", "poll", "reaction"]
}

extension PayloadShape {
    /// The result of matching a document.
    package enum Finding {
        /// A conversation file, or no known document.
        case none
        case one(PayloadShape)
        /// A document that matches two shapes.
        case either(PayloadShape, PayloadShape)
    }

    /// Finds the shape of a document.
    package static func find(_ root: DocumentNode) -> Finding {
        if let elements = root.elements { return shape(of: elements).map { .one($0) } ?? .none }
        guard root.entries != nil, !isWritten(root) else { return .none }
        if rows[0].fits(root) { return .one(.channel) }
        let found = rows.filter { $0.fits(root) }
        // An empty list says little compared with an object or a filled list.
        let clear = found.filter { row in !row.all.contains { root[$0.key]?.elements?.isEmpty ?? false } }
        let shapes = (clear.isEmpty ? found : clear).map(\.shape)
        guard let first = shapes.first else {
            return otherKeys.contains { root[$0]?.entries != nil || root[$0]?.elements != nil }
                && root["duration"] != nil ? .one(.other) : .none
        }
        return shapes.first { $0 != first }.map { .either(first, $0) } ?? .one(first)
    }

    /// The shape of a list, or of several consecutive documents.
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

    /// Whether a document is a conversation file.
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

    /// Whether a message is in the format of conversation files; `nil` if that is unclear.
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

    /// At least two words separated by dots, such as `message.new`.
    private static func isEventName(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).count > 1 && !name.contains(" ")
            && name.first != "." && name.last != "."
    }

    private static let threadKeys = ["parent_message", "parent_message_id", "latest_replies", "channel_cid", "channel"]

    private static let lineNames: Set<String> = [
        "user", "channel", "member", "message", "reaction", "device", "channel_member", "future_channel_member",
    ]
}
