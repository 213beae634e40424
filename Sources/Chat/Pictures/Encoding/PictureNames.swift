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

    /// The most bytes of a name: a file's name has 255 at most, with a number and an ending.
    private static let mostBytes = 180

    /// Characters that not every file system takes become hyphens.
    private static func fileName(_ cid: ChannelId) -> String {
        var name = ""
        for character in cid.rawValue {
            name.append(character.isLetter || character.isNumber || "._!".contains(character) ? character : "-")
            guard name.utf8.count <= mostBytes else { return String(name.dropLast()) }
        }
        return name
    }
}
