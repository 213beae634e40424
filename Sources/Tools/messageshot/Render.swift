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

    @OptionGroup(title: "The device") var device: DeviceOptions

    @Flag(help: "Put the frame tree into the PNG, for messageshot inspect.")
    var embedFrames = false

    @OptionGroup(title: "How it looks") var settings: SettingsOptions

    @Option(help: ArgumentHelp("A style file (see messageshot schema style).", valueName: "style.yaml"))
    var style: String?

    @Flag(help: "Show every warning, and not just the first.")
    var verbose = false

    func run() throws {
        let settings = try settings.makeSettings(usualScale: device.chosenDevice()?.scale ?? 2)
        let destination = try Destination(
            output: output, name: "\(chat.name).\((format ?? .png).fileExtension)")
        let format = try format ?? destination.format()
        guard !embedFrames || format == .png else { throw Failure("--embed-frames is for PNG; leave it out") }
        try destination.checkDiffers(from: chat.path)
        try selection.check(scale: settings.scale, isVector: format != .png, device: device)
        let screen = try selection.screenPicture(device)
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()

        let style = try style.map { try StyleReader.read(contentsOf: $0) }
        let document = try chat.read()
        let conversations = try chat.choose(from: document)
        if screen?.kind.isList != true { try checkRoom(for: conversations, in: destination) }
        var warnings = Warnings()
        warnings.add(document.warnings)
        let pictures = try RenderSettings.$current.withValue(settings) {
            try ConfigurationScope.run {
                style?.apply()
                if let screen, screen.kind.isList {
                    let shown = ConversationDocument(kind: document.kind, conversations: conversations)
                    return [try drawList(screen, of: shown, as: format, to: destination, &warnings)]
                }
                return try draw(conversations, screen, as: format, to: destination, &warnings)
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
        _ conversations: [Conversation], _ screen: ScreenPicture?, as format: PictureFormat,
        to destination: Destination, _ warnings: inout Warnings
    ) throws -> [Picture] {
        let encoder = makeEncoder(format)
        let names = PictureNames(conversations, single: chat.name)
        var pictures: [Picture] = []
        var missing: [Character] = []
        for (conversation, name) in zip(conversations, names.names) {
            try conversation.checkPictures()
            var page = 0
            let draw: (Frame) throws -> Void = { frame in
                page += 1
                missing += frame.missingCharacters.filter { !missing.contains($0) }
                let path = destination.path(name: name, page: selection.pages ? page : nil, format: format)
                pictures.append(Picture(path: path, data: try encoder.data(frame)))
            }
            if let screen {
                try draw(screen.frame(of: conversation))
            } else {
                try selection.forEachFrame(of: conversation, isVector: format != .png, draw)
            }
        }
        if !missing.isEmpty { warnings.add(Self.sentence(about: missing)) }
        return pictures
    }

    /// Draws all conversations as one list.
    private func drawList(
        _ screen: ScreenPicture, of document: ConversationDocument, as format: PictureFormat,
        to destination: Destination, _ warnings: inout Warnings
    ) throws -> Picture {
        for conversation in document.conversations { try conversation.checkPictures() }
        let frame = screen.listFrame(of: document)
        let missing = frame.missingCharacters
        if !missing.isEmpty { warnings.add(Self.sentence(about: missing)) }
        let path = destination.path(name: chat.name, page: nil, format: format)
        return Picture(path: path, data: try makeEncoder(format).data(frame))
    }

    private func makeEncoder(_ format: PictureFormat) -> PictureEncoder {
        // What is beside a device's body shows through.
        let page = Appearance.default.colorPalette.background.rgba.withAlpha(1)
        return PictureEncoder(
            format: format, scale: RenderSettings.current.scale, background: device.chrome == .device ? .clear : page,
            embedsFrames: embedFrames, imageFolder: chat.imageFolder)
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
