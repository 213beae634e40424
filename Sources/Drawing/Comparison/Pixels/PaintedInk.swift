import Foundation
import Frames
import Raster

/// The pixels of a rectangle that something leaves a trace on, be it the faintest: the edges of letters, the end of a
/// shadow. They are found by drawing it alone, when they are asked for.
final class PaintedInk {
    private let frame: Frame
    private let scale: CGFloat
    private let offset: CGPoint
    private let size: PixelSize

    /// - Parameters:
    ///   - frame: A frame that paints only what is meant.
    ///   - scale: Pixels per point.
    ///   - offset: The frame's top-left corner in the rectangle, in pixels.
    ///   - size: The rectangle's size.
    init(_ frame: Frame, scale: CGFloat, offset: CGPoint, size: PixelSize) {
        (self.frame, self.scale, self.offset, self.size) = (frame, scale, offset, size)
    }

    /// The drawing; `nil` if it can't be made, as where a picture's file is not at hand.
    private lazy var bitmap: Bitmap? = {
        var part = frame
        part.rect.origin = CGPoint(x: offset.x / scale, y: offset.y / scale)
        let room = CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        return try? Renderer(images: .withoutFiles).render(Frame(rect: room, children: [part]), scale: scale)
    }()

    /// Calls `body` with the pixels of a row that are painted, from left to right, side by side ones together.
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
