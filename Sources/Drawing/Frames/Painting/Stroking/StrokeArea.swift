import Foundation

/// Builds the area of strokes: what a bar of the stroke's width sweeps over, plus joins and caps.
///
/// A line's polygon goes along its left side and back along its right side. It is the sum of a box for each segment, a
/// wedge on the outer side of each corner, and the ends; in addition there are fans for narrow curves. All of them have
/// the same orientation, so that nothing cancels out under the non-zero rule, however narrow the curves are.
struct StrokeArea {
    private(set) var outline = Outline()

    private let half: CGFloat
    private let style: PathContent.Stroke
    private let squaredMiterLimit: CGFloat
    private let tolerance: CGFloat

    /// The sides of a line: the left is the side that `quarterTurn` points to.
    private var left = StrokeSide()
    private var right = StrokeSide()

    init(_ style: PathContent.Stroke, tolerance: CGFloat) {
        self.style = style
        self.tolerance = tolerance
        half = style.width / 2
        let limit = style.miterLimit ?? 10
        squaredMiterLimit = limit * limit
    }

    mutating func add(_ line: StrokeLine) {
        if let dot = line.dot { return addDot(dot, toward: CGPoint(x: 1, y: 0)) }
        guard let first = line.segments.first else { return }
        left.removeAll()
        right.removeAll()
        if line.isClosed {
            addClosed(line.segments)
        } else if line.segments.allSatisfy({ $0.length == 0 }) {
            addDot(first.start, toward: first.direction)
        } else {
            addOpen(line.segmentsBetweenEnds)
        }
    }

    private mutating func addClosed(_ segments: [StrokeLine.Segment]) {
        guard var before = segments.last else { return }
        for segment in segments {
            turn(before, segment)
            before = segment
        }
        left.close()
        right.close()
        addPolygon(left.edge)
        addPolygon(right.edge.reversed())
        addFans()
    }

    private mutating func addOpen(_ segments: ArraySlice<StrokeLine.Segment>) {
        guard let first = segments.first, let last = segments.last else { return }
        addEdge(first.start, first.direction)
        for index in segments.indices.dropFirst() {
            let (before, after) = (segments[index - 1], segments[index])
            // There is no corner between a curve's end direction and its first chord: a join would stick out behind the
            // end.
            if index == segments.startIndex + 1, before.length == 0 { continue }
            if index == segments.endIndex - 1, after.length == 0 { continue }
            turn(before, after)
        }
        addEdge(last.end, last.direction)
        var polygon = left.edge
        addEnd(at: last.end, toward: last.direction, into: &polygon)
        polygon += right.edge.reversed()
        addEnd(at: first.start, toward: first.direction * -1, into: &polygon)
        addPolygon(polygon)
        addFans()
    }

    /// Adds the corners of a cap.
    private mutating func addEdge(_ point: CGPoint, _ direction: CGPoint) {
        let side = direction.quarterTurn * half
        left.add(point, point + side)
        right.add(point, point - side)
    }

    /// Adds the area of narrow curves, oriented like all other polygons.
    private mutating func addFans() {
        for fan in left.fans + right.fans {
            let doubleArea =
                (fan[1] - fan[0]).cross(fan[2] - fan[0]) + (fan[2] - fan[0]).cross(fan[fan.count - 1] - fan[0])
            addPolygon(doubleArea > 0 ? fan.reversed() : fan)
        }
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        guard let first = points.first, points.count > 2 else { return }
        outline.move(to: first)
        for point in points.dropFirst() { outline.addLine(to: point) }
        outline.close()
    }

    // MARK: Corners

    /// Adds both sides of a corner.
    private mutating func turn(_ before: StrokeLine.Segment, _ after: StrokeLine.Segment) {
        if before.direction.cross(after.direction) >= 0 {
            addInside(before, after, 1, into: &left)
            addOutside(after.start, before.direction, after.direction, -1, after.corner, into: &right)
        } else {
            addInside(before, after, -1, into: &right)
            addOutside(after.start, before.direction, after.direction, 1, after.corner, into: &left)
        }
    }

