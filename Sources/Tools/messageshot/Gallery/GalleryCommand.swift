import ArgumentParser
import Documents
import Fonts
import Foundation
import Frames
import Gallery
import GalleryPages
import Styles

/// Draws the pictures of the documentation.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draws every picture of the SDK's documentation, and a page that shows them with their code.",
        discussion: """
            Nothing is written unless all could be drawn. With --check nothing is written at all: the pictures in the \
            folder are compared with new ones at their own scale, and the exit code is 1 if one is missing or out of \
            date.
            """)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the pictures, which is made if it is not there; Output/gallery unless given, and "
                + "Documentation/Gallery with --check.", valueName: "folder"))
    var output: String?

    @Option(help: "uikit or swiftui for the pages of one flavour; those of both unless given.")
    var flavour: Flavour?

    @Option(help: ArgumentHelp("A picture by its name, and not the page; may be repeated.", valueName: "name"))
    var only: [String] = []

    @Flag(help: "Print the names of the pictures, and draw none.")
    var list = false

    @Flag(help: "Compare the pictures in the folder with new ones.")
    var check = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point, from 0.25 to 10; 2 unless given.", valueName: "n"))
    var scale: Double?

    @Flag(help: "Put the frame trees into the pictures, so that --check can say what changed.")
    var embedFrames = false

    func run() throws {
        let settings = try SettingsOptions.settings(scale: scale)
        let pictures = try chosenPictures()
        guard !list else { return try StandardOutput.write(line: pictures.map(\.name).joined(separator: "\n")) }
        let folder = try GalleryFolder(
            path: output ?? (check ? "Documentation/Gallery" : "Output/gallery"), isRead: check)
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()

        if check {
            let known = DocsCheck(folder: folder.path, pictures: pictures)
            let drawing = GalleryDrawing { settings.scaled(scale.map { CGFloat($0) } ?? known.scale(of: $0)) }
            // The page that is there shows both flavours.
            try report(known.outdated(draw(pictures, with: drawing)) { flavour == nil ? try page($0) : nil })
        } else {
            let drawn = try draw(pictures, with: GalleryDrawing(embedsFrames: embedFrames) { _ in settings })
            try folder.write(drawn, page: page(drawn))
        }
    }

    private func draw(_ pictures: [GalleryPicture], with drawing: GalleryDrawing) throws -> [DrawnPicture] {
        let progress = Progress(of: pictures.count)
        defer { progress.end() }
        let drawn = try drawing.draw(pictures) { progress.advance() }
        try Failure.throwIfUndrawn()
        return drawn
    }

    /// The page, unless only some of its pictures are drawn.
    private func page(_ drawn: [DrawnPicture]) throws -> String? {
        only.isEmpty ? try IndexPage(drawn: drawn, pages: WholeGallery.pages(of: flavour)).html() : nil
    }

    /// The pictures that are asked for, in the order of the pages.
    private func chosenPictures() throws -> [GalleryPicture] {
        let names = only.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 }
        let pictures = WholeGallery.pictures(on: WholeGallery.pages(of: flavour))
        let known = pictures.map(\.name)
        for name in names where !known.contains(name) {
            throw Failure("--only “\(name)” is no picture; the nearest are \(Self.nearest(to: name, among: known))")
        }
        return names.isEmpty ? pictures : pictures.filter { names.contains($0.name) }
    }

    /// The three names that are most like `name`.
    private static func nearest(to name: String, among known: [String]) -> String {
        Nearest.ranked(known, by: name).prefix(3).joined(separator: ", ")
    }

    private func report(_ outdated: [OutdatedFile]) throws {
        guard !outdated.isEmpty else { return }
        for file in outdated { try StandardOutput.write(line: file.description) }
        throw ExitCode(1)
    }
}

extension RenderSettings {
    /// Returns the settings with another scale, if one is given.
    fileprivate func scaled(_ scale: CGFloat?) -> RenderSettings {
        var copy = self
        if let scale { copy.scale = scale }
        return copy
    }
}
