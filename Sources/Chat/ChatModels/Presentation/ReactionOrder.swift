internal import Foundation

/// The orders that reactions are shown in. No two different types are ever equal, so no order is left to chance.
public enum ReactionOrder {
    /// By the types' names: haha, like, love, sad, wow.
    public static func byName(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        one.type.rawValue < other.type.rawValue
    }

    /// The type that was used first comes first.
    public static func byFirstReaction(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        let dates = (one.firstReactionAt ?? .distantPast, other.firstReactionAt ?? .distantPast)
        return dates.0 == dates.1 ? byName(one, other) : dates.0 < dates.1
    }

    /// The type that was used most comes first.
    public static func byCount(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        one.count == other.count ? byName(one, other) : one.count > other.count
    }

    /// The type with the highest score comes first.
    public static func byScore(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        one.score == other.score ? byName(one, other) : one.score > other.score
    }
}