    /// Adds the inner side of a corner: the intersection of the edges if the segments are long enough to reach it,
    /// otherwise through the corner itself, so that nothing sticks out of the boxes. In a curve, that would leave a
    /// fringe of boxes past its center, which spokes avoid.
    private func addInside(
        _ before: StrokeLine.Segment, _ after: StrokeLine.Segment, _ side: CGFloat, into edge: inout StrokeSide
    ) {
        let (point, one, two) = (after.start, before.direction, after.direction)
        let shared = min(before.length, after.length)
        let (cross, dot) = (abs(one.cross(two)), one.dot(two))
        let (first, last) = (one.quarterTurn * (half * side), two.quarterTurn * (half * side))
        // There is no corner between two chords of one direction.
        let isStraight = edge.isInCurve && shared == 0 && dot > 0.999
        // The tangent of half the angle is sin / (1 + cos).
        if !isStraight, half * cross * 2 <= shared * (1 + dot), dot > -0.999 {
            edge.add(point, point + (first + last) * (1 / (1 + dot)))
        } else if isStraight || (after.corner == .smooth && shared > 0 && dot > 0) {
            let sum = first + last
            edge.addInCurve(point, point + sum * (half / sum.length))
        } else {
            edge.add(point, from: point + first, to: point + last, by: [point])
        }
    }

    /// Adds the outer side of a corner, with its join.
    private func addOutside(
        _ point: CGPoint, _ one: CGPoint, _ two: CGPoint, _ side: CGFloat, _ corner: StrokeLine.Corner,
        into edge: inout StrokeSide
    ) {
        let dot = one.dot(two)
        let (first, last) = (one.quarterTurn * (half * side), two.quarterTurn * (half * side))
        let isRound = corner == .smooth || style.join == .round
        // Where the edges meet, the distance from the corner to the tip is 1 / cos of half the angle, in half widths.
        let squaredReach = (1 + dot) / 2
        if squaredReach > 0.5, half * (1 - squaredReach) <= tolerance, isRound || dot > 0.9999 {
            return edge.add(point, point + (first + last) * (1 / (1 + dot)))
        }
        if !isRound, style.join == .miter, squaredReach * squaredMiterLimit >= 1, dot > -0.999999 {
            return edge.add(point, point + (first + last) * (1 / (1 + dot)))
        }
        var arc: [CGPoint] = []
        if isRound { addArc(around: point, first, last, by: one * half, into: &arc) }
        edge.add(point, from: point + first, to: point + last, by: arc)
    }

    // MARK: Ends

    private func addEnd(at point: CGPoint, toward direction: CGPoint, into edge: inout [CGPoint]) {
        let (side, ahead) = (direction.quarterTurn * half, direction * half)
        switch style.cap {
        case .butt: break
        case .square: edge += [point + side + ahead, point - side + ahead]
        case .round: addArc(around: point, side, side * -1, by: ahead, into: &edge)
        }
    }

    /// Adds both caps of a zero-length line.
    private mutating func addDot(_ point: CGPoint, toward direction: CGPoint) {
        guard style.cap != .butt else { return }
        var edge: [CGPoint] = []
        let side = direction.quarterTurn * half
        edge.append(point + side)
        addEnd(at: point, toward: direction, into: &edge)
        edge.append(point - side)
        addEnd(at: point, toward: direction * -1, into: &edge)
        addPolygon(edge)
    }

    // MARK: Arcs

    /// Adds the points of an arc between two radii of at most half a circle, on the side of `middle`.
    private func addArc(
        around center: CGPoint, _ first: CGPoint, _ last: CGPoint, by middle: CGPoint, into edge: inout [CGPoint]
    ) {
        if first.dot(last) < 0 {
            let sum = first + last
            // The direction between opposite radii is undefined.
            let between = sum.length > half * 1e-4 ? sum * (half / sum.length) : middle
            addShortArc(around: center, first, between, into: &edge)
            edge.append(center + between)
            addShortArc(around: center, between, last, into: &edge)
        } else {
            addShortArc(around: center, first, last, into: &edge)
        }
    }

    /// Bisects an arc until its chords are close enough: the sum of two radii points between them.
    private func addShortArc(around center: CGPoint, _ first: CGPoint, _ last: CGPoint, into edge: inout [CGPoint]) {
        let sum = first + last
        let length = sum.length
        guard half - length / 2 > tolerance else { return }
        let between = sum * (half / length)
        addShortArc(around: center, first, between, into: &edge)
        edge.append(center + between)
        addShortArc(around: center, between, last, into: &edge)
    }
}
