import Batch
import Files
import Foundation
import ModelContext

extension CommandTool {
    /// `messageshot render`.
    static let render = CommandTool(
        name: "render", title: "Render a conversation",
        description: """
            Draws a conversation, one of its messages, or a whole screen on a device, in a style. Returns the picture and \
            its tree: the component, position, size, color and text of everything in it.
            """,
        arguments: [.chat(isRequired: true)] + renderOptions.map { ToolArgument($0) } + [
            ToolArgument("tree", .flag, "Whether the answer has the tree (default: true)."),
            ToolArgument(
                "output", .path,
                "Where to keep the picture: a PNG file, or a folder with a trailing slash. Without it, the picture is in "
                    + "the answer alone."),
        ],
        isReadOnly: false, answer: renderedPictures)

    private static let renderOptions = JobKind.render.options(without: [])

    /// The most pictures of an answer.
    private static let maximumPictures = 8

    private static func renderedPictures(_ site: CallSite) throws(ToolFailure) -> ToolResult {
        let output = try RenderOutput(site.input.word("output"))
        let command = try site.run(
            ["render", "--embed-frames", "--format=png", "--verbose", "--output=\(site.scratch("pictures"))/"]
                + site.options(renderOptions) + site.chat())
        // `--device list` prints a list instead of drawing.
        if !command.text.isEmpty { return ToolResult([.text(command.text)]) }
        var pictures = try site.pictures(in: "pictures")
        guard pictures.count <= maximumPictures else {
            throw ToolFailure("chat has \(pictures.count) channels; choose one with channel")
        }
        var content: [ToolResult.Content] = []
        for picture in pictures {
            if pictures.count > 1 { content.append(.text(picture.name)) }
            content.append(.png(picture.data))
            if site.input.flag("tree") ?? true {
                content.append(.text(try site.tree(of: site.scratch("pictures/\(picture.name)"))))
            }
        }
        if case .file(_, let name) = output {
            guard pictures.count == 1 else {
                throw ToolFailure("output: chat has \(pictures.count) channels; name a folder, such as pictures/")
            }
            pictures[0].name = name
        }
        return ToolResult(content + site.warnings(command) + (try site.write(pictures, to: output?.folder)))
    }
}

/// Where to keep rendered pictures.
private enum RenderOutput {
    case file(folder: String, name: String)
    case folder(String)

    init?(_ path: String?) throws(ToolFailure) {
        guard let path else { return nil }
        guard !path.hasSuffix("/") else {
            self = .folder(path)
            return
        }
        guard path.lowercased().hasSuffix(".png") else {
            throw ToolFailure("output: \(path): name a PNG file, such as chat.png, or a folder with a trailing slash")
        }
        self = .file(folder: path.folderOfPath, name: path.nameInPath)
    }

    var folder: String {
        switch self {
        case .file(let folder, _), .folder(let folder): folder
        }
    }
}
