import ArgumentParser
import Foundation
import Frames
import Raster

/// Says what decided the layout of the views at a point.
struct Why: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Say which views are at a point of a picture, and what decided their size and position.",
        discussion: """
            The views are listed from front to back. A conversation is laid out like in render; a PNG knows its \
            views if it was rendered with --embed-frames, and the reasons if with --embed-layout.
            """
                + .examples(
                    "messageshot why 60 30 chat.yaml", "messageshot why 60 30 chat.yaml --screen channel --json"))

    @Argument(
        help: ArgumentHelp("The distance from the left edge in points.", valueName: "x"),
        transform: Double.reading("a number of points, such as 60"))
    var x: Double

    @Argument(
        help: ArgumentHelp("The distance from the top edge in points.", valueName: "y"),
        transform: Double.reading("a number of points, such as 30"))
    var y: Double

    @Argument(
        help: ArgumentHelp("A conversation, or a PNG picture with frames.", valueName: "chat-or-image"),
        completion: .file())
    var path: String

    @Flag(help: "Print the views as JSON.")
    var json = false

    @OptionGroup(title: "Conversations") var conversations: LayoutOptions

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    func run(in session: CommandSession) throws {
        if LintedPicture.isPicture(path) { try conversations.checkUnused(beside: path) }
        var warnings = Warnings()
        let tree = try LintedPicture.isPicture(path) ? treeOfPicture() : treeOfChat(session, &warnings)
        try Failure.throwIfUndrawn(warnings.problems)
        let explanation = PointExplanation(of: CGPoint(x: x, y: y), in: tree)
        guard !explanation.nodes.isEmpty else { throw Failure(outside(tree.frame.rect.size)) }
        if json {
            try StandardOutput.write(json: explanation.json())
        } else {
            try StandardOutput.write(line: explanation.text)
        }
        if !explanation.hasReasons {
            warnings.add([
                "\(path) doesn't say what decided its layout; render it with --embed-layout, or name the chat"
            ])
        }
        warnings.report(to: session.output, everything: verbose)
    }

    private func outside(_ size: CGSize) -> String {
        let (width, height) = (Double(size.width).formattedPlainly, Double(size.height).formattedPlainly)
        return "no view is at \(x.formattedPlainly), \(y.formattedPlainly): "
            + "\(path) is \(width) × \(height) points"
    }

    private func treeOfPicture() throws -> FrameTree {
        let data = try InputFile.read(path)
        do {
            if let tree = try PNGReader.tree(in: data) { return tree }
        } catch {
            throw Failure("\(path): \(error)")
        }
        throw Failure("\(path): the picture has no frame tree; render it with --embed-layout")
    }

    private func treeOfChat(_ session: CommandSession, _ warnings: inout Warnings) throws -> FrameTree {
        try conversations.paging.check("splits the picture; remove it")
        let pictures = try conversations.pictures(of: path, tags: .withReasons, session, warnings: &warnings)
        guard pictures.count == 1 else {
            throw Failure("\(path) has \(pictures.count) channels: choose one with --channel")
        }
        return FrameTree(try warnings.collecting { try pictures[0].makeFrame() })
    }
}
