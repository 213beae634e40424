/// The order of reactions.
public enum ReactionOrder {
    /// Sorts reactions by the names of their types: haha, like, love, sad, wow.
    ///
    /// Names are unique, so the order is deterministic.
    public static func byName(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        one.type.rawValue < other.type.rawValue
    }
}
