/// A cubic Bézier curve between grid points.
struct GridCurve {
    var start, one, two, end: GridPoint

    /// The square of the maximum distance between a chord and its curve: a tenth of a pixel, as in Cairo, in grid
    /// steps.
    private static let squaredTolerance = 25.6 * 25.6

    /// Calls `body` with points after the start, such that straight lines between them approximate the curve.
    ///
    /// The curve is bisected by de Casteljau's algorithm until its control points are near the chord, and thereby the
    /// curve, which is inside their convex hull: J. Lane and R. Riesenfeld, *A theoretical development for the computer
    /// generation and display of piecewise polynomial surfaces*, IEEE PAMI 2(1), 1980.
    func forEachPoint(_ body: (GridPoint) -> Void) {
        addMiddlePoints(body)
        body(end)
    }

    private func addMiddlePoints(_ body: (GridPoint) -> Void) {
        guard max(squaredDistance(one), squaredDistance(two)) >= Self.squaredTolerance else { return }
        let (first, middle, last) = (start.middle(one), one.middle(two), two.middle(end))
        let (left, right) = (first.middle(middle), middle.middle(last))
        let half = left.middle(right)
        GridCurve(start: start, one: first, two: left, end: half).addMiddlePoints(body)
        body(half)
        GridCurve(start: half, one: right, two: last, end: end).addMiddlePoints(body)
    }

    /// Returns the square of a point's distance from the chord.
    private func squaredDistance(_ point: GridPoint) -> Double {
        let (chordX, chordY) = (Double(end.x - start.x), Double(end.y - start.y))
        var (x, y) = (Double(point.x - start.x), Double(point.y - start.y))
        let (along, whole) = (x * chordX + y * chordY, chordX * chordX + chordY * chordY)
        if along >= whole {
            x -= chordX
            y -= chordY
        } else if along > 0 {
            x -= along / whole * chordX
            y -= along / whole * chordY
        }
        return x * x + y * y
    }
}
