public import Foundation
internal import Frames

extension Paragraph {
    /// The distance that the widest glyph advances, in points: about the least width that the text can be broken to.
    ///
    /// It is read off the glyphs as they stand, and costs next to nothing.
    public var widestGlyph: CGFloat {
        lines.reduce(0) { $1.width > $0 ? max($0, $1.widestGlyph) : $0 }
    }
}

extension Paragraph.Line {
    /// The distance that the line's widest glyph advances: up to the next glyph, or to the line's end.
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
