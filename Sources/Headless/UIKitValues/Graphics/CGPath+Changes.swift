import Frames

/// A step along a path.
public struct CGPathElement {
    /// Kept and never read: it is for code that enumerates a path.
    public var type: CGPathElementType
    /// The points of the step: none to close a subpath, three for a curve with two control points. Kept and never read:
    /// it is for code that enumerates a path.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The kinds of steps.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPath {
    /// Calls `block` for each step, in the order of drawing.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for (type, points) in outline.steps {
            // The pointer must be valid even for a step without points.
            var points = points.isEmpty ? [.zero] : points
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline: outline.applying(transform))
    }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline.applying(transform)
        return copy
    }

    /// Returns the outline of the path's stroke, to be filled by the winding rule.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineState(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: [], dashPhase: 0)
        return CGPath(outline: outline.applying(transform).stroked(style.stroke(.black)))
    }

    /// Returns the dashes of the path, each as a subpath.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = outline.applying(transform)
        guard lengths.contains(where: { $0 > 0 }), !lengths.contains(where: { $0 < 0 || !$0.isFinite }) else {
            return CGPath(outline: path)
        }
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        let dashes = path.contours.map { contour -> Outline in
            let part = Outline(pieces: contour.pieces)
            let total = contour.pieces.reduce(0) { $0 + $1.length }
            guard total > 0, total / period < 1e5 else { return part }
            var start = -phase.truncatingRemainder(dividingBy: period) - (phase < 0 ? period : 0)
            var result = Outline()
            while start < total {
                var position = start
                for (index, length) in lengths.enumerated() {
                    if index % 2 == 0, position + length > 0, position < total {
                        result.append(part.trimmed(from: position / total, to: (position + length) / total))
                    }
                    position += length
                }
                start += period
            }
            return result
        }
        return CGPath(outline: dashes.reduce(into: Outline()) { $0.append($1) })
    }

    /// Stores the rectangle if the path is one; returns whether it is.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let bounds = outline.controlBounds,
            outline == .rectangle(bounds) || outline == Outline(Outline.rectangle(bounds).elements.dropLast())
        else { return false }
        rect?.pointee = bounds
        return true
    }
}

extension Outline {
    /// Creates an outline from consecutive pieces.
    fileprivate init(pieces: [OutlinePiece]) {
        self.init()
        for piece in pieces {
            if currentPoint != piece.start { move(to: piece.start) }
            if let (one, two) = piece.controls {
                addCurve(to: piece.end, control1: one, control2: two)
            } else {
                addLine(to: piece.end)
            }
        }
    }

    /// Returns a rectangle with elliptical corners.
    static func rectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> Outline {
        guard cornerWidth != cornerHeight, cornerWidth > 0, cornerHeight > 0 else {
            return .roundedRectangle(rect, radii: CornerRadii(min(cornerWidth, cornerHeight)))
        }
        let factor = cornerHeight / cornerWidth
        let even = CGRect(x: rect.minX, y: rect.minY / factor, width: rect.width, height: rect.height / factor)
        return Outline.roundedRectangle(even, radii: CornerRadii(cornerWidth))
            .applying(Transform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: 0))
    }
}
