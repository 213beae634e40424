import CPango
import Fonts
import Foundation
import Frames

/// The ink of glyphs, read from the font files.
enum Ink {
    /// Returns the distance between the leftmost and the rightmost inked point, in points.
    static func width(of content: TextContent) throws -> CGFloat {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for run in content.runs {
            let font = try Font(file: run.face.file)
            for glyph in run.glyphs {
                guard let (bearing, width) = font.extents(of: glyph.id) else { continue }
                let x = run.origin.x + CGFloat(glyph.x) + bearing * run.size
                left = min(left, x)
                right = max(right, x + width * run.size)
            }
        }
        return max(right - left, 0)
    }

    private final class Font {
        private let pointer: OpaquePointer
        private let unitsPerSize: CGFloat

        init(file: String) throws {
            let blob = hb_blob_create_from_file(try BundledFonts.path(for: file))
            let face = hb_face_create(blob, 0)
            pointer = hb_font_create(face)
            unitsPerSize = CGFloat(hb_face_get_upem(face))
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }

        deinit { hb_font_destroy(pointer) }

        /// Returns a glyph's left bearing and the width of its ink, relative to the font size.
        func extents(of glyph: UInt32) -> (bearing: CGFloat, width: CGFloat)? {
            var extents = hb_glyph_extents_t()
            guard hb_font_get_glyph_extents(pointer, glyph, &extents) != 0, extents.width != 0 else { return nil }
            return (CGFloat(extents.x_bearing) / unitsPerSize, CGFloat(extents.width) / unitsPerSize)
        }
    }
}
