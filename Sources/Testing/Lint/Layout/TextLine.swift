import Foundation
import Frames
import Raster

/// The letters of one color and kind in one line of a text.
struct TextLine {
    /// The area that the letters paint, in the frame's coordinates.
    var ink: CGRect
    var baseline: CGFloat
    var color: RGBA
    /// The font size in points.
    var size: CGFloat
    var isBold: Bool
    /// Whether the letters have their own colors, like emoji.
    var isEmoji: Bool
    var glyphs: Int

    /// Whether WCAG calls the text large: at least 24 CSS pixels, which are points here, or 18.66 if bold.
    var isLarge: Bool { size >= 24 || isBold && size >= 18.66 }
}

extension TextContent {
    /// The lines, split where the color or kind changes.
    var inkLines: [TextLine] {
        var lines: [TextLine] = []
        var height: CGFloat = 0
        for run in runs {
            guard let boxes = try? run.inkBoxes(pixelsPerPoint: 2), !boxes.isEmpty else { continue }
            // A glyph may be above or below the baseline of its run.
            for (baseline, ink, count) in run.split(boxes) {
                let line = TextLine(
                    ink: ink, baseline: baseline, color: run.color, size: run.size, isBold: run.face.isBold,
                    isEmoji: run.face.hasColor, glyphs: count)
                // Lines are sorted from top to bottom, so one far above ends the search.
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
    /// Whether the face is bold or heavier, according to its name.
    var isBold: Bool {
        let name = system?.name.replacing(" ", with: "-") ?? file
        return isEmboldened || ["-Bold", "-ExtraBold", "-Black", "-Heavy"].contains { name.contains($0) }
    }
}
