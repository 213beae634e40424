internal import Documents

/// The JSON Schema of jobs.
package enum JobSchema {
    /// The schema of a line in the 2020-12 dialect, as indented JSON with a trailing line break.
    ///
    /// - Parameter options: The options of the commands.
    package static func json(options: [JobKind: [JobOption]]) -> String {
        let jobs = JobKind.allCases.map { SchemaValue.object(fields(of: $0, options[$0] ?? [])) }
        return SchemaValue.object([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("MessageShot job")),
            ("description", .text("A line of a jobs file for messageshot batch.")),
            ("oneOf", .list(jobs)),
        ]).text() + "\n"
    }

    private static func fields(of kind: JobKind, _ options: [JobOption]) -> [(String, SchemaValue)] {
        var properties: [(String, SchemaValue)] = [
            ("id", described("The unique name of the job.", texts)),
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
        case .render, .compare: "The conversation: a path, or an inline conversation."
        case .docs: "The picture file or its folder."
        }
    }

    private static func output(of kind: JobKind) -> String {
        kind == .compare
            ? "The folder for the pictures, created if necessary."
            : "The file of the picture, or a folder with a trailing slash. Folders are created if necessary."
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
