internal import Foundation

/// The height of a line, which on iOS follows from its fonts, not from the glyphs in it.
struct LineMetrics {
    /// From the top edge to the baseline.
    var ascent: CGFloat

    /// The line by itself.
    var height: CGFloat

    /// From the top edge to the next line's.
    var pitch: CGFloat

    init(text: SourceText, range: Range<Int>, style: ParagraphStyle) {
        let first = text.look(at: range.lowerBound)
        let last = range.isEmpty ? first : text.look(at: range.upperBound - 1)
        var descent: CGFloat = 0
        (ascent, pitch) = (0, 0)
        for attributes in text.attributes[first...max(first, last)] {
            let (font, offset) = (attributes.font, attributes.baselineOffset)
            if let attachment = attributes.effects?.attachment {
                ascent = max(ascent, attachment.ascent + offset)
                descent = max(descent, attachment.descent - offset)
                pitch = max(pitch, attachment.rect.height)
                continue
            }
            ascent = max(ascent, font.ascender + offset)
            descent = max(descent, font.lineHeight - font.ascender - offset)
            pitch = max(pitch, font.baselineDistance + abs(offset))
        }
        height = ascent + descent
        // Fonts that differ may stand out of each other's line, further than the leading makes up for.
        if last > first { pitch = max(pitch, height) }
        limit(to: style)
    }

    /// Brings the line to the heights that the style allows; room is added and taken above the text.
    private mutating func limit(to style: ParagraphStyle) {
        let isMultiplied = style.lineHeightMultiple > 0 && style.lineHeightMultiple != 1
        guard style.minimumLineHeight > 0 || style.maximumLineHeight > 0 || isMultiplied else { return }
        var limited = max(isMultiplied ? pitch * style.lineHeightMultiple : pitch, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { limited = min(limited, style.maximumLineHeight) }
        ascent += limited - height
        height = limited
        pitch = limited
    }
}
