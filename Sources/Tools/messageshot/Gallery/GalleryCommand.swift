import ArgumentParser
import DocumentationImages
import SwiftUIGallery
import Styles

/// Draws the pictures of the SDK's documentation.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draws every picture of the SDK's documentation, and a page that shows them with their code.",
        discussion: """
            Nothing is written unless all could be drawn. With --check nothing is written at all: the pictures in the \
            folder are compared with new ones at their own scale, and the exit code is 1 if one is missing or out of \
            date. The folder is Output/gallery unless given, and Documentation/Gallery with --check.
            """)

    @OptionGroup var pictures: PictureOptions

    @Option(help: "uikit or swiftui for the pages of one flavor; those of both unless given.")
    var flavor: Flavor?

    func run() throws {
        let folder = pictures.check ? "Documentation/Gallery" : "Output/gallery"
        // The folder has the pictures of both flavors.
        try pictures.run(WholeGallery.collection(of: flavor, in: folder), isPart: flavor != nil)
    }
}
