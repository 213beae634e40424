import Foundation

/// A glyph's coverage, and its offset from the pixel of its origin.
struct GlyphMask {
    let left: Int
    let top: Int
    let coverage: CoverageMask
}

/// A glyph's coverage at a position in device pixels.
struct PlacedMask {
    let mask: CoverageMask
    let x: Int
    let y: Int

    var area: PixelRect { PixelRect(x: x, y: y, width: mask.pixelsWide, height: mask.pixelsHigh) }
}

/// The cached glyphs of a face at one size.
final class GlyphStrike {
    private let font: FontFile
    private let pixelsPerEm: CGFloat

    /// The lock of the cache that contains the strike.
    private let lock: NSLock
    private var masks: [UInt32: GlyphMask?] = [:]
    private var bytesKept = 0

    /// The maximum memory for masks in bytes, after which they are drawn anew.
    private static let capacity = 2 << 20

    init(font: FontFile, pixelsPerEm: CGFloat, lock: NSLock) {
        self.font = font
        self.pixelsPerEm = pixelsPerEm
        self.lock = lock
    }

    /// Returns a glyph's mask at one of the quarter-pixel positions; `nil` for a glyph without ink.
    func mask(_ glyph: UInt32, phase: Int) -> GlyphMask? {
        lock.lock()
        defer { lock.unlock() }
        // A font has at most 65,536 glyphs.
        let key = glyph << 2 | UInt32(phase)
        if let known = masks[key] { return known }
        let mask = font.mask(glyph, pixelsPerEm: pixelsPerEm, shift: CGFloat(phase) / CGFloat(GlyphCache.phases))
        if bytesKept > Self.capacity {
            masks.removeAll(keepingCapacity: true)
            bytesKept = 0
        }
        masks[key] = .some(mask)
        bytesKept += mask.map { $0.coverage.bytesPerRow * $0.coverage.pixelsHigh } ?? 0
        return mask
    }
}
