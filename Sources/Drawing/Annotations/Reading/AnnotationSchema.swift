internal import Documents

/// The format of annotation files as a JSON Schema, for editors that check and complete while one types.
public enum AnnotationSchema {
    /// The schema, in the 2020-12 dialect, as indented JSON with a line break at its end.
    public static var json: String {
        KeySchema.json(
            title: "MessageShot annotations", description: "What is drawn about the parts of a picture.",
            of: AnnotationFileKey.self)
    }
}
