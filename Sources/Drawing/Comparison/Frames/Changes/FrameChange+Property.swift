extension FrameChange {
    /// The properties in which the paint of a frame can differ.
    public enum Property: String, Sendable, Codable, CaseIterable {
        /// Properties of any frame.
        case fill, cornerRadius, cornerStyle, border, borderWidth, borderColor
        case shadow, opacity, clipping, mask, effects, transform
        /// Properties of a text. `glyphs` are other shapes of the same letters, `missingGlyphs` letters that no font has.
        case textColor, textDecoration, textPosition, glyphs, missingGlyphs
        /// Properties of an image.
        case tint, imagePlacement
        /// Properties of a path: `drawing` is its shape, `stroke` the line along it.
        case drawing, stroke, strokeWidth, strokeColor
        /// The distance, in points, of all children of a container from several of its sides, or from one.
        case margin, topMargin, leftMargin, bottomMargin, rightMargin
    }

    /// The property that was restyled; `nil` for another kind of change.
    public var property: Property? {
        if case .restyled(let property, _) = alteration { property } else { nil }
    }
}

extension FrameChange.Property {
    /// Whether the distance of a container's children from its sides is meant.
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
