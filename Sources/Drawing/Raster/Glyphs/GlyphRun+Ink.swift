import Foundation
package import Frames

extension GlyphRun {
    /// Returns the bounding boxes of the glyphs' ink, in points in the coordinates of the run's frame.
    ///
    /// Glyphs without ink, such as spaces, have none.
    package func inkBoxes(pixelsPerPoint scale: CGFloat) throws(RasterError) -> [CGRect] {
        let pixelsPerEm = size * scale
        guard pixelsPerEm > 0.1, pixelsPerEm < 1e6 else { return [] }
        let cache = GlyphCache.shared
        var boxes: [CGRect] = []
        if face.hasColor {
            for glyph in glyphs {
                guard let picture = try cache.picture(glyph.id, of: face, pixelsPerEm: pixelsPerEm) else { continue }
                let size = (picture.bitmap.pixelsWide, picture.bitmap.pixelsHigh)
                boxes.append(box(glyph, picture.left, picture.top, size, scale))
            }
            return boxes
        }
        // Large glyphs have the shape of small ones, and their masks would be large.
        let known = min(pixelsPerEm, GlyphCache.largestMask)
        let strike = try cache.strike(of: face, pixelsPerEm: known)
        for glyph in glyphs {
            guard let mask = strike.mask(glyph.id, phase: 0) else { continue }
            let size = (mask.coverage.pixelsWide, mask.coverage.pixelsHigh)
            boxes.append(box(glyph, mask.left, mask.top, size, scale * known / pixelsPerEm))
        }
        return boxes
    }

    /// - Parameter scale: The pixels per point of the glyph's picture.
    private func box(
        _ glyph: Glyph, _ left: Int, _ top: Int, _ size: (width: Int, height: Int), _ scale: CGFloat
    ) -> CGRect {
        let box = CGRect(
            x: origin.x + CGFloat(glyph.x) + CGFloat(left) / scale,
            y: origin.y + CGFloat(glyph.y) + CGFloat(top) / scale, width: CGFloat(size.width) / scale,
            height: CGFloat(size.height) / scale)
        // Glyphs are drawn at the nearest quarter pixel horizontally, and on whole pixels vertically.
        return box.insetBy(dx: -0.25 / scale, dy: -0.5 / scale)
    }
}
