import Documents
import Foundation
import Pictures

/// How the file of a picture is written.
struct FileEncoding: Sendable, Hashable {
    var format = FileFormat.png

    /// The quality of a JPEG file, from 0, small, to 1, good.
    var quality = PictureEncoding.defaultQuality

    /// Whether a PNG is made as small as it can be.
    var isOptimized = false

    /// Whether a PNG carries the frames that it was drawn from.
    var embedsFrames = false

    /// How an SVG holds text.
    var svgText = SVGText.outlines
}

extension FileEncoding {
    /// - Parameter isAnimation: Whether the picture moves.
    init(_ keys: KeyedNode<FileKey>, isAnimation: Bool) throws(DocumentError) {
        format = try keys.choice(.format, of: FileFormat.self) ?? .png
        quality = try keys.integer(.quality).map { Double($0) / 100 } ?? PictureEncoding.defaultQuality
        isOptimized = try keys.flag(.optimize) ?? false
        embedsFrames = try keys.flag(.embedFrames) ?? false
        svgText = try keys.choice(.svgText, of: SVGText.self) ?? .outlines
        let isRight = isAnimation ? format.holdsAnimations : format.still != nil
        guard isRight else {
            let advice =
                isAnimation
                ? "an animation is a gif, or a png for an animated PNG"
                : "it is for “show: animation”; png, svg and webp hold stills"
            throw (keys[.format] ?? keys.place).failure(ProjectProblem.wrongFormat(format.rawValue, advice: advice))
        }
    }
}
