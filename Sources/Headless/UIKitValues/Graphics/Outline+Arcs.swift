import Frames

extension Outline {
    /// Adds an arc, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    /// - startAngle: In radians from the right, increasing clockwise on the screen.
    /// - clockwise: The direction as seen on the screen, where y points down.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // The handle length with which a cubic curve best approximates an arc of `step` radians.
        let handle = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let from = startAngle + CGFloat(piece) * step
            let to = from + step
            let (first, last) = (point(from), point(to))
            addCurve(
                to: last,
                control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
                control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)))
        }
    }

    /// Returns the signed angle of an arc; at most a full turn.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        if abs(difference) >= turn { return clockwise ? turn : -turn }
        if clockwise { return difference < 0 ? difference + turn : difference }
        return difference > 0 ? difference - turn : difference
    }

    /// Adds a rounded corner: an arc tangent to the line from the current point to `corner` and to the one from there
    /// to `end`.
    mutating func addArc(corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: corner) }
        let (v1, v2) = (corner.direction(to: start), corner.direction(to: end))
        let cross = v1.dx * v2.dy - v1.dy * v2.dx
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
        let angle = acos(min(max(v1.dx * v2.dx + v1.dy * v2.dy, -1), 1))
        let distance = radius / tan(angle / 2)
        let first = CGPoint(x: corner.x + v1.dx * distance, y: corner.y + v1.dy * distance)
        let last = CGPoint(x: corner.x + v2.dx * distance, y: corner.y + v2.dy * distance)
        let toCenter = radius / sin(angle / 2)
        let bisector = CGPoint.zero.direction(to: CGPoint(x: v1.dx + v2.dx, y: v1.dy + v2.dy))
        let center = CGPoint(x: corner.x + bisector.dx * toCenter, y: corner.y + bisector.dy * toCenter)
        addArc(
            center: center, radius: radius,
            startAngle: atan2(first.y - center.y, first.x - center.x),
            endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross < 0)
    }

    /// The same path in the opposite direction.
    var reversed: Outline {
        var result = Outline()
        for subpath in subpaths.reversed() {
            guard let end = subpath.points.last else { continue }
            result.move(to: end)
            for index in subpath.segments.indices.reversed() {
                let target = subpath.points[index]
                if let (control1, control2) = subpath.segments[index] {
                    result.addCurve(to: target, control1: control2, control2: control1)
                } else {
                    result.addLine(to: target)
                }
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }

    /// A continuous part of the path: its points, and the lines (`nil`) or curves between them.
    private struct Subpath {
        var points: [CGPoint]
        var segments: [(CGPoint, CGPoint)?] = []
        var isClosed = false
    }

    private var subpaths: [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Subpath(points: [point]))
            case .line(let point):
                if result.isEmpty { result.append(Subpath(points: [point])) }
                result[result.count - 1].points.append(point)
                result[result.count - 1].segments.append(.none)
            case .curve(let point, let control1, let control2):
                if result.isEmpty { result.append(Subpath(points: [control1])) }
                result[result.count - 1].points.append(point)
                result[result.count - 1].segments.append((control1, control2))
            case .close:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            }
        }
        return result
    }
}

extension CGPoint {
    /// Returns the unit vector toward another point.
    fileprivate func direction(to other: CGPoint) -> CGVector {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
