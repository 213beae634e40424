internal import CPango
internal import Fonts
internal import Frames

/// Emoji of several characters, one of which is newer than Pango.
///
/// Pango lays out emoji and other characters apart and doesn't know that the fight cloud of Unicode 17 is an emoji, so
/// that 🧑🏻‍🫯‍🧑🏿 (two wrestlers) would fall apart. The bundled font has a glyph for the whole.
struct JoinedEmoji {
    /// The range of the characters, in bytes of UTF-8.
    let range: Range<Int>

    /// The glyph of the bundled emoji font.
    let glyph: UInt32

    /// The font of the glyph.
    static let face = FontFace(file: FontGroup.emoji.files[0], hasColor: true)

    /// The characters that Pango doesn't take for emoji, in sequences with the joiner.
    private static let newer: Set<Unicode.Scalar> = ["\u{1FAEF}"]

    /// Returns the emoji of a text in reading order.
    static func all(in string: String) -> [JoinedEmoji] {
        guard string.unicodeScalars.contains(where: newer.contains) else { return [] }
        var (found, start) = ([JoinedEmoji](), 0)
        for character in string {
            let range = start..<start + character.utf8.count
            start = range.upperBound
            let scalars = character.unicodeScalars
            guard scalars.contains("\u{200D}"), scalars.contains(where: newer.contains),
                let glyph = glyph(for: String(character))
            else { continue }
            found.append(JoinedEmoji(range: range, glyph: glyph))
        }
        return found
    }

    /// Returns the single glyph of a sequence; `nil` if the font has several.
    private static func glyph(for sequence: String) -> UInt32? {
        guard let font else { return nil }
        return font.withShapes { shapes in
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            hb_buffer_add_utf8(buffer, sequence, -1, 0, -1)
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(shapes, buffer, nil, 0)
            var count: UInt32 = 0
            guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return nil }
            let visible = (0..<Int(count)).filter { !isInvisible(glyphs[$0].codepoint, in: shapes) }
            return visible.count == 1 && glyphs[visible[0]].codepoint != 0 ? glyphs[visible[0]].codepoint : nil
        }
    }

    /// Whether a glyph has no advance, as that of a joiner.
    private static func isInvisible(_ glyph: UInt32, in shapes: OpaquePointer) -> Bool {
        hb_font_get_glyph_h_advance(shapes, glyph) == 0
    }

    private static let font = ShapingFont(file: FontGroup.emoji.files[0])
}

/// A bundled font for HarfBuzz.
private final class ShapingFont: Sendable {
    // HarfBuzz's fonts may be used by several threads once they aren't changed anymore.
    private nonisolated(unsafe) let pointer: OpaquePointer

    init?(file: String) {
        guard let path = try? BundledFonts.path(for: file) else { return nil }
        let blob = hb_blob_create_from_file(path)
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard let font = hb_font_create(face) else { return nil }
        hb_font_make_immutable(font)
        pointer = font
    }

    deinit { hb_font_destroy(pointer) }

    /// Calls `body` with the `hb_font_t`.
    func withShapes<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }
}
