import Documents

/// The format of picture projects as a JSON Schema, for editors that check and complete while one types.
package enum ProjectSchema {
    /// The schema, in the 2020-12 dialect, as indented JSON with a line break at its end.
    ///
    /// It is made of the tables that the reader checks files with, so it says what the reader does.
    package static var json: String {
        KeySchema.json(
            title: "MessageShot pictures", description: "The pictures of a documentation.", of: ProjectKey.self)
    }
}
