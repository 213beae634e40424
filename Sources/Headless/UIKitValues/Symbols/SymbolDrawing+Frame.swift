import Frames

/// The colors of a symbol's levels.
enum SymbolPaint: Equatable, Sendable {
    /// One color: black, to be replaced by a tint color.
    case plain
    /// One color with lower opacity from level to level.
    case fading(RGBA)
    /// A color for each level; further levels have the last one.
    case colors([RGBA])

    fileprivate var hasLevels: Bool { self != .plain }

    fileprivate func color(_ level: Int) -> RGBA {
        switch self {
        case .plain: .black
        case .fading(let color): color
        case .colors(let colors): colors.isEmpty ? .black : colors[min(level, colors.count - 1)]
        }
    }

    /// Estimated from screenshots of iOS.
    fileprivate func opacity(_ level: Int) -> CGFloat {
        guard case .fading = self else { return 1 }
        return [1, 0.45, 0.25][min(level, 2)]
    }
}

extension SymbolDrawing {
    /// Returns the size of the symbol's image, in points: whole pixels on a screen of three pixels a point.
    func size(pointSize: CGFloat) -> CGSize {
        func rounded(_ length: CGFloat) -> CGFloat {
            let exact = length * pointSize / Self.unitSize * 3
            return max(exact.rounded(), 1) / 3
        }
        return CGSize(width: rounded(box.width), height: rounded(box.height))
    }

    /// Returns the distance from the bottom of the symbol's image to the middle of capital letters, in points.
    func middle(pointSize: CGFloat) -> CGFloat {
        size(pointSize: pointSize).height / 2 + box.midY * pointSize / Self.unitSize
    }

    /// Returns the symbol as a drawing.
    ///
    /// - Parameters:
    /// - pointSize: The size of the accompanying text, in points.
    /// - value: The fraction of the symbol's steps at full opacity, from 0 to 1; `nil` for all.
    func makeFrame(
        name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, paint: SymbolPaint = .plain,
        value: Double? = nil
    ) -> Frame {
        let scale = pointSize / Self.unitSize
        let rect = CGRect(origin: .zero, size: size(pointSize: pointSize))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale, ty: rect.midY - box.midY * scale)
        let pen = SymbolPen(
            rect: rect, transform: transform.frameTransform, scale: scale, lineFactor: weight.lineFactor)
        let steps = parts.compactMap(\.step).max() ?? 0
        var children: [Frame] = []
        for part in parts where paint.hasLevels || !part.isForColorsOnly {
            let frames = part.layers.map { pen.frame($0, color: paint.color(part.level)) }
            let removals = part.removals.filter { !paint.hasLevels || !$0.isForOneColorOnly }
            var opacity = paint.opacity(part.level)
            if let step = part.step, let value, value <= Double(step - 1) / Double(steps) { opacity *= 0.3 }
            guard opacity < 1 || !removals.isEmpty else {
                children += frames
                continue
            }
            let removed = removals.flatMap { removal in removal.layers.flatMap { pen.frames(removing: $0, removal) } }
            children.append(
                Frame(
                    rect: rect, opacity: opacity, effects: removed.isEmpty ? [] : [.mask(removed, isInverted: true)],
                    children: frames))
        }
        return Frame(origin: Frame.Origin(type: name), rect: rect, children: children)
    }
}

/// Draws the layers of a symbol at a size and a weight.
private struct SymbolPen {
    let rect: CGRect
    /// From the drawing to the frame.
    let transform: Transform
    /// Points of the frame for a point of the drawing.
    let scale: CGFloat
    let lineFactor: CGFloat

    private var lineWidth: CGFloat { SymbolDrawing.lineWidth * lineFactor }

    func frame(_ layer: SymbolDrawing.Layer, color: RGBA) -> Frame {
        Frame(rect: rect, content: .path(content(layer, color)))
    }

    private func content(_ layer: SymbolDrawing.Layer, _ color: RGBA) -> PathContent {
        switch layer {
        case .line(let outline, let factor):
            return PathContent(outline: scaled(outline), stroke: stroke(width: lineWidth * factor, color))
        case .area(let outline, let rule):
            return PathContent(outline: scaled(outline), fill: .color(color), fillRule: rule)
        case .cutout(let shape, let gap):
            var result = scaled(shape)
            result.append(scaled(gap).band(ofWidth: lineWidth * scale * 0.95))
            return PathContent(outline: result, fill: .color(color), fillRule: .evenOdd)
        case .glyph(let glyph):
            return PathContent(outline: scaled(emboldened(glyph)), fill: .color(color))
        }
    }

    /// Returns a layer and a gap around it, to be cut out of others.
    func frames(removing layer: SymbolDrawing.Layer, _ removal: SymbolDrawing.Removal) -> [Frame] {
        let gap = removal.gap * 2
        func solid(_ outline: Outline) -> [Frame] {
            let shapes = removal.isSolid ? outline.closedParts : [outline]
            return shapes.map { shape in
                let edge = gap > 0 ? stroke(width: gap, .black) : nil
                return Frame(
                    rect: rect, content: .path(PathContent(outline: scaled(shape), fill: .color(.black), stroke: edge)))
            }
        }
        switch layer {
        case .line(let outline, let factor):
            let width = lineWidth * factor + gap
            return [
                Frame(
                    rect: rect,
                    content: .path(PathContent(outline: scaled(outline), stroke: stroke(width: width, .black))))
            ]
        case .cutout(let shape, _) where removal.isSolid: return solid(shape)
        case .area(let outline, _) where removal.isSolid: return solid(outline)
        case .glyph(let glyph) where removal.isSolid || gap > 0: return solid(emboldened(glyph))
        case .area, .cutout, .glyph: return [frame(layer, color: .black)]
        }
    }

    /// Returns the outline with lines of the symbol's weight. Filled icons are emboldened less.
    private func emboldened(_ glyph: SymbolDrawing.Glyph) -> Outline {
        guard let width = glyph.lineWidth else {
            return glyph.outline.emboldened(by: SymbolDrawing.lineWidth * (lineFactor - 1) * 0.35)
        }
        return glyph.outline.emboldened(by: lineWidth * glyph.factor - width)
    }

    private func stroke(width: CGFloat, _ color: RGBA) -> PathContent.Stroke {
        PathContent.Stroke(color: color, width: width * scale, cap: .round, join: .round)
    }

    private func scaled(_ outline: Outline) -> Outline { outline.applying(transform) }
}
