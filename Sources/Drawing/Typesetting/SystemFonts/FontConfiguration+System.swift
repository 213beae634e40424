internal import CPango

extension SystemCut {
    /// Fontconfig's patterns for the styles: of a variable font, one for each weight. The caller frees them.
    ///
    /// All styles of a family cover the same characters, so one file is read for them.
    var patterns: [OpaquePointer] {
        var count: Int32 = 0
        guard let sample = FcFreeTypeQuery(styles[0].path, UInt32(styles[0].index), nil, &count) else { return [] }
        defer { FcPatternDestroy(sample) }
        return styles.flatMap { style in style.drawnWeights.compactMap { pattern(style, weight: $0, like: sample) } }
    }

    private func pattern(_ style: SystemFontStyle, weight: Int, like sample: OpaquePointer) -> OpaquePointer? {
        guard let pattern = FcPatternDuplicate(sample) else { return nil }
        for property in [
            FC_FAMILY, FC_FAMILYLANG, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SIZE, FC_STYLE, FC_STYLELANG,
            FC_FULLNAME, FC_FULLNAMELANG, FC_POSTSCRIPT_NAME, FC_VARIABLE, FC_FONT_VARIATIONS, FC_FONT_FEATURES,
        ] {
            FcPatternDel(pattern, property)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcPatternAddString(pattern, FC_FILE, style.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(style.index))
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
        FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
        if style.weights != nil { FcPatternAddString(pattern, FC_FONT_VARIATIONS, "wght=\(weight)") }
        // The spacing is ours: see `Tracking`.
        FcPatternAddString(pattern, FC_FONT_FEATURES, "trak=0")
        return pattern
    }
}

extension SystemFonts {
    /// Fontconfig's patterns for designs. The caller frees them.
    func patterns(for designs: Set<SystemDesign>) -> [OpaquePointer] {
        SystemDesign.allCases.filter(designs.contains).flatMap { design -> [OpaquePointer] in
            let patterns = (cuts[design] ?? []).flatMap(\.patterns)
            if design == .emoji, let emojiMetrics {
                for pattern in patterns {
                    Self.makeSingleSize(pattern)
                    FcPatternAddDouble(pattern, FontConfiguration.pictureAdvance, emojiMetrics.pictureAdvance)
                }
            }
            return patterns
        }
    }

    /// Makes an emoji font one of pictures in a single size, as the rules expect.
    ///
    /// FreeType versions differ in whether a font with both outlines and pictures has outlines.
    private static func makeSingleSize(_ pattern: OpaquePointer) {
        var (sizes, size) = ([Double](), 0.0)
        while FcPatternGetDouble(pattern, FC_PIXEL_SIZE, Int32(sizes.count), &size) == FcResultMatch {
            sizes.append(size)
        }
        for property in [FC_PIXEL_SIZE, FC_OUTLINE, FC_COLOR] { FcPatternDel(pattern, property) }
        FcPatternAddDouble(pattern, FC_PIXEL_SIZE, sizes.max() ?? 160)
        FcPatternAddBool(pattern, FC_OUTLINE, FcBool(0))
        FcPatternAddBool(pattern, FC_COLOR, FcBool(1))
    }
}
