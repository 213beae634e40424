import Frames

extension Outline {
    /// The elements with their points, the end point last, as in Core Graphics: none to close a subpath.
    ///
    /// Curves with one control point are stored as equal ones with two, and converted back here.
    package var steps: [(type: CGPathElementType, points: [CGPoint])] {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        return elements.map { element in
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                return (.moveToPoint, [point])
            case .line(let point):
                current = point
                return (.addLineToPoint, [point])
            case .curve(let point, let one, let two):
                defer { current = point }
                let control = Self.quadraticControl(from: current, one, two, to: point)
                return control.map { (.addQuadCurveToPoint, [$0, point]) } ?? (.addCurveToPoint, [one, two, point])
            case .close:
                current = start
                return (.closeSubpath, [])
            }
        }
    }

    /// Returns the control point of a cubic curve that is equal to a quadratic one; `nil` for any other.
    ///
    /// A quadratic curve's control point is at 3/2 of the way from an end point to its cubic control point.
    private static func quadraticControl(
        from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint
    ) -> CGPoint? {
        func control(_ near: CGPoint, _ handle: CGPoint) -> CGPoint {
            CGPoint(x: (3 * handle.x - near.x) / 2, y: (3 * handle.y - near.y) / 2)
        }
        let (first, second) = (control(start, one), control(end, two))
        let size = [start, one, two, end].reduce(1) { max($0, abs($1.x), abs($1.y)) }
        guard abs(first.x - second.x) <= size * 1e-9, abs(first.y - second.y) <= size * 1e-9 else { return nil }
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
}
