import ModelContext

extension CommandTool {
    /// `messageshot inspect`.
    static let inspect = CommandTool(
        name: "inspect", title: "Inspect a picture",
        description: """
            Returns the tree of a PNG picture that MessageShot has drawn: the component, position, size, color and text \
            of everything in it. Goldens and the pictures of render with output have one.
            """,
        arguments: [
            ToolArgument("image", .path, isRequired: true, "The path of the picture."), .json,
        ],
        isReadOnly: true
    ) { (site) throws(ToolFailure) in
        let json = site.input.flag("json") ?? false
        let picture = try site.path("image") ?? ""
        guard json else { return ToolResult([.text(try site.tree(of: picture))]) }
        let (text, structure) = site.answer(try site.run(["inspect", "--json", "--", picture]))
        return ToolResult([text], structure: structure)
    }
}
