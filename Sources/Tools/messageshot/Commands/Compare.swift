import ArgumentParser
import ChatModels
import Fonts
import Foundation
import Pictures
import Raster
import Styles

/// Draws a conversation in two looks.
struct Compare: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Draws a conversation, or a list of several, in two looks, and says what is different.",
        discussion: """
            Writes before.png, after.png, diff.png (what differs is red) and side-by-side.png into a folder: all four \
            or none. A look is a style file (see messageshot schema style). That two looks differ is no error.
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
        help: ArgumentHelp("The folder for the pictures. It is made if it is not there.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(help: ArgumentHelp(.compareFormat))
    var format: AnimationFormat?

    @Flag(help: ArgumentHelp(.compareOptimize))
    var optimize = false

    @Flag(help: ArgumentHelp(.compareJson))
    var json = false

    @OptionGroup(title: "What is shown") var selection: SelectionOptions

    @OptionGroup(title: "The device") var device: DeviceOptions

    @Flag(inversion: .prefixedNo, help: ArgumentHelp(.compareEmbedFrames))
    var embedFrames = true

    @OptionGroup(title: "How it looks") var settings: SettingsOptions

    @OptionGroup(title: "How it looks") var flavor: FlavorOption

    @Flag(help: "Show every warning, and not just the first.")
    var verbose = false

    func run(in session: CommandSession) throws {
        let settings = try settings.makeSettings(defaultScale: selection.selection(on: device).defaultScale)
        let folder = try OutputFolder(output)
        try selection.check(scale: settings.scale, isVector: false, device: device)
        guard !selection.pages else { throw Failure("--pages makes several pictures; compare makes one of each look") }
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()

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
            try LookComparison(
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

    /// Lines about animations of earlier looks, which would be taken for one of these.
    private func earlierAnimations(in folder: OutputFolder) -> [String] {
        AnimationFormat.allCases.filter { $0 != format }.compactMap { other in
            let path = folder.path(of: LookComparison.animationName(other))
            guard PictureSignature.isOnFile(path) else { return nil }
            return "\(path) is of an earlier comparison; --format \(other.rawValue) draws it again"
        }
    }
}
