import ArgumentParser
import Foundation
import GoldenCommands
import Pictures

/// The arguments for the format of a picture's file.
struct FormatOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.format))
    var format: PictureFormat?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.quality),
        transform: Double.reading("a number from 0 to 1; the default is 0.92"))
    var quality: Double?

    @Flag(help: ArgumentHelp(.optimize))
    var optimize = false

    @Option(help: ArgumentHelp(.svgText))
    var svgText: SVGText?

    @Flag(help: ArgumentHelp(.embedFrames))
    var embedFrames = false

    @Flag(help: ArgumentHelp(.embedLayout))
    var embedLayout = false

    /// The file extension for files without a name, without the dot.
    var fileExtension: String { (format ?? .png).fileExtension }

    /// The format of the file for a destination.
    ///
    /// - Throws: A `Failure` for a format that isn't supported there, and for options of other formats.
    func format(for destination: Destination) throws -> PictureFormat {
        let format = try format ?? destination.format()
        guard !embedFrames || format == .png else { throw Failure("--embed-frames is for PNG; remove it") }
        guard !embedLayout || format == .png || format == .frames else {
            throw Failure("--embed-layout is for PNG and frames; remove it")
        }
        guard !optimize || format == .png else { throw Failure("--optimize is for PNG; remove it") }
        guard svgText == nil || format == .svg else { throw Failure("--svg-text is for SVG; remove it") }
        guard quality == nil || format == .jpeg else { throw Failure("--quality is for JPEG; remove it") }
        if let quality, !(0...1).contains(quality) {
            throw Failure("--quality \(quality.formattedPlainly) is not between 0 and 1; the default is 0.92")
        }
        switch format {
        case .png, .jpeg, .webp, .pdf: try destination.checkIsNoTerminal(for: format.rawValue.uppercased())
        case .svg, .frames, .tree: break
        }
        return format
    }

    /// - Parameter imageFolder: The folder that image paths in frame trees are relative to.
    func encoding(imageFolder: String) -> PictureEncoding {
        PictureEncoding(
            quality: quality ?? PictureEncoding.defaultQuality, isOptimized: optimize, embedsFrames: embedFrames,
            embedsLayout: embedLayout, imageFolder: imageFolder, svgText: svgText ?? .outlines)
    }
}
