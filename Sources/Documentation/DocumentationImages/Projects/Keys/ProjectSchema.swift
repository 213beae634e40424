import Documents

/// The JSON Schema of project files, for validation and completion in editors.
package enum ProjectSchema {
    /// The schema, in the 2020-12 dialect, as indented JSON with a line break at its end.
    ///
    /// It is generated from the tables that the reader uses for its own checks, so the two always agree.
    package static var json: String {
        KeySchema.json(
            title: "MessageShot pictures", description: "The pictures of a documentation.", of: ProjectKey.self)
    }
}
