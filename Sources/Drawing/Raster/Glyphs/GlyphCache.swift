import Foundation
import Frames

/// A glyph's coverage, and where it lies from the pixel that its origin is on.
struct GlyphMask {
    let left: Int
    let top: Int
    let mask: CoverageMask
}

/// A colour glyph scaled to its size, and where it lies from the pixel that its origin is on.
struct GlyphPicture {
    let left: Int
    let top: Int
    let bitmap: Bitmap
}

/// The glyphs that a thread has drawn, ready to be drawn again.
///
/// Cairo places glyphs on whole pixels, which looks uneven in small texts, and filling outlines costs four times as
/// much. Masks at quarter-pixel steps look even and cost the same as Cairo's.
final class GlyphCache {
    /// Steps per pixel at which a glyph may stand.
    static let phases = 4

    /// Above this size, in pixels, glyphs are filled as outlines: they are few, and their masks large.
    static let largestMask: CGFloat = 160

    private struct MaskKey: Hashable {
        let glyph: UInt64
        let size: CGFloat
    }

    private var files: [FontFace: (file: FontFile, number: UInt64)] = [:]
    private var masks: [MaskKey: GlyphMask?] = [:]
    private var pictures: [MaskKey: GlyphPicture?] = [:]
    private var library: FontLibrary?

    /// The most masks that are kept; after that the cache starts anew.
    private let capacity = 20_000

    /// The cache of the current thread.
    static var current: GlyphCache {
        let key = "MessageShot.GlyphCache"
        let values = Thread.current.threadDictionary
        if let cache = values[key] as? GlyphCache { return cache }
        let cache = GlyphCache()
        values[key] = cache
        return cache
    }

    func file(_ face: FontFace) throws(RasterError) -> (file: FontFile, number: UInt64) {
        if let entry = files[face] { return entry }
        let entry = (file: try FontFile(face, library: openLibrary()), number: UInt64(files.count))
        files[face] = entry
        return entry
    }

    private func openLibrary() throws(RasterError) -> FontLibrary {
        if let library { return library }
        let opened = try FontLibrary()
        library = opened
        return opened
    }

    /// Returns a glyph's mask at one of the quarter-pixel steps; `nil` for a glyph without ink.
    func mask(
        _ glyph: UInt32, in font: (file: FontFile, number: UInt64), pixelsPerEm: CGFloat, phase: Int
    ) -> GlyphMask? {
        let key = MaskKey(glyph: font.number << 40 | UInt64(phase) << 32 | UInt64(glyph), size: pixelsPerEm)
        if let known = masks[key] { return known }
        if masks.count >= capacity { masks.removeAll(keepingCapacity: true) }
        let mask = font.file.mask(
            glyph, pixelsPerEm: pixelsPerEm, shift: CGFloat(phase) / CGFloat(Self.phases))
        masks[key] = .some(mask)
        return mask
    }

    /// Returns a colour glyph's picture at a size; `nil` for a glyph without one.
    func picture(
        _ glyph: UInt32, in font: (file: FontFile, number: UInt64), pixelsPerEm: CGFloat
    ) -> GlyphPicture? {
        let key = MaskKey(glyph: font.number << 40 | UInt64(glyph), size: pixelsPerEm)
        if let known = pictures[key] { return known }
        if pictures.count >= 500 { pictures.removeAll(keepingCapacity: true) }
        let picture = scaledPicture(glyph, font.file, pixelsPerEm)
        pictures[key] = .some(picture)
        return picture
    }

    private func scaledPicture(_ glyph: UInt32, _ file: FontFile, _ pixelsPerEm: CGFloat) -> GlyphPicture? {
        guard let original = file.picture(glyph) else { return nil }
        let factor = pixelsPerEm / original.pixelsPerEm
        let left = (CGFloat(original.left) * factor).rounded()
        let top = (CGFloat(original.top) * factor).rounded()
        let width = max(Int((CGFloat(original.bitmap.pixelsWide) * factor).rounded()), 1)
        let height = max(Int((CGFloat(original.bitmap.pixelsHigh) * factor).rounded()), 1)
        guard let scaled = try? original.bitmap.scaled(pixelsWide: width, pixelsHigh: height) else { return nil }
        return GlyphPicture(left: Int(left), top: Int(top), bitmap: scaled)
    }
}
