import ArgumentParser
import Foundation
import GoldenCommands
import Pictures

/// The arguments that say what a picture's file is made like.
struct FormatOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.format))
    var format: PictureFormat?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.quality),
        transform: Double.reading("a number from 0 to 1; 0.92 is usual"))
    var quality: Double?

    @Flag(help: ArgumentHelp(.optimize))
    var optimize = false

    @Option(help: ArgumentHelp(.svgText))
    var svgText: SVGText?

    @Flag(help: ArgumentHelp(.embedFrames))
    var embedFrames = false

    /// The ending of a file that isn't named, without the dot.
    var fileExtension: String { (format ?? .png).fileExtension }

    /// The format of what is written to a destination.
    ///
    /// - Throws: A `Failure` for a format that can't be written there, and for options of other formats.
    func format(for destination: Destination) throws -> PictureFormat {
        let format = try format ?? destination.format()
        guard !embedFrames || format == .png else { throw Failure("--embed-frames is for PNG; leave it out") }
        guard !optimize || format == .png else { throw Failure("--optimize is for PNG; leave it out") }
        guard svgText == nil || format == .svg else { throw Failure("--svg-text is for SVG; leave it out") }
        guard quality == nil || format == .jpeg else { throw Failure("--quality is for JPEG; leave it out") }
        if let quality, !(0...1).contains(quality) {
            throw Failure("--quality \(quality.formattedPlainly) is not between 0 and 1; 0.92 is usual")
        }
        switch format {
        case .png, .jpeg, .webp, .pdf: try destination.checkIsNoTerminal(for: format.rawValue.uppercased())
        case .svg, .frames: break
        }
        return format
    }

    /// - Parameter imageFolder: The folder from which image files are named in frame trees.
    func encoding(imageFolder: String) -> PictureEncoding {
        PictureEncoding(
            quality: quality ?? PictureEncoding.defaultQuality, isOptimized: optimize, embedsFrames: embedFrames,
            imageFolder: imageFolder, svgText: svgText ?? .outlines)
    }
}
