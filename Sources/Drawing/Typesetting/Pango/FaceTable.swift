internal import CPango
internal import Frames

/// Maps Pango fonts to files.
final class FaceTable {
    private let system: SystemFonts?
    private struct Key: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var isBold: Bool
        var isItalic: Bool
    }

    private var faces: [Key: FontFace] = [:]
    private var recent: (key: Key, face: FontFace)?

    /// Retained fonts, so that an address always identifies the same font.
    private var keptFonts: Set<UnsafeMutablePointer<PangoFont>> = []

    /// - Parameter system: The user's fonts among those that Pango knows.
    init(system: SystemFonts?) {
        self.system = system
    }

    /// Returns the measures of a face with color pictures.
    func emojiMetrics(of face: FontFace) -> EmojiMetrics {
        face.system == nil ? .bundled : system?.emojiMetrics ?? .bundled
    }

    deinit {
        for font in keptFonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    }

    /// Returns the face of a Pango font in text that requests `description`; bold and italic are synthesized if the
    /// file lacks them.
    func face(of font: UnsafeMutablePointer<PangoFont>, for description: FontDescription) -> FontFace {
        let key = Key(font: font, isBold: description.weight >= .semibold, isItalic: description.isItalic)
        if let recent, recent.key == key { return recent.face }
        let face = faces[key] ?? read(key)
        recent = (key, face)
        return face
    }

    private func read(_ key: Key) -> FontFace {
        if keptFonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
        let face = face(key)
        faces[key] = face
        return face
    }

    private func face(_ key: Key) -> FontFace {
        let font = UnsafeMutableRawPointer(key.font).assumingMemoryBound(to: PangoFcFont.self)
        let pattern = pango_fc_font_get_pattern(font)
        var (path, index, weight, slant) = (UnsafeMutablePointer<FcChar8>?.none, Int32(0), Double(0), Int32(0))
        var color = FcBool(0)
        FcPatternGetString(pattern, FC_FILE, 0, &path)
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        FcPatternGetBool(pattern, FC_COLOR, 0, &color)
        let file = path.map { String(cString: $0) } ?? ""
        let hasColor = color != 0
        return FontFace(
            file: file.split(separator: "/").last.map(String.init) ?? file,
            index: Int(index),
            slant: key.isItalic && slant == FC_SLANT_ROMAN && !hasColor ? 0.2 : 0,
            isEmboldened: key.isBold && weight < Double(FC_WEIGHT_DEMIBOLD) && !hasColor,
            hasColor: hasColor,
            system: system?.face(
                ofFile: file, index: Int(index), weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
                isItalic: slant != FC_SLANT_ROMAN, in: key.font)
                ?? AppFonts.systemFace(ofFile: file, index: Int(index), in: key.font))
    }
}
