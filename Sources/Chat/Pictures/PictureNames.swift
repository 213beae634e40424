public import ChatModels

/// Names for the pictures of several conversations.
public enum PictureNames {
    /// Returns a file name for each conversation, without its ending and no two alike, such as `messaging-general`.
    public static func names(for conversations: [Conversation]) -> [String] {
        var taken: Set<String> = []
        return conversations.map { conversation in
            let name = fileName(conversation.channel.cid)
            var number = 1
            var candidate = name
            // File systems that tell no capitals apart must not lose one of two.
            while !taken.insert(candidate.lowercased()).inserted {
                number += 1
                candidate = "\(name)-\(number)"
            }
            return candidate
        }
    }

    /// Characters that not every file system takes become hyphens.
    private static func fileName(_ cid: ChannelId) -> String {
        String(cid.rawValue.prefix(100).map { $0.isLetter || $0.isNumber || "._!".contains($0) ? $0 : "-" })
    }
}
