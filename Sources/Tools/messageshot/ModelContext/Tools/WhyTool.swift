import ModelContext

extension CommandTool {
    /// `messageshot why`.
    static let why = CommandTool(
        name: "why", title: "Explain a layout",
        description: """
            Says which views are at a point of a picture, from front to back, and what decided the size and the position \
            of each: the constraint, the modifier, the text. The pictures of draw_preview know it, and those of render \
            with embed-layout.
            """,
        arguments: [
            ToolArgument("x", .word, isRequired: true, "The distance from the left edge in points."),
            ToolArgument("y", .word, isRequired: true, "The distance from the top edge in points."),
            ToolArgument("image", .path, isRequired: true, "The path of the picture, or of a conversation."), .json,
        ],
        isReadOnly: true
    ) { (site) throws(ToolFailure) in
        let json = site.input.flag("json") ?? false
        let point = [site.input.word("x") ?? "", site.input.word("y") ?? ""]
        let command = try site.run(
            ["why"] + (json ? ["--json"] : []) + ["--"] + point + [try site.path("image") ?? ""])
        let (text, structure) = site.answer(command)
        return ToolResult([text] + site.warnings(command), structure: structure)
    }
}
