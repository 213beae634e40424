import Foundation
import Frames
import Pictures
import Raster

extension FileEncoding {
    /// A frame, and the colour behind it.
    struct Part: Sendable {
        var frame: Frame
        var background: RGBA
    }

    /// Paints frames and returns the bytes of their file.
    ///
    /// - Parameters:
    ///   - parts: One, or the pictures of an animation.
    ///   - scale: Pixels per point.
    ///   - imageFolder: The folder from which image files are named in frame trees.
    func data(of parts: [Part], scale: CGFloat, imageFolder: String) throws -> Data {
        guard let part = parts.first else { return Data() }
        let encoder = PictureEncoder(
            format, scale: scale, background: part.background,
            encoding: PictureEncoding(
                quality: quality, isOptimized: isOptimizing, embedsFrames: embedsFrames && format == .png,
                imageFolder: imageFolder))
        return try encoder.data(part.frame)
    }
}
