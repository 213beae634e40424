internal import ChatModels

/// The emoji of other applications, as the reactions that the components have an icon for.
enum ReactionIcons {
    /// The type of reaction that an emoji stands for; `nil` for one without an icon.
    static func type(of emoji: String) -> MessageReactionType? {
        if let type = MessageReactionType(emoji: emoji) { return type }
        switch emoji.unicodeScalars.first {
        // Elsewhere, these say that somebody agrees.
        case "👌", "✅", "✔": return "like"
        case _: return nil
        }
    }
}
