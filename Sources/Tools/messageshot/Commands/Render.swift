import ArgumentParser
import ChatModels
import Foundation
import Pictures
import Styles

/// Renders a conversation.
struct Render: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render a conversation to an image.",
        discussion: """
            Without -o, the picture is named after the conversation and written to the current folder. \
            The network is never used, and nothing is written unless everything could be drawn.
            """
                + .examples(
                    "messageshot render chat.yaml -o chat.png",
                    "messageshot render chat.yaml --screen channel --chrome device -o phone.png"))

    @OptionGroup var chat: ChatOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file, a folder (one picture per channel; folder/ is created if necessary), or - for standard output.",
            valueName: "out"),
        completion: .file())
    var output: String?

    @OptionGroup(title: "File") var file: FormatOptions

    @OptionGroup(title: "Content") var selection: SelectionOptions

    @OptionGroup(title: "Content") var paging: PagesOption

    @OptionGroup(title: "Device") var device: DeviceOptions

    @OptionGroup(title: "Annotations") var annotations: AnnotationOptions

    @OptionGroup(title: "Appearance") var settings: SettingsOptions

    @OptionGroup(title: "Appearance") var flavor: FlavorOption

    @Option(
        help: ArgumentHelp(.style),
        completion: .documents)
    var style: String?

    @Flag(help: ArgumentHelp(.prune))
    var prune = false

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    func run(in session: CommandSession) throws {
        let settings = try settings.makeSettings(defaultScale: selection.selection(on: device).defaultScale)
        let destination = try Destination(
            output: output, name: "\(chat.name).\(file.fileExtension)", makesFolder: true)
        let format = try file.format(for: destination)
        try destination.check(input: chat.path, session)
        try selection.check(scale: settings.scale, isVector: !format.isBitmap, device: device)
        if paging.pages { try selection.checkPages(on: device) }
        guard !prune || paging.pages else { throw Failure("--prune needs --pages; remove it") }
        let changes = try annotations.changes(session)
        if changes.needsMarks, paging.pages {
            throw Failure("--annotations and --crop are for one picture; remove --pages")
        }
        if changes.isNumbered, format.isTree {
            throw Failure("--numbered draws into pictures; remove it, as trees have the numbers anyway")
        }
        try device.noteInputs(of: session)
        try session.checkFonts(of: settings)

        var warnings = Warnings()
        let style = try style.map { try flavor.style(contentsOf: $0, session, warnings: &warnings) }
        let document = try chat.read(session)
        let selection = try selection.selection(on: device, list: document.list, isPaged: paging.pages)
        let conversations = try chat.choose(from: document, for: selection)
        if !selection.screen.isList { try checkDestination(for: conversations, format, in: destination) }
        var batch = PictureBatch(
            format: format, settings: settings, encoding: file.encoding(imageFolder: chat.imageFolder(session)),
            destination: destination, session: session, changes: changes)
        try warnings.collecting { try draw(conversations, selection, style, into: &batch) }
        // No file appears until everything is drawn.
        try Failure.throwIfUndrawn(warnings.problems)
        try batch.publish()
        for left in batch.leftPages {
            if prune { try left.remove() } else if let warning = left.warning { warnings.add(warning) }
        }
        warnings.add(document.warnings)
        warnings.add(missingCharacters: batch.missingCharacters)
        warnings.report(to: session.output, everything: verbose)
    }

    private func draw(
        _ conversations: [Conversation], _ selection: PictureSelection, _ style: Style?, into batch: inout PictureBatch
    ) throws {
        if selection.screen.isList {
            try batch.add(
                ListPicture(
                    conversations, selection: selection, style: style, flavor: flavor.flavor,
                    settings: batch.settings),
                name: chat.name)
            return
        }
        let names = conversations.count == 1 ? [chat.name] : PictureNames.names(for: conversations)
        for (conversation, name) in zip(conversations, names) {
            try batch.add(
                ConversationPictures(
                    conversation, selection: selection, style: style.showingPlayers(of: [conversation]),
                    flavor: flavor.flavor, settings: batch.settings),
                name: name)
        }
    }

    /// Several pictures need a folder, or a file name that can be numbered.
    private func checkDestination(
        for conversations: [Conversation], _ format: PictureFormat, in destination: Destination
    )
        throws
    {
        if case .standardOutput = destination, paging.pages, !format.holdsPages {
            throw Failure("--pages renders several pictures; standard output takes one")
        }
        if case .folder = destination { return }
        guard conversations.count > 1 else { return }
        throw Failure(
            "\(chat.path) has \(conversations.count) channels: choose one with --channel "
                + "(\(ChatOptions.list(conversations))), or name a folder with -o folder/")
    }
}
