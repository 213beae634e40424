import Foundation
import Frames
import Pictures
import Raster

extension FileEncoding {
    /// How long an animation shows each picture, in seconds: long enough to look at it.
    private static let secondsEach = 1.5

    /// Paints frames and returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - frames: One frame, or the frames of an animation.
    ///   - scale: Pixels per point.
    ///   - imageFolder: The folder that image file names in frame trees are relative to.
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
                pictures, secondsEach: Self.secondsEach, scale: scale,
                text: PictureEncoder.notes(of: frames.first?.frame))
    }
}
