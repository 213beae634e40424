import ModelContext

extension CommandTool {
    /// `messageshot schema`.
    static let schema = CommandTool(
        name: "schema", title: "Describe a file format",
        description: """
            Returns the JSON Schema of conversations, styles, annotations and other files: every key, and what it means. \
            Call it before you write one.
            """,
        arguments: [ToolArgument("kind", .choice(Schema.Kind.allValueStrings), isRequired: true, "The format.")],
        isReadOnly: true
    ) { (site) throws(ToolFailure) in
        ToolResult([.text(try site.run(["schema", site.input.word("kind") ?? ""]).text)])
    }
}
