internal import ChatModels

/// The reaction types of other programs' emoji.
enum ReactionIcons {
    /// The reaction type of an emoji; `nil` for one without an icon.
    static func type(of emoji: String) -> MessageReactionType? {
        if let type = MessageReactionType(emoji: emoji) { return type }
        switch emoji.unicodeScalars.first {
        // In other programs, these express agreement.
        case "👌", "✅", "✔": return "like"
        case _: return nil
        }
    }
}
