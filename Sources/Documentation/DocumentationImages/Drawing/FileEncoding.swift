import Documents
import Foundation
import Pictures

/// How a picture's file is encoded.
struct FileEncoding: Sendable, Hashable {
    var format = FileFormat.png

    /// The quality of a JPEG file, from 0 (smallest file) to 1 (best).
    var quality = PictureEncoding.defaultQuality

    /// Whether to make a PNG as small as possible.
    var isOptimized = false

    /// Whether to embed the drawn frames in a PNG.
    var embedsFrames = false

    /// How an SVG represents text.
    var svgText = SVGText.outlines
}

extension FileEncoding {
    /// - Parameter isAnimation: Whether the picture is animated.
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
                ? "use gif, or png for an animated PNG"
                : "it is for “show: animation”; use png, svg or webp for still pictures"
            throw (keys[.format] ?? keys.place).failure(ProjectProblem.wrongFormat(format.rawValue, advice: advice))
        }
    }
}
