import ArgumentParser
import DocumentationImages
import SwiftUIGallery
import Styles

/// Renders the pictures of the SDK's documentation.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Render all pictures of the SDK's documentation, with a page that shows them next to their code.",
        discussion: """
            Nothing is written unless everything could be drawn. With --check nothing is written: the pictures in the \
            folder are compared with new ones at their own scale, and the exit code is 1 if one is missing or out of \
            date. The default folder is Output/gallery, and Documentation/Gallery with --check.
            """)

    @OptionGroup var pictures: PictureOptions

    @Option(help: "The pages of one flavor: uikit or swiftui (default: both).")
    var flavor: Flavor?

    func run() throws {
        let folder = pictures.check ? "Documentation/Gallery" : "Output/gallery"
        // The folder contains the pictures of both flavors.
        try pictures.run(WholeGallery.collection(of: flavor, in: folder), isPart: flavor != nil)
    }
}
