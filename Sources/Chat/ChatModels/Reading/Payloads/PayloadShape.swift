/// What kind of payload a document is, told by the keys that it has.
enum PayloadShape {
    case channel, channels, thread, threads

    /// - Returns: `nil` for a document in the format that people type, or one that is nothing at all.
    init?(_ root: DocumentNode) {
        if root["channels"]?.elements != nil {
            self = .channels
        } else if root["threads"]?.elements != nil {
            self = .threads
        } else if root["thread"]?.entries != nil {
            self = .thread
        } else if Self.isChannelState(root) {
            self = .channel
        } else {
            return nil
        }
    }

    private static func isChannelState(_ root: DocumentNode) -> Bool {
        if root["channel"]?["cid"] != nil || root["channel"]?["created_at"] != nil { return true }
        if root["members"]?.elements != nil || root["read"]?.elements != nil || root["duration"] != nil {
            return root["channel"]?.entries != nil || root["messages"]?.elements != nil
        }
        return root["messages"]?.elements?.contains { $0["user"]?.entries != nil || $0["created_at"] != nil } ?? false
    }
}
