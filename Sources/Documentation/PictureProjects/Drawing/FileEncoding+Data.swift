import Foundation
import Frames
import Pictures
import Raster

extension FileEncoding {
    /// A frame, and the color behind it.
    struct Part: Sendable {
        var frame: Frame
        var background: RGBA
    }

    /// How long each picture of an animation stands still, in seconds: long enough to look around.
    private static let secondsEach = 1.5

    /// Paints frames and returns the bytes of their file.
    ///
    /// - Parameters:
    ///   - parts: One, or the pictures of an animation.
    ///   - scale: Pixels per point.
    ///   - imageFolder: The folder from which image files are named in frame trees.
    func data(of parts: [Part], scale: CGFloat, imageFolder: String) throws -> Data {
        if parts.count == 1, let part = parts.first, let still = format.still {
            let encoding = PictureEncoding(
                quality: quality, isOptimized: isOptimized, embedsFrames: embedsFrames && still == .png,
                imageFolder: imageFolder, svgText: svgText)
            return try PictureEncoder(still, scale: scale, background: part.background, encoding: encoding)
                .data(part.frame)
        }
        let pictures = try parts.map { try Renderer().render($0.frame, scale: scale, background: $0.background) }
        return format == .gif
            ? try AnimationWriter.gif(pictures, secondsEach: Self.secondsEach, software: PictureEncoder.software)
            : try AnimationWriter.apng(
                pictures, secondsEach: Self.secondsEach, scale: scale, text: PictureEncoder.notes)
    }
}
