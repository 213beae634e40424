public import Foundation
internal import Frames

extension Paragraph {
    /// The advance of the widest glyph, in points: roughly the minimum width of the text.
    ///
    /// It follows from the positioned glyphs and is cheap.
    public var widestGlyph: CGFloat {
        lines.reduce(0) { $1.width > $0 ? max($0, $1.widestGlyph) : $0 }
    }
}

extension Paragraph.Line {
    /// The advance of the line's widest glyph, up to the next glyph or the line's end.
    fileprivate var widestGlyph: CGFloat {
        var (widest, previous) = (CGFloat(0), CGFloat(0))
        for run in ink.runs {
            for glyph in run.glyphs {
                let place = run.origin.x + CGFloat(glyph.x)
                widest = max(widest, place - previous)
                previous = place
            }
        }
        return max(widest, width - previous)
    }
}
