import Batch
import ModelContext

extension CommandTool {
    /// `messageshot lint`.
    static let lint = CommandTool(
        name: "lint", title: "Find layout flaws",
        description: """
            Finds truncated text, overlaps, small touch targets, low contrast and other flaws in the layout of a \
            conversation, or in a PNG picture that MessageShot has drawn. Returns a sentence for each.
            """,
        arguments: [
            ToolArgument(
                "chat", .document, isRequired: true,
                "The conversation, as in render, or the path of a PNG picture with a tree.")
        ] + lintOptions.map { ToolArgument($0) } + [.json],
        isReadOnly: true
    ) { (site) throws(ToolFailure) in
        let json = site.input.flag("json") ?? false
        let command = try site.run(
            ["lint", "--verbose"] + (json ? ["--json"] : []) + site.options(lintOptions) + site.chat(),
            succeedingWith: [0, 1])
        let (text, structure) = site.answer(command)
        return ToolResult([text] + site.warnings(command), structure: structure)
    }

    private static let lintOptions =
        [CommandOption.lintRule, .lintIgnore].map(\.key)
        + JobKind.render.options(without: ["annotations", "crop", "crop-padding", "embed-layout", "numbered"])
}
