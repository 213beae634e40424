import Foundation
import Frames
import Raster

/// The pixels of a rectangle that are painted even faintly, such as the edges of letters and the end of a shadow. They
/// are found on demand, by drawing the content alone.
final class PaintedInk {
    private let frame: Frame
    private let scale: CGFloat
    private let offset: CGPoint
    private let size: PixelSize

    /// - Parameters:
    ///   - frame: A frame that paints only the relevant part.
    ///   - scale: The pixels per point.
    ///   - offset: The frame's top-left corner in the rectangle, in pixels.
    ///   - size: The rectangle's size.
    init(_ frame: Frame, scale: CGFloat, offset: CGPoint, size: PixelSize) {
        (self.frame, self.scale, self.offset, self.size) = (frame, scale, offset, size)
    }

    /// The drawing; `nil` if it fails, for example because a picture file is missing.
    private lazy var bitmap: Bitmap? = {
        var part = frame
        part.rect.origin = CGPoint(x: offset.x / scale, y: offset.y / scale)
        let rect = CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        return try? Renderer(images: .withoutFiles).render(Frame(rect: rect, children: [part]), scale: scale)
    }()

    /// Calls `body` with the ranges of painted pixels in a row, from left to right.
    func forEachRun(row y: Int, _ body: (Range<Int>) -> Void) {
        guard let bitmap, y < bitmap.pixelsHigh else { return body(0..<size.width) }
        bitmap.withPixels { pixels in
            let row = pixels[y * bitmap.pixelsWide..<(y + 1) * bitmap.pixelsWide]
            var start: Int?
            for x in row.indices {
                if row[x] >> 24 != 0 {
                    if start == nil { start = x - row.startIndex }
                } else if let first = start {
                    body(first..<x - row.startIndex)
                    start = nil
                }
            }
            if let start { body(start..<row.count) }
        }
    }
}
