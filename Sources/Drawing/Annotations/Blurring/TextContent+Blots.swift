internal import Foundation
internal import Frames

extension TextContent {
    /// Returns blurred bars that replace words, in a frame for each line.
    ///
    /// Neither the number of words nor their lengths are those of the text, and lines end on a coarse grid.
    func blots(in size: CGSize) -> [Frame] {
        lines(in: size).map { line in
            let reach = line.size * 0.5
            var outline = Outline()
            for bar in line.bars {
                outline.append(
                    .roundedRectangle(bar.offsetBy(dx: reach, dy: reach), radii: CornerRadii(line.size * 0.22)))
            }
            let bounds = line.rect.insetBy(dx: -reach, dy: -reach)
            return Frame(
                origin: "blurred", rect: bounds, effects: [.blur(radius: line.size * 0.17)],
                content: .path(PathContent(outline: outline.moved(to: line.rect.origin), fill: .color(line.color))))
        }
    }

    private struct Line {
        var baseline: CGFloat
        var left, right: CGFloat
        var size: CGFloat
        var color: RGBA

        var rect: CGRect {
            CGRect(x: left, y: baseline - size * 0.7, width: max(right - left, size), height: size * 0.72)
        }

        /// Bars of repeating lengths, regardless of the text.
        var bars: [CGRect] {
            let lengths: [CGFloat] = [2.4, 3.6, 1.7, 3.0, 2.1]
            let rect = rect
            var (bars, x, index) = ([CGRect](), rect.minX, 0)
            while x < rect.maxX - size * 0.4 {
                let length = min(lengths[index % lengths.count] * size, rect.maxX - x)
                bars.append(CGRect(x: x, y: rect.minY, width: length, height: rect.height))
                x += length + size * 0.45
                index += 1
            }
            return bars
        }
    }

    private func lines(in size: CGSize) -> [Line] {
        var lines: [Line] = []
        for run in runs {
            let color = (run.face.hasColor ? RGBA(hex: 0x8E8E93) : run.color)
            for glyph in run.glyphs {
                let (x, y) = (run.origin.x + CGFloat(glyph.x), run.origin.y + CGFloat(glyph.y))
                let right = x + run.size * 0.6
                if let index = lines.lastIndex(where: { abs($0.baseline - y) < run.size / 2 }) {
                    lines[index].left = min(lines[index].left, x)
                    lines[index].right = max(lines[index].right, right)
                } else {
                    lines.append(
                        Line(
                            baseline: y, left: x, right: right, size: run.size,
                            color: color.withAlpha(color.alpha * 0.5)))
                }
            }
        }
        // Lines end at a multiple of letters, as far as the frame reaches.
        return lines.map { line in
            var line = line
            let step = line.size * 1.5
            let width = ((line.right - line.left) / step).rounded(.up) * step
            let isAtRight = line.left > size.width - line.right + step
            if isAtRight {
                line.left = max(line.right - width, min(line.left, 0))
            } else {
                line.right = min(line.left + width, max(size.width, line.left + line.size))
            }
            line.right = min(line.right, max(size.width, line.left + line.size))
            return line
        }
    }
}

extension Outline {
    /// Returns the outline relative to a point.
    fileprivate func moved(to origin: CGPoint) -> Outline { translated(x: -origin.x, y: -origin.y) }
}
