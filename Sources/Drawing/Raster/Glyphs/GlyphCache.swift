import Foundation
import Frames

/// The glyphs that were drawn, ready to be drawn again. Threads share it, so that each glyph is made once.
///
/// Cairo places glyphs on whole pixels, which looks uneven in small texts, and filling outlines costs four times as
/// much. Masks at quarter-pixel steps look even and cost the same as Cairo's.
final class GlyphCache: @unchecked Sendable {
    static let shared = GlyphCache()

    /// Steps per pixel at which a glyph may stand.
    static let phases = 4

    /// Above this size, in pixels, glyphs are filled as outlines: they are few, and their masks large.
    static let largestMask: CGFloat = 160

    /// The most sizes of faces, and the most pictures, that are kept; after that they are made anew.
    private static let capacity = (strikes: 64, pictures: 500)

    private struct StrikeKey: Hashable {
        let face: FontFace
        let pixelsPerEm: CGFloat
    }

    private struct PictureKey: Hashable {
        let strike: StrikeKey
        let glyph: UInt32
    }

    /// Guards all that follows, the strikes that were handed out, and FreeType, which isn't made for many threads.
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

    /// Returns a color glyph's picture as the font has it, which isn't kept; `nil` for a glyph without one.
    func picture(_ glyph: UInt32, of face: FontFace) throws(RasterError) -> GlyphPicture? {
        lock.lock()
        defer { lock.unlock() }
        return try file(face).picture(glyph)
    }

    /// Returns a glyph's outline at a size, its origin on the baseline, y pointing down. Outlines aren't kept.
    func outline(_ glyph: UInt32, of face: FontFace, size: CGFloat) throws(RasterError) -> Outline {
        lock.lock()
        defer { lock.unlock() }
        return try file(face).outline(glyph, size: size)
    }

    private func file(_ face: FontFace) throws(RasterError) -> FontFile {
        if let file = files[face] { return file }
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
