internal import Documents

/// The kind of payload that a document is, told by its keys.
enum PayloadShape {
    case channel, channels, thread, threads

    /// - Returns: `nil` for a document in the format that people type, or one that is nothing at all.
    init?(_ root: DocumentNode) {
        if Self.isWritten(root) { return nil }
        if Self.isList("channels", of: root) {
            self = .channels
        } else if Self.isList("threads", of: root) {
            self = .threads
        } else if root["thread"]?.entries != nil {
            self = .thread
        } else if Self.isChannelState(root) {
            self = .channel
        } else {
            return nil
        }
    }

    /// Whether the document is to have a list, even if what it has is none.
    private static func isList(_ key: String, of root: DocumentNode) -> Bool {
        guard let value = root[key] else { return false }
        return value.elements != nil || root["messages"] == nil
    }

    /// Whether the document has several channels in the format that people type.
    private static func isWritten(_ root: DocumentNode) -> Bool {
        guard let channels = root["channels"]?.elements, root["duration"] == nil else { return false }
        if channels.contains(where: isChannelState) { return false }
        return root.entries?.contains { ["me", "users", "list"].contains($0.key) } == true
            || channels.contains { $0["messages"]?.elements?.contains { $0["from"] != nil } ?? false }
    }

    private static func isChannelState(_ root: DocumentNode) -> Bool {
        if root["channel"]?["cid"] != nil || root["channel"]?["created_at"] != nil { return true }
        if root["members"]?.elements != nil || root["read"]?.elements != nil || root["duration"] != nil {
            return root["channel"]?.entries != nil || root["messages"]?.elements != nil
        }
        return root["messages"]?.elements?.contains { $0["user"]?.entries != nil || $0["created_at"] != nil } ?? false
    }
}
