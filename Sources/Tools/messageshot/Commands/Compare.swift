import ArgumentParser
import ChatModels
import Foundation
import Pictures
import Raster
import Styles

/// Renders a conversation in two styles.
struct Compare: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Render a conversation or a list in two styles, and describe the differences.",
        discussion: """
            Writes before.png, after.png, diff.png (differences in red) and side-by-side.png to a folder: all four \
            or none. Styles are files (see messageshot schema style). Differences are not an error.
            """
                + .examples(
                    "messageshot compare chat.yaml --after square.yaml -o looks",
                    "messageshot compare chat.yaml --after square.yaml --format gif -o looks"))

    @OptionGroup var chat: ChatOptions

    @Option(help: ArgumentHelp(.compareAfter), completion: .documents)
    var after: String

    @Option(
        help: ArgumentHelp(.compareBefore),
        completion: .documents)
    var before: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the pictures, created if necessary.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(help: ArgumentHelp(.compareFormat))
    var format: AnimationFormat?

    @Flag(help: ArgumentHelp(.compareOptimize))
    var optimize = false

    @Flag(help: ArgumentHelp(.compareJson))
    var json = false

    @OptionGroup(title: "Content") var selection: SelectionOptions

    @OptionGroup var paging: RefusedPagesOption

    @OptionGroup(title: "Device") var device: DeviceOptions

    @Flag(inversion: .prefixedNo, help: ArgumentHelp(.compareEmbedFrames))
    var embedFrames = true

    @OptionGroup(title: "Appearance") var settings: SettingsOptions

    @OptionGroup(title: "Appearance") var flavor: FlavorOption

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    func run(in session: CommandSession) throws {
        let settings = try settings.makeSettings(defaultScale: selection.selection(on: device).defaultScale)
        let folder = try OutputFolder(output)
        try selection.check(scale: settings.scale, isVector: false, device: device)
        try paging.check("renders several pictures; compare renders one per style")
        try device.noteInputs(of: session)
        try session.checkFonts(of: settings)

        var warnings = Warnings()
        let before = try before.map { try flavor.style(contentsOf: $0, session, warnings: &warnings) } ?? Style()
        let after = try flavor.style(contentsOf: after, session, warnings: &warnings)
        let document = try chat.read(session)
        let selection = try selection.selection(on: device, list: document.list)
        let conversations = try chat.choose(from: document, for: selection)
        guard selection.screen.isList || conversations.count == 1 else {
            throw Failure(
                "\(chat.path) has \(conversations.count) channels: choose one with --channel "
                    + "(\(ChatOptions.list(conversations)))")
        }
        warnings.add(document.warnings)
        let comparison = try warnings.collecting {
            try StyleComparison(
                of: conversations, selection: selection, before: before.showingPlayers(of: conversations),
                after: after.showingPlayers(of: conversations), flavor: flavor.flavor, settings: settings)
        }
        warnings.add(missingCharacters: comparison.missingCharacters)
        try Failure.throwIfUndrawn(warnings.problems)
        let files = try comparison.files(
            encoding: PictureEncoding(
                isOptimized: optimize, embedsFrames: embedFrames, imageFolder: chat.imageFolder(session)))
        try folder.write(files + (format.map { [try comparison.animation($0)] } ?? []), session)
        warnings.add(earlierAnimations(in: folder))
        if json {
            try session.output.write(json: comparison.json())
        } else {
            try session.output.write(line: comparison.summary)
        }
        warnings.report(to: session.output, everything: verbose)
    }

    /// Warnings about animations of earlier comparisons, which could be mistaken for new ones.
    private func earlierAnimations(in folder: OutputFolder) -> [String] {
        AnimationFormat.allCases.filter { $0 != format }.compactMap { other in
            let path = folder.path(of: StyleComparison.animationName(other))
            guard PictureSignature.isOnFile(path) else { return nil }
            return "\(path) is from an earlier comparison; use --format \(other.rawValue) to draw it again"
        }
    }
}
