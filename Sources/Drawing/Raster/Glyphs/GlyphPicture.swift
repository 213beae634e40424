import Foundation

/// A color glyph, and where it lies from the pixel that its origin is on.
struct GlyphPicture {
    let left: Int
    let top: Int
    let bitmap: Bitmap

    /// The size of text that the picture is drawn for.
    let pixelsPerEm: CGFloat

    /// Returns the picture for another size of text.
    func scaled(pixelsPerEm: CGFloat) throws(RasterError) -> GlyphPicture {
        let factor = pixelsPerEm / self.pixelsPerEm
        func scaled(_ length: Int) -> Int { Int(bounded: (CGFloat(length) * factor).rounded()) }
        return GlyphPicture(
            left: scaled(left), top: scaled(top),
            bitmap: try bitmap.scaled(
                pixelsWide: max(scaled(bitmap.pixelsWide), 1), pixelsHigh: max(scaled(bitmap.pixelsHigh), 1)),
            pixelsPerEm: pixelsPerEm)
    }
}
