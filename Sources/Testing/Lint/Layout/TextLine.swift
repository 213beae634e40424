import Foundation
import Frames
import Raster

/// The letters of one color and kind in one line of a text.
struct TextLine {
    /// What the letters paint, in the frame's own coordinates.
    var ink: CGRect
    var baseline: CGFloat
    var color: RGBA
    /// The size of the em square in points.
    var size: CGFloat
    var isBold: Bool
    /// Whether the letters are pictures with colors of their own, as emoji are.
    var isEmoji: Bool
    var glyphs: Int

    /// Whether WCAG calls the text large: at least 24 CSS pixels, which are points here, or 18.66 and bold.
    var isLarge: Bool { size >= 24 || isBold && size >= 18.66 }
}

extension TextContent {
    /// The lines, split where color or kind change.
    var inkLines: [TextLine] {
        var lines: [TextLine] = []
        var height: CGFloat = 0
        for run in runs {
            guard let boxes = try? run.inkBoxes(pixelsPerPoint: 2), !boxes.isEmpty else { continue }
            // A glyph may stand above or below the baseline of its run.
            for (baseline, ink, count) in run.split(boxes) {
                let line = TextLine(
                    ink: ink, baseline: baseline, color: run.color, size: run.size, isBold: run.face.isBold,
                    isEmoji: run.face.hasColor, glyphs: count)
                // Lines come from top to bottom: one that is far above ends the search.
                height = max(height, line.size)
                let near = lines.lastIndex { abs($0.baseline - baseline) > 2 * height }.map { $0 + 1 } ?? 0
                if let index = lines[near...].lastIndex(where: { $0.continues(line) }) {
                    lines[index].ink = lines[index].ink.union(ink)
                    lines[index].glyphs += count
                } else {
                    lines.append(line)
                }
            }
        }
        return lines
    }
}

extension TextLine {
    fileprivate func continues(_ other: TextLine) -> Bool {
        abs(baseline - other.baseline) < size / 2 && color == other.color && isLarge == other.isLarge
            && isEmoji == other.isEmoji
    }
}

extension GlyphRun {
    /// The ink on each baseline of the run. Glyphs without ink have no box.
    fileprivate func split(_ boxes: [CGRect]) -> [(baseline: CGFloat, ink: CGRect, count: Int)] {
        let ink = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
        return [(origin.y + CGFloat(glyphs.first?.y ?? 0), ink, boxes.count)]
    }
}

extension FontFace {
    /// Whether the face is bold or heavier, as its file's name says.
    var isBold: Bool {
        isEmboldened || ["-Bold", "-ExtraBold", "-Black", "-Heavy"].contains { file.contains($0) }
    }
}
