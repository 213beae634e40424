package import Foundation

/// The distance between two outlines, in points.
package struct OutlineDistance {
    /// The points of either outline and their distances from the other.
    private let points: [(point: CGPoint, distance: CGFloat)]

    /// The maximum distance of a point of one outline from the other.
    package let largest: CGFloat

    /// The maximum numbers of compared points and lines: complex drawings are compared approximately.
    private static let (maximumPoints, maximumLines) = (256, 2048)

    package init(_ one: Outline, _ other: Outline) {
        let (first, second) = (Self.lines(one), Self.lines(other))
        points = Self.distances(of: first, from: second) + Self.distances(of: second, from: first)
        largest = points.map(\.distance).max() ?? 0
    }

    /// Whether all points of either outline are within `slack` points of the other.
    static func isWithin(_ slack: CGFloat, _ one: Outline, _ other: Outline) -> Bool {
        if one.isClose(to: other) { return true }
        let (first, second) = (lines(one), lines(other))
        func isNear(_ lines: [Line], _ others: [Line]) -> Bool {
            lines.allSatisfy { line in
                others.contains { line.start.distance(toLineFrom: $0.start, to: $0.end) < slack }
            }
        }
        return isNear(first, second) && isNear(second, first)
    }

    /// Returns the points that are visibly away from the other outline.
    ///
    /// - Parameter isLeftOut: Excludes points whose distance is already explained.
    package func apart(except isLeftOut: (_ point: CGPoint, _ distance: CGFloat) -> Bool = { _, _ in false })
        -> [CGPoint]
    {
        let rest = points.filter { $0.distance >= CGFloat.visibleTolerance && !isLeftOut($0.point, $0.distance) }
        let least = (rest.map(\.distance).max() ?? 0) / 4
        return rest.filter { $0.distance >= least }.map(\.point)
    }

    private typealias Line = (start: CGPoint, end: CGPoint)

    private static func lines(_ outline: Outline) -> [Line] {
        let pieces = outline.contours.flatMap(\.pieces).prefix(maximumLines)
        let curves = max(pieces.count, 1)
        let steps = min(max(maximumLines / curves, 1), 32)
        var lines: [Line] = []
        for piece in pieces {
            let count = piece.controls == nil ? 1 : steps
            var last = piece.start
            for step in 1...count {
                let point = piece.point(at: CGFloat(step) / CGFloat(count))
                lines.append((last, point))
                last = point
            }
        }
        return lines
    }

    private static func distances(of lines: [Line], from others: [Line]) -> [(point: CGPoint, distance: CGFloat)] {
        let stride = max(lines.count / maximumPoints, 1)
        let points =
            lines.indices.filter { $0 % stride == 0 }.map { lines[$0].start } + (lines.last.map { [$0.end] } ?? [])
        return points.map { point in
            let nearest = others.map { point.distance(toLineFrom: $0.start, to: $0.end) }.min()
            return (point, nearest ?? .greatestFiniteMagnitude)
        }
    }
}

extension CGPoint {
    /// Returns the distance to the nearest point of a line segment.
    func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1) : 0
        return distance(to: CGPoint(x: start.x + share * dx, y: start.y + share * dy))
    }
}
