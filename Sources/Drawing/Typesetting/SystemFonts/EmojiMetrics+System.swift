internal import CPango
internal import Foundation

extension EmojiMetrics {
    /// Measures an emoji font of the user's.
    ///
    /// - Throws: ``SystemFontsError`` if the font has no pictures.
    init(measuring style: SystemFontStyle) throws(SystemFontsError) {
        let reader = try FontFileReader(path: style.path)
        guard let metrics = reader.withFace(style.index, { Self.measure($0) }) else {
            throw .brokenFile(path: style.path, reason: "has no pictures of emoji (sbix or CBDT)")
        }
        self = metrics
    }

    /// Measures the first smiling face that the font has, or else its first picture.
    private static func measure(_ face: OpaquePointer) -> EmojiMetrics? {
        guard hb_ot_color_has_png(face) != 0 else { return nil }
        let font: OpaquePointer = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let em = Double(hb_face_get_upem(face))
        let faces: [Unicode.Scalar] = ["😀", "😃", "🙂"]
        let known = faces.lazy.compactMap { scalar -> UInt32? in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
        }
        for glyph in Array(known) + Array(0..<hb_face_get_glyph_count(face)) {
            var box = hb_glyph_extents_t()
            guard hasPicture(glyph, of: font), hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width > 0 else {
                continue
            }
            return EmojiMetrics(
                advance: Double(hb_font_get_glyph_h_advance(font, glyph)) / em, left: Double(box.x_bearing) / em,
                width: Double(box.width) / em, center: (Double(box.y_bearing) + Double(box.height) / 2) / em)
        }
        return nil
    }

    private static func hasPicture(_ glyph: UInt32, of font: OpaquePointer) -> Bool {
        let picture = hb_ot_color_glyph_reference_png(font, glyph)
        defer { hb_blob_destroy(picture) }
        return hb_blob_get_length(picture) > 0
    }
}
