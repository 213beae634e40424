import Batch
import ModelContext

extension CommandTool {
    /// `messageshot compare`, and `messageshot diff`.
    static let compare = CommandTool(
        name: "compare", title: "Compare two styles or pictures",
        description: """
            Compares two styles of a conversation, or two PNG pictures. Returns a picture with both side by side, and the \
            differences as sentences: which component changed, how, and by how much.
            """,
        arguments: [
            .chat(isRequired: false),
            ToolArgument(
                "after", .document, isRequired: true,
                "The new style: a path, a text, or an object. Without chat, the path of the new picture."),
            ToolArgument(
                "before", .document,
                "The old style (default: the components' own). Without chat, the path of the old picture."),
        ] + compareOptions.map { ToolArgument($0) } + [
            .json,
            ToolArgument(
                "output", .path,
                "A folder to keep the pictures in. Without it, they are in the answer alone."),
        ],
        isReadOnly: false
    ) { (site) throws(ToolFailure) in
        try site.input["chat"] == nil ? comparedPictures(site) : comparedStyles(site)
    }

    private static let compareOptions = JobKind.compare.options(without: ["after", "before"])

    private static func comparedStyles(_ site: CallSite) throws(ToolFailure) -> ToolResult {
        var arguments = ["compare", "--verbose", "--output=\(site.scratch("pictures"))"]
        for name in ["after", "before"] {
            if let style = try site.document(name) { arguments.append("--\(name)=\(style)") }
        }
        return try comparison(
            site, by: arguments + json(site) + site.options(compareOptions) + site.chat())
    }

    private static func comparedPictures(_ site: CallSite) throws(ToolFailure) -> ToolResult {
        if let option = compareOptions.first(where: { site.input[$0.name] != nil }) {
            throw ToolFailure("\(option.name) is for conversations; name one with chat, or remove \(option.name)")
        }
        var pictures: [String] = []
        for name in ["before", "after"] {
            guard !site.isInline(name), let path = try site.path(name) else {
                throw ToolFailure("\(name): without chat, name a PNG picture; to compare styles, name a conversation")
            }
            pictures.append(path)
        }
        try site.makeFolder("pictures")
        return try comparison(
            site,
            by: [
                "diff", "--output=\(site.scratch("pictures/diff.png"))",
                "--side-by-side=\(site.scratch("pictures/side-by-side.png"))",
            ] + json(site) + ["--"] + pictures)
    }

    private static func json(_ site: CallSite) -> [String] { site.input.flag("json") ?? false ? ["--json"] : [] }

    /// Runs a command that draws `side-by-side.png` and prints the differences.
    private static func comparison(_ site: CallSite, by arguments: [String]) throws(ToolFailure) -> ToolResult {
        let command = try site.run(arguments, succeedingWith: [0, 1])
        let pictures = try site.pictures(in: "pictures")
        let shown = pictures.filter { $0.name == "side-by-side.png" }.map { ToolResult.Content.png($0.data) }
        let written = try site.write(pictures, to: site.input.word("output"))
        let (text, structure) = site.answer(command)
        return ToolResult(shown + [text] + site.warnings(command) + written, structure: structure)
    }
}
