public import Foundation

extension Outline {
    /// Returns a rectangle with iOS's smooth corners, whose curvature increases and decreases gradually.
    ///
    /// This is the shape of `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)`. A corner takes up 1.53 times
    /// its radius along both of its edges. An edge that is too short for both of its corners becomes a round end: each
    /// of the two takes its share of the edge, whatever its radius, and extends along the other edge. A corner of two
    /// such edges is a quarter circle.
    ///
    /// Radii are limited to half the shorter side.
    public static func smoothRoundedRectangle(_ rect: CGRect, radii: CornerRadii) -> Outline {
        let radii = radii.limited(to: min(rect.width, rect.height) / 2)
        let clockwise = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        let splines = (0..<4).map { number in
            let (radius, before, after) = (clockwise[number], clockwise[(number + 3) % 4], clockwise[(number + 1) % 4])
            let lengths = number % 2 == 0 ? (rect.height, rect.width) : (rect.width, rect.height)
            let arriving = SmoothCorner.Edge(length: lengths.0, radius: radius, otherRadius: before)
            let leaving = SmoothCorner.Edge(length: lengths.1, radius: radius, otherRadius: after)
            return SmoothCorner.points(radius: radius, arriving: arriving, leaving: leaving)
                .map { point(atCorner: number, of: rect, $0) }
        }
        var path = Outline()
        path.move(to: splines[0][splines[0].count - 1])
        for spline in [splines[1], splines[2], splines[3], splines[0]] {
            path.addLine(to: spline[0])
            for end in stride(from: 3, to: spline.count, by: 3) {
                path.addCurve(to: spline[end], control1: spline[end - 2], control2: spline[end - 1])
            }
        }
        path.close()
        return path
    }

    /// The length along an edge that a smooth corner of radius 1 takes up.
    public static let smoothCornerExtent = SmoothCorner.extent

    /// Returns the point at given distances from a corner along the edges before and after it.
    private static func point(atCorner number: Int, of rect: CGRect, _ distances: CGPoint) -> CGPoint {
        let (before, after) = (distances.x, distances.y)
        return switch number {
        case 0: CGPoint(x: rect.minX + after, y: rect.minY + before)
        case 1: CGPoint(x: rect.maxX - before, y: rect.minY + after)
        case 2: CGPoint(x: rect.maxX - after, y: rect.maxY - before)
        default: CGPoint(x: rect.minX + before, y: rect.maxY - after)
        }
    }
}

/// The curves of a smooth corner.
private enum SmoothCorner {
    /// An edge as seen from one of its corners.
    struct Edge {
        /// The length of the edge that the corner may take up, in points.
        var available: CGFloat
        /// Whether the edge has two rounded corners and is too short for both.
        var isShort: Bool

        init(length: CGFloat, radius: CGFloat, otherRadius: CGFloat) {
            available = otherRadius > 0 ? length * radius / (radius + otherRadius) : length
            isShort = otherRadius > 0 && SmoothCorner.extent * (radius + otherRadius) > length
        }
    }

    /// Returns a corner as cubic curves: a point, then two control points and a point for each curve. The coordinates
    /// are the distances from the corner along the edge before it and along the one after it.
    static func points(radius: CGFloat, arriving: Edge, leaving: Edge) -> [CGPoint] {
        guard radius > 0 else { return [.zero] }
        switch (arriving.isShort, leaving.isShort) {
        case (false, false): return smooth.map { $0.scaled(by: radius) }
        case (false, true): return roundEnd(across: leaving.available, along: arriving.available)
        case (true, false):
            return roundEnd(across: arriving.available, along: leaving.available).reversed().map {
                CGPoint(x: $0.y, y: $0.x)
            }
        case (true, true): return quarterCircle.map { $0.scaled(by: min(arriving.available, leaving.available)) }
        }
    }

    /// Returns half of a round end, starting on the long edge, where its last curve is at most `length` long.
    private static func roundEnd(across available: CGFloat, along length: CGFloat) -> [CGPoint] {
        roundEnd.map { $0.scaled(by: available / extent) }.map { CGPoint(x: min($0.x, length), y: $0.y) }
    }

    /// The length along an edge that a corner of radius 1 takes up.
    static let extent: CGFloat = 1.52866483

    // The curves that iOS draws, read from its paths.

    private static let smooth = [
        CGPoint(x: extent, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
        CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379),
        CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: extent),
    ]

    /// Its second curve is a short straight line.
    private static let roundEnd = [
        CGPoint(x: 2.30815363, y: 0), CGPoint(x: 1.63527834, y: 0), CGPoint(x: 1.29884040, y: 0),
        CGPoint(x: 0.99544263, y: 0.10012127), CGPoint(x: 0.99544263, y: 0.10012127),
        CGPoint(x: 0.93667978, y: 0.11451437), CGPoint(x: 0.93667978, y: 0.11451437),
        CGPoint(x: 0.37430558, y: 0.31920183), CGPoint(x: 0, y: 0.85376567), CGPoint(x: 0, y: 1.45223188),
    ]

    private static let quarterCircle = [
        CGPoint(x: 1, y: 0), CGPoint(x: 1 - Outline.circleHandle, y: 0), CGPoint(x: 0, y: 1 - Outline.circleHandle),
        CGPoint(x: 0, y: 1),
    ]
}

extension CGPoint {
    fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
