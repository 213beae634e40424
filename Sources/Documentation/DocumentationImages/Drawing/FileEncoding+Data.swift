import Foundation
import Frames
import Pictures
import Raster

extension FileEncoding {
    /// How long each picture of an animation stands still, in seconds: long enough to look around.
    private static let secondsEach = 1.5

    /// Paints frames and returns the bytes of their file.
    ///
    /// - Parameters:
    ///   - frames: One, or the pictures of an animation.
    ///   - scale: Pixels per point.
    ///   - imageFolder: The folder from which image files are named in frame trees.
    func data(of frames: [PictureLayout.FramedPicture], scale: CGFloat, imageFolder: String) throws -> Data {
        if frames.count == 1, let only = frames.first, let still = format.still {
            let encoding = PictureEncoding(
                quality: quality, isOptimized: isOptimized, embedsFrames: embedsFrames && still == .png,
                imageFolder: imageFolder, svgText: svgText)
            return try PictureEncoder(still, scale: scale, background: only.background, encoding: encoding)
                .data(only.frame)
        }
        let pictures = try frames.map { try Renderer().render($0.frame, scale: scale, background: $0.background) }
        return format == .gif
            ? try AnimationWriter.gif(pictures, secondsEach: Self.secondsEach, software: PictureEncoder.software)
            : try AnimationWriter.apng(
                pictures, secondsEach: Self.secondsEach, scale: scale, text: PictureEncoder.notes)
    }
}
