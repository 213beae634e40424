extension FrameChange {
    /// The paint properties of a frame.
    public enum Property: String, Sendable, Codable, CaseIterable {
        /// Properties of any frame.
        case fill, cornerRadius, cornerStyle, border, borderWidth, borderColor
        case shadow, opacity, clipping, mask, effects, transform
        /// Properties of a text. `glyphs` are other shapes of the same letters, `missingGlyphs` letters without a font.
        case textColor, textDecoration, textPosition, glyphs, missingGlyphs
        /// Properties of an image.
        case tint, imagePlacement
        /// Properties of a path: `drawing` is its shape, `stroke` its line.
        case drawing, stroke, strokeWidth, strokeColor
        /// The distance of a container's children from several of its sides, or from one, in points.
        case margin, topMargin, leftMargin, bottomMargin, rightMargin
    }

    /// The changed property; `nil` for another kind of change.
    public var property: Property? {
        if case .restyled(let property, _) = alteration { property } else { nil }
    }
}

extension FrameChange.Property {
    /// Whether the property is a margin.
    var isMargin: Bool {
        switch self {
        case .margin, .topMargin, .leftMargin, .bottomMargin, .rightMargin: true
        case .fill, .cornerRadius, .cornerStyle, .border, .borderWidth, .borderColor, .shadow, .opacity, .clipping,
            .mask, .effects, .transform, .textColor, .textDecoration, .textPosition, .glyphs, .missingGlyphs, .tint,
            .imagePlacement, .drawing, .stroke, .strokeWidth, .strokeColor:
            false
        }
    }
}
