import Foundation

/// A color glyph, and its offset from the pixel of its origin.
struct GlyphPicture {
    let left: Int
    let top: Int
    let bitmap: Bitmap

    /// The font size that the picture is drawn for, in pixels.
    let pixelsPerEm: CGFloat

    /// Returns the picture scaled to another font size.
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
