import Foundation
import Frames

/// A cache of rendered glyphs, shared by all threads.
///
/// Cairo positions glyphs on whole pixels, which looks uneven in small text, and filling outlines costs four times as
/// much. Masks at quarter-pixel steps look even and cost as much as Cairo's.
final class GlyphCache: @unchecked Sendable {
    static let shared = GlyphCache()

    /// The number of horizontal glyph positions per pixel.
    static let phases = 4

    /// The size in pixels above which glyphs are filled as outlines: they are few, and their masks are large.
    static let largestMask: CGFloat = 160

    /// The maximum numbers of open files, cached strikes and pictures, after which the cache is emptied. A variable font
    /// counts as one file for each of its instances.
    private static let capacity = (files: 256, strikes: 64, pictures: 500)

    private struct StrikeKey: Hashable {
        let face: FontFace
        let pixelsPerEm: CGFloat
    }

    private struct PictureKey: Hashable {
        let strike: StrikeKey
        let glyph: UInt32
    }

    /// Protects everything below, the strikes that were returned, and FreeType, which isn't thread-safe.
    private let lock = NSLock()
    private var library: FontLibrary?
    private var files: [FontFace: FontFile] = [:]
    private var strikes: [StrikeKey: GlyphStrike] = [:]
    private var pictures: [PictureKey: GlyphPicture?] = [:]

    /// Returns the glyphs of a face at a size in pixels.
    func strike(of face: FontFace, pixelsPerEm: CGFloat) throws(RasterError) -> GlyphStrike {
        lock.lock()
        defer { lock.unlock() }
        let key = StrikeKey(face: face, pixelsPerEm: pixelsPerEm)
        if let strike = strikes[key] { return strike }
        if strikes.count >= Self.capacity.strikes { strikes.removeAll() }
        let strike = GlyphStrike(font: try file(face), pixelsPerEm: pixelsPerEm, lock: lock)
        strikes[key] = strike
        return strike
    }

    /// Returns a color glyph's picture at a size; `nil` for a glyph without one.
    func picture(_ glyph: UInt32, of face: FontFace, pixelsPerEm: CGFloat) throws(RasterError) -> GlyphPicture? {
        lock.lock()
        defer { lock.unlock() }
        let key = PictureKey(strike: StrikeKey(face: face, pixelsPerEm: pixelsPerEm), glyph: glyph)
        if let known = pictures[key] { return known }
        if pictures.count >= Self.capacity.pictures { pictures.removeAll() }
        let picture = try file(face).picture(glyph)?.scaled(pixelsPerEm: pixelsPerEm)
        pictures[key] = .some(picture)
        return picture
    }

    /// Returns a color glyph's picture from the font, without caching; `nil` for a glyph without one.
    func picture(_ glyph: UInt32, of face: FontFace) throws(RasterError) -> GlyphPicture? {
        lock.lock()
        defer { lock.unlock() }
        return try file(face).picture(glyph)
    }

    /// Returns a glyph's outline at a size, without caching, with its origin on the baseline and y pointing down.
    func outline(_ glyph: UInt32, of face: FontFace, size: CGFloat) throws(RasterError) -> Outline {
        lock.lock()
        defer { lock.unlock() }
        return try file(face).outline(glyph, size: size)
    }

    private func file(_ face: FontFace) throws(RasterError) -> FontFile {
        if let file = files[face] { return file }
        if files.count >= Self.capacity.files { files.removeAll() }
        let file = try FontFile(face, library: openLibrary())
        files[face] = file
        return file
    }

    private func openLibrary() throws(RasterError) -> FontLibrary {
        if let library { return library }
        let opened = try FontLibrary()
        library = opened
        return opened
    }
}
