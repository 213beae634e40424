internal import Foundation

/// The height of a line, which on iOS depends on its fonts, and for some scripts on those that replace them.
struct LineMetrics {
    /// The distance from the top edge to the baseline, in points.
    var ascent: CGFloat

    /// The height of the line alone, in points.
    var height: CGFloat

    /// The distance from the top edge to that of the next line, in points.
    var pitch: CGFloat

    /// - Parameter tall: The letters of tall scripts in the line.
    init(text: SourceText, range: Range<Int>, tall: TallReach = TallReach(), style: ParagraphStyle) {
        let first = text.attributeIndex(at: range.lowerBound)
        let last = range.isEmpty ? first : text.attributeIndex(at: range.upperBound - 1)
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
        let isTall = tall.ascent > ascent || tall.descent > descent
        ascent = max(ascent, tall.ascent)
        height = ascent + max(descent, tall.descent)
        // Different fonts may extend each other's line by more than the leading compensates.
        if last > first || isTall { pitch = max(pitch, height) }
        limit(to: style)
    }

    /// Applies the line heights that the style allows. Space is added and removed above the text.
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
