internal import Documents

/// The format of jobs as a JSON Schema.
package enum JobSchema {
    /// The schema of a line, in the 2020-12 dialect, as indented JSON with a line break at its end.
    ///
    /// - Parameter options: The options that the commands take.
    package static func json(options: [JobKind: [JobOption]]) -> String {
        let jobs = JobKind.allCases.map { SchemaValue.object(fields(of: $0, options[$0] ?? [])) }
        return SchemaValue.object([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("MessageShot job")),
            ("description", .text("A line of a jobs file: what messageshot batch is to draw.")),
            ("oneOf", .list(jobs)),
        ]).text() + "\n"
    }

    private static func fields(of kind: JobKind, _ options: [JobOption]) -> [(String, SchemaValue)] {
        var properties: [(String, SchemaValue)] = [
            ("id", described("The name of the job, which no other has.", texts)),
            (kind.rawValue, described(source(of: kind), kind == .docs ? texts : documents)),
        ]
        if kind.hasOutput { properties.append(("output", described(output(of: kind), texts))) }
        properties += options.map { ($0.name, described($0.comment, shape(of: $0))) }
        let required = ["id", kind.rawValue] + (kind.hasOutput ? ["output"] : []) + (kind == .compare ? ["after"] : [])
        return [
            ("type", .text("object")), ("additionalProperties", .flag(false)),
            ("required", .list(required.map { .text($0) })), ("properties", .object(properties)),
        ]
    }

    private static func source(of kind: JobKind) -> String {
        switch kind {
        case .render, .compare: "The conversation: a file, or the conversation itself."
        case .docs: "The file of the pictures, or the folder that it is in."
        }
    }

    private static func output(of kind: JobKind) -> String {
        kind == .compare
            ? "The folder for the pictures. It is made if it is not there."
            : "The file of the picture, or a folder with a slash behind it. Folders are made if they are not there."
    }

    private static func described(_ comment: String, _ shape: [(String, SchemaValue)]) -> SchemaValue {
        .object([("description", .text(comment))] + shape)
    }

    private static let texts: [(String, SchemaValue)] = [("type", .list([.text("string"), .text("number")]))]
    private static let documents: [(String, SchemaValue)] = [
        ("type", .list([.text("string"), .text("object"), .text("array")]))
    ]

    private static func shape(of option: JobOption) -> [(String, SchemaValue)] {
        switch option.kind {
        case .flag: return [("type", .text("boolean"))]
        case .list: return [("type", .text("array")), ("items", .object(texts))]
        case .value where JobKind.inlineOptions.contains(option.name): return documents
        case .value where !option.choices.isEmpty: return [("enum", .list(option.choices.map { .text($0) }))]
        case .value: return texts
        }
    }
}
