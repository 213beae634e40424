internal import Documents

/// The JSON Schema of conversation files, for editors with validation and completion.
public enum ConversationSchema {
    /// The schema in the 2020-12 dialect, as indented JSON with a trailing line break.
    ///
    /// It is generated from the reader's own tables, so both always agree.
    public static var json: String {
        KeySchema.json(
            title: "MessageShot conversation", description: "Chat messages to render.", of: ConversationKey.self)
    }
}
