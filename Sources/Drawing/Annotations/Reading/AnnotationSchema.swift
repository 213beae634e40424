internal import Documents

/// The format of annotation files as a JSON Schema, for validation and completion in editors.
public enum AnnotationSchema {
    /// The schema in the 2020-12 dialect, as indented JSON with a line break at the end.
    public static var json: String {
        KeySchema.json(
            title: "MessageShot annotations", description: "Annotations of the parts of a picture.",
            of: AnnotationFileKey.self)
    }
}
