internal import CCairo
import Fonts
import Foundation
import Frames
import Rendering
import Typesetting

/// A face of a bundled font, or of one of the user's, opened for drawing.
final class FontFile {
    private let pointer: FT_Face
    private let face: FontFace
    private var currentSize: CGFloat = 0

    /// Retained, because FreeType's faces must be closed before the library is.
    private let library: FontLibrary

    init(_ face: FontFace, library: FontLibrary) throws(RasterError) {
        self.library = library
        self.face = face
        let path = try Self.path(of: face)
        var opened: FT_Face?
        let status = library.withPointer { FT_New_Face($0, path, FT_Long(face.index), &opened) }
        guard status == 0, let opened else { throw .font(file: face.file, reason: "can't be opened (\(status))") }
        pointer = opened
        if face.hasColor { selectLargestStrike() }
        if var axes = face.system?.axes?.map({ FT_Fixed(($0 * 0x10000).rounded()) }) {
            FT_Set_Var_Design_Coordinates(opened, UInt32(axes.count), &axes)
        }
    }

    private static func path(of face: FontFace) throws(RasterError) -> String {
        if let system = face.system {
            let file = SystemFontFile(name: face.file, digest: system.digest)
            guard let path = SystemFonts.path(of: file) else {
                throw .font(
                    file: "\(file)", reason: "not among the fonts; set \(SystemFontsFolder.variable) to its folder")
            }
            return path
        }
        do {
            return try BundledFonts.path(for: face.file)
        } catch {
            throw .font(file: face.file, reason: error.description)
        }
    }

    /// Chooses the largest pictures of a font that has them in several sizes.
    private func selectLargestStrike() {
        let sizes = UnsafeBufferPointer(
            start: pointer.pointee.available_sizes, count: Int(pointer.pointee.num_fixed_sizes))
        let largest = sizes.indices.max { sizes[$0].y_ppem < sizes[$1].y_ppem }
        if let largest { FT_Select_Size(pointer, FT_Int(largest)) }
    }

    deinit {
        FT_Done_Face(pointer)
    }

    private func setSize(_ pixels: CGFloat) {
        guard pixels != currentSize, !face.hasColor else { return }
        currentSize = pixels
        FT_Set_Char_Size(pointer, 0, FT_F26Dot6((pixels * 64).rounded()), 72, 72)
    }

    /// Loads a glyph's outline, slanted and emboldened according to the face, and shifted right by a fraction of a
    /// pixel.
    private func loadOutline(_ glyph: UInt32, pixelsPerEm: CGFloat, shift: CGFloat) -> Bool {
        setSize(pixelsPerEm)
        guard FT_Load_Glyph(pointer, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = pointer.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return false }
        if face.isEmboldened { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(pixelsPerEm * 64 / 24)) }
        if face.slant != 0 {
            var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed(face.slant * 0x10000), yx: 0, yy: 0x10000)
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
        }
        if shift != 0 { FT_Outline_Translate(&slot.pointee.outline, FT_Pos((shift * 64).rounded()), 0) }
        return true
    }

    /// Returns the glyph's coverage, or `nil` if it is empty.
    func mask(_ glyph: UInt32, pixelsPerEm: CGFloat, shift: CGFloat) -> GlyphMask? {
        guard loadOutline(glyph, pixelsPerEm: pixelsPerEm, shift: shift), let slot = pointer.pointee.glyph,
            FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
        else { return nil }
        let bitmap = slot.pointee.bitmap
        guard bitmap.width > 0, bitmap.rows > 0, let buffer = bitmap.buffer else { return nil }
        let mask = CoverageMask(pixelsWide: Int(bitmap.width), pixelsHigh: Int(bitmap.rows))
        for y in 0..<mask.pixelsHigh {
            memcpy(mask.bytes + y * mask.bytesPerRow, buffer + y * Int(bitmap.pitch), mask.pixelsWide)
        }
        return GlyphMask(left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), coverage: mask)
    }

    /// Returns the glyph's outline at a size, with its origin on the baseline and y pointing down.
    func outline(_ glyph: UInt32, size: CGFloat) -> Outline {
        // FreeType uses 1/64 units: loading the outline large and scaling it down preserves its shape.
        let detailed: CGFloat = 512
        guard loadOutline(glyph, pixelsPerEm: detailed, shift: 0), let slot = pointer.pointee.glyph else {
            return Outline()
        }
        let factor = size / detailed
        return GlyphOutlineReader.read(&slot.pointee.outline)
            .applying(Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0))
    }

    /// Returns a color glyph's picture from the file; `nil` for a glyph without one.
    func picture(_ glyph: UInt32) throws(RasterError) -> GlyphPicture? {
        guard FT_Load_Glyph(pointer, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
            let slot = pointer.pointee.glyph,
            slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
            let buffer = slot.pointee.bitmap.buffer
        else { return nil }
        let bitmap = try Bitmap(
            pixelsWide: Int(slot.pointee.bitmap.width), pixelsHigh: Int(slot.pointee.bitmap.rows))
        let pitch = Int(slot.pointee.bitmap.pitch)
        for y in 0..<bitmap.pixelsHigh {
            memcpy(bitmap.pixels + y * bitmap.pixelsWide, buffer + y * pitch, bitmap.pixelsWide * 4)
        }
        return GlyphPicture(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), bitmap: bitmap,
            pixelsPerEm: CGFloat(pointer.pointee.size.pointee.metrics.x_ppem))
    }
}
