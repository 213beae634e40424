import Frames

extension Outline {
    /// Returns the area of a stroke along this path of straight lines, with mitered joins.
    func band(ofWidth width: CGFloat) -> Outline {
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
