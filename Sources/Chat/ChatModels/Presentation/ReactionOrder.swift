/// The order that reactions are shown in.
public enum ReactionOrder {
    /// Orders reactions by the names of their types: haha, like, love, sad, wow.
    ///
    /// No two types have the same name, so that nothing is left to chance.
    public static func byName(_ one: ChatMessageReactionData, _ other: ChatMessageReactionData) -> Bool {
        one.type.rawValue < other.type.rawValue
    }
}
