import ArgumentParser
import ChatModels
import ChatUI
import Fonts
import Foundation
import Frames
import HeadlessUIKit
import Styles

/// Draws a conversation.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws a conversation to an image.",
        discussion: """
            Without -o, the picture is named after the conversation and put into the current folder. \
            Nothing is fetched from the network, and nothing is written unless all of it could be drawn.
            """)

    @OptionGroup var chat: ChatOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file, a folder that is there (one picture per channel), or - for standard output.", valueName: "out"))
    var output: String?

    @Option(help: "png, svg, pdf, or frames for the frame tree as JSON; by the name of -o unless given.")
    var format: PictureFormat?

    @OptionGroup(title: "What is shown") var selection: SelectionOptions

    @Flag(help: "Put the frame tree into the PNG, for messageshot inspect.")
    var embedFrames = false

    @OptionGroup(title: "How it looks") var settings: SettingsOptions

    @Option(help: ArgumentHelp("A style file (see messageshot schema style).", valueName: "style.yaml"))
    var style: String?

    @Flag(help: "Show every warning, and not just the first.")
    var verbose = false

    func run() throws {
        let settings = try settings.makeSettings()
        let destination = try Destination(
            output: output, name: "\(chat.name).\((format ?? .png).fileExtension)")
        let format = try format ?? destination.format()
        guard !embedFrames || format == .png else { throw Failure("--embed-frames is for PNG; leave it out") }
        try destination.checkDiffers(from: chat.path)
        try selection.check(scale: settings.scale, isVector: format != .png)
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()

        let style = try style.map { try StyleReader.read(contentsOf: $0) }
        let document = try chat.read()
        let conversations = try chat.choose(from: document)
        try checkRoom(for: conversations, in: destination)
        var warnings = Warnings()
        warnings.add(document.warnings)
        let pictures = try RenderSettings.$current.withValue(settings) {
            try ConfigurationScope.run {
                style?.apply()
                return try draw(conversations, as: format, to: destination, &warnings)
            }
        }
        for picture in pictures { try picture.write() }
        warnings.report(everything: verbose)
    }

    /// Several pictures need a folder, or a file name that can be numbered.
    private func checkRoom(for conversations: [Conversation], in destination: Destination) throws {
        if case .standardOutput = destination, selection.pages {
            throw Failure("--pages makes several pictures; standard output takes one")
        }
        if case .folder = destination { return }
        guard conversations.count > 1 else { return }
        throw Failure(
            "\(chat.path) has \(conversations.count) channels: choose one with --channel "
                + "(\(ChatOptions.list(conversations))), or name a folder with -o folder/")
    }

    /// Draws everything before anything is written.
    private func draw(
        _ conversations: [Conversation], as format: PictureFormat, to destination: Destination,
        _ warnings: inout Warnings
    ) throws -> [Picture] {
        let encoder = PictureEncoder(
            format: format, scale: RenderSettings.current.scale,
            background: Appearance.default.colorPalette.background.rgba.withAlpha(1),
            embedsFrames: embedFrames, imageFolder: chat.imageFolder)
        let names = PictureNames(conversations, single: chat.name)
        var pictures: [Picture] = []
        var missing: [Character] = []
        for (conversation, name) in zip(conversations, names.names) {
            try conversation.checkPictures()
            var page = 0
            try selection.forEachFrame(of: conversation, isVector: format != .png) { frame in
                page += 1
                missing += frame.missingCharacters.filter { !missing.contains($0) }
                let path = destination.path(name: name, page: selection.pages ? page : nil, format: format)
                pictures.append(Picture(path: path, data: try encoder.data(frame)))
            }
        }
        if !missing.isEmpty { warnings.add(Self.sentence(about: missing)) }
        return pictures
    }

    static func sentence(about missing: [Character]) -> String {
        let shown = missing.prefix(8).map { character in
            let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
            return "\(character) (\(codes.joined(separator: " ")))"
        }
        let more = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
        return "no bundled font has \(shown.joined(separator: ", "))\(more); boxes are drawn instead"
    }
}
