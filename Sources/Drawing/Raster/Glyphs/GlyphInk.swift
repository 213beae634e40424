import Frames

/// Composites glyph masks in one color into a bitmap's memory.
struct GlyphInk {
    private let pixel: UInt32
    private let isOpaque: Bool

    init(_ color: RGBA) {
        pixel = color.premultipliedPixel
        isOpaque = pixel >> 24 == 255
    }

    /// Composites the part of a mask inside `area` over the bitmap.
    ///
    /// - Precondition: `area` is inside the mask and the bitmap.
    func write(_ placed: PlacedMask, in area: PixelRect, into bitmap: Bitmap) {
        let mask = placed.mask
        for y in area.y..<area.y + max(area.height, 0) {
            let coverage = mask.bytes + (y - placed.y) * mask.bytesPerRow + (area.x - placed.x)
            let row = bitmap.pixels + y * bitmap.pixelsWide + area.x
            for x in 0..<area.width {
                let cover = UInt32(coverage[x])
                if cover == 0 { continue }
                if cover == 255, isOpaque {
                    row[x] = pixel
                } else {
                    row[x] = Self.over(Self.times(pixel, cover), row[x])
                }
            }
        }
    }

    /// Multiplies all four components by `factor` / 255 with rounding, two at a time.
    @inline(__always)
    private static func times(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    @inline(__always)
    private static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
        source &+ times(below, 255 &- (source >> 24))
    }
}
