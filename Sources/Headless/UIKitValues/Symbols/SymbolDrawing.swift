import Frames

/// A system symbol's shape: lines and areas in a box, as large as in 17-point text.
struct SymbolDrawing: Sendable {
    enum Layer: Sendable {
        /// A line with round ends, `factor` times as thick as the symbol's weight asks for.
        case line(Outline, factor: CGFloat = 1)
        /// A filled area; where it overlaps itself, it is open.
        case area(Outline)
        /// The filled area of `shape`, with a line left out of it along `gap`.
        case cutout(shape: Outline, gap: Outline)
    }

    /// In points, for 17-point text.
    let size: CGSize
    let layers: [Layer]

    /// How thick the lines of a regular symbol are in 17-point text.
    private static let lineWidth: CGFloat = 1.6

    /// Returns the symbol as a black drawing.
    ///
    /// - Parameter pointSize: The size of the text that the symbol goes with, in points.
    func makeFrame(name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight) -> Frame {
        let scale = pointSize / 17
        let rect = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        let width = Self.lineWidth * weight.lineFactor * scale
        let children = layers.map { layer in
            Frame(rect: rect, content: .path(Self.content(of: layer, scale: scale, lineWidth: width)))
        }
        return Frame(name: name, rect: rect, children: children)
    }

    private static func content(of layer: Layer, scale: CGFloat, lineWidth: CGFloat) -> PathContent {
        func scaled(_ outline: Outline) -> Outline {
            outline.applying(CGAffineTransform(scaleX: scale, y: scale))
        }
        switch layer {
        case .line(let outline, let factor):
            return PathContent(
                outline: scaled(outline),
                stroke: .init(color: .black, width: lineWidth * factor, cap: .round, join: .round))
        case .area(let outline):
            return PathContent(outline: scaled(outline), fill: .color(.black), fillRule: .evenOdd)
        case .cutout(let shape, let gap):
            var result = scaled(shape)
            result.append(scaled(gap).thickened(by: lineWidth * 0.95))
            return PathContent(outline: result, fill: .color(.black), fillRule: .evenOdd)
        }
    }
}

extension Outline {
    /// The area that a line of the given thickness along this path of straight lines covers, with mitred joins.
    fileprivate func thickened(by width: CGFloat) -> Outline {
        var result = Outline()
        var points: [CGPoint] = []
        func finish() {
            if points.count > 1 { result.append(Self.band(along: points, width: width)) }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                points = [point]
            case .line(let point), .curve(let point, _, _): points.append(point)
            case .close:
                if let first = points.first { points.append(first) }
            }
        }
        finish()
        return result
    }

    private static func band(along points: [CGPoint], width: CGFloat) -> Outline {
        let half = width / 2
        func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
            return CGVector(dx: -dy / length * half, dy: dx / length * half)
        }
        let offsets = points.indices.map { index -> CGVector in
            guard index > 0 else { return normal(points[0], points[1]) }
            let before = normal(points[index - 1], points[index])
            guard index + 1 < points.count else { return before }
            let after = normal(points[index], points[index + 1])
            let sum = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
            let squared = max(sum.dx * sum.dx + sum.dy * sum.dy, 1e-9)
            let stretch = 2 * half * half / squared
            return CGVector(dx: sum.dx * stretch, dy: sum.dy * stretch)
        }
        var result = Outline()
        for (index, point) in points.enumerated() {
            let corner = CGPoint(x: point.x + offsets[index].dx, y: point.y + offsets[index].dy)
            index == 0 ? result.move(to: corner) : result.addLine(to: corner)
        }
        for (index, point) in points.enumerated().reversed() {
            result.addLine(to: CGPoint(x: point.x - offsets[index].dx, y: point.y - offsets[index].dy))
        }
        result.close()
        return result
    }
}
