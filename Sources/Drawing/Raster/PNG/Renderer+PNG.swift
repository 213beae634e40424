public import Foundation
public import Frames
import Rendering

extension Renderer {
    /// Draws a frame and returns it as a PNG file, equal to ``render(_:scale:background:)`` followed by ``PNGWriter``.
    ///
    /// A large picture with an opaque background is drawn and compressed in strips on several threads, so its pixels
    /// are never all in memory.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point, greater than zero.
    ///   - background: The color behind the frame; `nil` for a transparent picture.
    ///   - compression: From 1 (fast) to 12 (small). Above 6, it takes several times as long.
    ///   - text: Text chunks for viewers, such as `("Software", "…")`.
    public func png(
        _ frame: Frame, scale: CGFloat, background: RGBA? = nil, compression: Int = PNGWriter.defaultCompression,
        text: [(key: String, value: String)] = []
    ) throws -> Data {
        let (width, height) = try Self.pixelSize(of: frame, scale: scale)
        guard PictureStrips.count(pixelsWide: width, pixelsHigh: height) > 1, let background, background.isOpaque,
            PixelData.isQuick(compression), !frame.hasEffects
        else {
            let bitmap = try render(frame, scale: scale, background: background)
            return try PNGWriter.data(bitmap, compression: compression, scale: scale, text: text)
        }
        let frame = frame.repaired()
        let strips = try PictureStrips.map(pixelsWide: width, pixelsHigh: height) { rows throws(RasterError) in
            let strip = try Bitmap(rows: rows, pixelsWide: width, pixelsHigh: height)
            try paint(frame, scale: scale, background: background, into: strip, rows)
            return try PixelDeflate(strip, rows: rows, format: PixelFormat(isOpaque: true), effort: compression)
                .compress()
        }
        let image = PNGImage(colorType: .colors, parts: PixelData.joined(strips))
        return PNGWriter.file(image, pixelsWide: width, pixelsHigh: height, scale: scale, text: text)
    }
}
