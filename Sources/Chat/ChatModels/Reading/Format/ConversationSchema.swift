internal import Documents

/// The format of conversation files as a JSON Schema, for editors that check and complete while one types.
public enum ConversationSchema {
    /// The schema, in the 2020-12 dialect, as indented JSON with a line break at its end.
    ///
    /// It is made of the tables that the reader checks files with, so it says what the reader does.
    public static var json: String {
        KeySchema.json(
            title: "MessageShot conversation", description: "Chat messages to be drawn.", of: ConversationKey.self)
    }
}
