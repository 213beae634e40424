import Foundation
import ModelContext
import Previewing
import Rendering

extension CommandTool {
    /// `messageshot preview --list`.
    static let listPreviews = CommandTool(
        name: "list_previews", title: "List previews",
        description: """
            Compiles a Swift file, a folder of files or a package, and lists its previews: each #Preview and \
            PreviewProvider, with file and line. Errors of the compiler are the answer if it doesn't compile.
            """,
        arguments: [previewSources, .json], isReadOnly: true
    ) { (site) throws(ToolFailure) in
        let json = site.input.flag("json") ?? false
        let command = try site.run(
            ["preview", "--list"] + (json ? ["--json"] : []) + ["--", try site.path("sources") ?? ""],
            succeedingWith: json ? [0, 1, 2] : [0, 1])
        let (text, structure) = site.answer(command)
        return ToolResult([text], structure: structure)
    }

    /// `messageshot preview --once`.
    static let drawPreview = CommandTool(
        name: "draw_preview", title: "Draw a preview",
        description: """
            Compiles a Swift file, a folder of files or a package, and draws its previews, or those with a name. Returns \
            the pictures and their trees: the view, position, size, color and text of everything in them. Errors of the \
            compiler are the answer if it doesn't compile; a preview that crashes or never ends is reported.
            """,
        arguments: [
            previewSources,
            ToolArgument("only", .words([]), "Names of previews, as list_previews has them, or of files."),
            ToolArgument("appearance", .choice(RenderSettings.Appearance.allCases.map(\.rawValue)), "Light or dark."),
            ToolArgument(
                "content-size", .choice(RenderSettings.ContentSize.allCases.map(\.rawValue)), "The text size."),
            ToolArgument("locale", .word, "The language and region, such as en_US or ar."),
            ToolArgument("device", .word, "The device of previews that fill a screen, such as iPhone 16."),
            ToolArgument("scale", .word, "Pixels per point (default: 2)."),
            ToolArgument("tree", .flag, "Whether the answer has the trees (default: true)."),
            ToolArgument(
                "output", .path, "A folder to keep the pictures in. Without it, they are in the answer alone."),
        ],
        isReadOnly: false
    ) { (site) throws(ToolFailure) in
        var command = ["preview", "--once", "--json", "--output=\(site.scratch("pictures"))"]
        for name in site.input.words("only") { command.append("--only=\(name)") }
        for name in ["appearance", "content-size", "locale", "device", "scale"] {
            if let value = site.input.word(name) { command.append("--\(name)=\(value)") }
        }
        let finished = try site.run(command + ["--", try site.path("sources") ?? ""], succeedingWith: [0, 1, 2])
        guard let report = try? JSONDecoder().decode(DrawnPreviews.self, from: finished.output) else {
            throw ToolFailure(finished.failure)
        }
        guard report.errors.isEmpty else { throw ToolFailure(lines: report.errors.map(\.text)) }
        return try answer(report, site)
    }

    private static let previewSources = ToolArgument(
        "sources", .path, isRequired: true, "The path of a Swift file, of a folder with Swift files, or of a package.")

    /// The most pictures of an answer.
    private static let maximumPictures = 8

    private static func answer(_ report: DrawnPreviews, _ site: CallSite) throws(ToolFailure) -> ToolResult {
        var content: [ToolResult.Content] = report.problems.map { .text("problem: \($0)") }
        let drawn = report.previews.filter { $0.picture != nil }
        guard drawn.count <= maximumPictures else {
            throw ToolFailure(
                "sources has \(drawn.count) previews; choose up to \(maximumPictures) with only: "
                    + drawn.map(\.name).joined(separator: ", "))
        }
        for preview in report.previews {
            guard let picture = preview.picture, let data = FileManager.default.contents(atPath: picture) else {
                content.append(.text("\(preview.name): \(preview.failure ?? "it isn't drawn")"))
                continue
            }
            content.append(.text(preview.name))
            content.append(.png(data))
            if site.input.flag("tree") ?? true { content.append(.text(try site.tree(of: picture))) }
            content += preview.notes.map { .text("warning: \($0)") }
        }
        let pictures = drawn.isEmpty ? [] : try site.pictures(in: "pictures")
        return ToolResult(content + (try site.write(pictures, to: site.input.word("output"))))
    }
}

/// The part of the command's answer that the tool needs.
private struct DrawnPreviews: Decodable {
    let errors: [CompilerProblem]
    let problems: [String]
    let previews: [Preview]

    struct Preview: Decodable {
        let name: String
        let picture: String?
        let notes: [String]
        let failure: String?
    }
}
