/// A cubic Bézier curve between points of the grid.
struct GridCurve {
    var start, one, two, end: GridPoint

    /// The square of how far a chord may be from its curve: a tenth of a pixel, as Cairo has it, in steps of the grid.
    private static let squaredTolerance = 25.6 * 25.6

    /// Calls `body` with the points behind the start, between which straight lines come close enough to the curve.
    ///
    /// The curve is halved by de Casteljau's construction until its control points are near to the chord, and with them
    /// the curve, which lies inside of their hull: J. Lane and R. Riesenfeld, *A theoretical development for the computer
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

    /// The square of a point's distance from the chord.
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
