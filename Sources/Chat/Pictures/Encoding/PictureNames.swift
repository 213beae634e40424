public import ChatModels

/// Names for the pictures of several conversations.
public enum PictureNames {
    /// Returns a unique file name for each conversation, without its extension, such as `messaging-general`.
    public static func names(for conversations: [Conversation]) -> [String] {
        var taken: Set<String> = []
        return conversations.map { conversation in
            let name = fileName(conversation.channel.cid)
            var number = 1
            var candidate = name
            // On case-insensitive file systems, names must not collide.
            while !taken.insert(candidate.lowercased()).inserted {
                number += 1
                candidate = "\(name)-\(number)"
            }
            return candidate
        }
    }

    /// The maximum length of a name in bytes: file names have at most 255, including a number and an extension.
    private static let maximumBytes = 180

    /// Replaces characters that not every file system allows by hyphens.
    private static func fileName(_ cid: ChannelId) -> String {
        var name = ""
        for character in cid.rawValue {
            name.append(character.isLetter || character.isNumber || "._!".contains(character) ? character : "-")
            guard name.utf8.count <= maximumBytes else { return String(name.dropLast()) }
        }
        return name
    }
}
