import Foundation

/// Gathers the area of lines: what a bar as long as the stroke is wide passes over, and what is put to its corners and
/// ends.
///
/// A line's polygon goes along its left side and back along its right one. It is the sum of a box for each segment, of a
/// wedge at the outer side of each corner, and of the ends, and all of these turn the same way. So nothing in it cancels
/// out under the non-zero rule, however narrow the curves are.
struct StrokeArea {
    private(set) var outline = Outline()

    private let half: CGFloat
    private let style: PathContent.Stroke
    private let squaredMiterLimit: CGFloat
    private let tolerance: CGFloat

    /// The sides of a line: the left is where `quarterTurn` points.
    private var left: [CGPoint] = []
    private var right: [CGPoint] = []

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
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
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
        addPolygon(left)
        addPolygon(right.reversed())
    }

    private mutating func addOpen(_ segments: ArraySlice<StrokeLine.Segment>) {
        guard let first = segments.first, let last = segments.last else { return }
        addEdge(first.start, first.direction)
        for index in segments.indices.dropFirst() {
            let (before, after) = (segments[index - 1], segments[index])
            // From the direction that a curve has at its end to its first chord there is no corner: one would stick out
            // behind the end.
            if index == segments.startIndex + 1, before.length == 0 { continue }
            if index == segments.endIndex - 1, after.length == 0 { continue }
            turn(before, after)
        }
        addEdge(last.end, last.direction)
        addEnd(at: last.end, toward: last.direction, into: &left)
        left += right.reversed()
        addEnd(at: first.start, toward: first.direction * -1, into: &left)
        addPolygon(left)
    }

    /// Adds the corners of a line's end.
    private mutating func addEdge(_ point: CGPoint, _ direction: CGPoint) {
        let side = direction.quarterTurn * half
        left.append(point + side)
        right.append(point - side)
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
            let shared = min(before.length, after.length)
            addInside(after.start, before.direction, after.direction, 1, shared, into: &left)
            addOutside(after.start, before.direction, after.direction, -1, after.corner, into: &right)
        } else {
            let shared = min(before.length, after.length)
            addInside(after.start, before.direction, after.direction, -1, shared, into: &right)
            addOutside(after.start, before.direction, after.direction, 1, after.corner, into: &left)
        }
    }

    /// Adds the side to which a line turns: to where the edges meet, if the segments are long enough to get there; else
    /// through the corner itself, so that what sticks out stays inside of the boxes.
    private func addInside(
        _ point: CGPoint, _ one: CGPoint, _ two: CGPoint, _ side: CGFloat, _ shared: CGFloat,
        into edge: inout [CGPoint]
    ) {
        let (cross, dot) = (abs(one.cross(two)), one.dot(two))
        let (first, last) = (one.quarterTurn * (half * side), two.quarterTurn * (half * side))
        // The tangent of half the angle is sin / (1 + cos).
        if half * cross * 2 <= shared * (1 + dot), dot > -0.999 {
            edge.append(point + (first + last) * (1 / (1 + dot)))
        } else {
            edge.append(point + first)
            edge.append(point)
            edge.append(point + last)
        }
    }

    /// Adds the side from which a line turns away, where its join is.
    private func addOutside(
        _ point: CGPoint, _ one: CGPoint, _ two: CGPoint, _ side: CGFloat, _ corner: StrokeLine.Corner,
        into edge: inout [CGPoint]
    ) {
        let dot = one.dot(two)
        let (first, last) = (one.quarterTurn * (half * side), two.quarterTurn * (half * side))
        let isRound = corner == .smooth || style.join == .round
        // Where the edges meet, the tip is 1 / cos of half the angle from the corner, in halves of the width.
        let squaredReach = (1 + dot) / 2
        if squaredReach > 0.5, half * (1 - squaredReach) <= tolerance, isRound || dot > 0.9999 {
            edge.append(point + (first + last) * (1 / (1 + dot)))
            return
        }
        if !isRound, style.join == .miter, squaredReach * squaredMiterLimit >= 1, dot > -0.999999 {
            edge.append(point + (first + last) * (1 / (1 + dot)))
            return
        }
        edge.append(point + first)
        if isRound { addArc(around: point, first, last, by: one * half, into: &edge) }
        edge.append(point + last)
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

    /// Adds both ends of a line without a length.
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

    /// Adds the points of an arc between two of its radii, up to half a circle, the one way round that passes `middle`.
    private func addArc(
        around center: CGPoint, _ first: CGPoint, _ last: CGPoint, by middle: CGPoint, into edge: inout [CGPoint]
    ) {
        if first.dot(last) < 0 {
            let sum = first + last
            // Opposite radii have no direction between them.
            let between = sum.length > half * 1e-4 ? sum * (half / sum.length) : middle
            addShortArc(around: center, first, between, into: &edge)
            edge.append(center + between)
            addShortArc(around: center, between, last, into: &edge)
        } else {
            addShortArc(around: center, first, last, into: &edge)
        }
    }

    /// Halves an arc until its chords are near enough: the sum of two radii points between them.
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
